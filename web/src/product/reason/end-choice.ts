const DAY_MS = 86_400_000;

/** How long something lasts, as it is chosen in a form: for good, some days, or until a moment. */
export const END_CHOICES = [
  { value: "none", label: "No end" },
  { value: "1", label: "1 day" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "date", label: "Until a date" },
] as const;

export interface EndChoice {
  lasts: string;
  /** As the browser's own field has it: `2026-11-24T16:40`, by the reader's clock. */
  endsOn: string;
}

export const NO_END: EndChoice = { lasts: "none", endsOn: "" };

/** What must end: a week unless another span is chosen. */
export const A_WEEK: EndChoice = { lasts: "7", endsOn: "" };

/** The moment of the end; null for none. */
export function endOf({ lasts, endsOn }: EndChoice, now = Date.now()): string | null {
  if (lasts === "none") return null;
  return new Date(lasts === "date" ? endsOn : now + Number(lasts) * DAY_MS).toISOString();
}

export function endFault({ lasts, endsOn }: EndChoice, now = Date.now()): string | undefined {
  if (lasts !== "date") return undefined;
  return Date.parse(endsOn) > now ? undefined : "Choose a date in the future.";
}
