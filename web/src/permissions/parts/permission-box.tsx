import { PERMISSION_NAMES } from "@blenda/domain/access/permission-names";
import type { HeldPermission } from "@blenda/domain/users/model";
import { dayOf } from "../../lib/text/time.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { OPENS } from "./permission-groups.ts";

const FACES = {
  role: "border-line-strong bg-surface-3 text-muted",
  given: "border-ember bg-ember text-on-ember",
  none: "border-control-line bg-bg text-transparent",
} as const;

/** One of three faces: by role, given, none. The tick is a picture; the words for it belong to whatever carries it. */
export function PermissionFace({ source }: Pick<HeldPermission, "source">) {
  return (
    <span
      aria-hidden="true"
      className={classNames("grid size-4.5 shrink-0 place-items-center rounded-[5px] border", FACES[source ?? "none"])}
    >
      {source && <Icon name="check" size={14} />}
    </span>
  );
}

/** Where it comes from, in words. */
export function sourceText({ source, grant }: Pick<HeldPermission, "source" | "grant">): string {
  if (source === "role") return "by role";
  if (source === null) return "not given";
  if (!grant) return "given";
  return `given by ${grant.by} on ${dayOf(grant.at)}${grant.endsAt ? `, until ${dayOf(grant.endsAt)}` : ""}: ${grant.reason}`;
}

interface Props {
  held: HeldPermission;
  /** Whose it is; said where the row alone tells it to the eye. */
  of: string;
  /** Absent for who may not change it; what comes with a role is never changed here. */
  onPress?: ((held: HeldPermission) => void) | undefined;
  /** With its name beside it; a table has that in its head. */
  hasName?: boolean;
}

/** A permission of a person: pressed, it is given or taken, after a reason. */
export function PermissionBox({ held, of, onPress, hasName = false }: Props) {
  const { permission, source } = held;
  const name = PERMISSION_NAMES[permission];
  const title = `${OPENS[permission]}. ${name}: ${sourceText(held)}`;
  const face = (
    <>
      <PermissionFace source={source} />
      {hasName && <span className={classNames("min-w-0 wrap-anywhere", source ? "text-text" : "text-muted")}>{permission}</span>}
    </>
  );
  if (!onPress || source === "role") {
    return (
      <span
        role="img"
        aria-label={`${name}, ${sourceText(held)}`}
        title={title}
        className="inline-flex min-h-9 items-center gap-2.5 type-small"
      >
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={source !== null}
      aria-label={hasName ? name : `${name} for ${of}`}
      title={title}
      className="touch-target inline-flex min-h-9 items-center gap-2.5 rounded-xs text-left type-small hover:text-text"
      onClick={() => onPress(held)}
    >
      {face}
    </button>
  );
}
