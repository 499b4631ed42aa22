/** Targets of staff commands. Each has an owner, and the domain that keeps it knows whom. */
export const TARGET_KINDS = [
  "person",
  "address",
  "product",
  "training",
  "bundle",
  "submission",
  "look",
  "post",
  "lesson_post",
  "review",
  "order",
  "order_line",
  "provider_event",
  "refund",
  "dispute",
  "conversation",
  "report",
  "payout",
  "commission",
  "recipient",
  "reconciled_row",
  "correction",
] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** A thing a command decides about, by the field of its input that names it (`event.provider`: the field of a field). */
export interface Target {
  kind: TargetKind;
  /** Several fields where only all of them name it. One that is left out names nothing. */
  by: string | readonly string[];
  /** The field lists many, and the command answers for each: those of one's own are refused, and the others are not. */
  isMany?: true;
}

/**
 * The reason why a staff command's target has no owner: it only reads, though who read is written down; it settles how the
 * product itself works; or it runs what the product does by itself, for everybody alike.
 */
export const NOBODYS = ["only reads", "the product itself", "everybody alike"] as const;

export type DecisionTarget = Target | readonly Target[] | (typeof NOBODYS)[number];

export function targetsOf(about: DecisionTarget | undefined): readonly Target[] {
  if (about === undefined || typeof about === "string") return [];
  return "kind" in about ? [about] : about;
}

/** The names of what is decided about, one list of fields' values for each thing. */
export function keysOf({ by, isMany }: Target, input: unknown): readonly (readonly string[])[] {
  const values = (typeof by === "string" ? [by] : by).map((path) => valueAt(input, path));
  if (isMany) return (values[0] as readonly string[] | undefined)?.map((each) => [each]) ?? [];
  return values.every((value) => typeof value === "string") ? [values] : [];
}

const valueAt = (input: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, field) => (value as Record<string, unknown> | undefined)?.[field], input);

/** Said by the guard, and by screens that know it before it is tried. */
export const ownTargetText = "It's about you or something of yours, so someone else on the team has to decide.";
