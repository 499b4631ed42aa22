import type { AuditEntry, Change } from "@blenda/domain/audit/model";
import { Avatar } from "../../ui/avatar.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";

export const actorName = ({ actor }: Pick<AuditEntry, "actor">): string => actor?.name ?? "System";
export const targetName = ({ target }: Pick<AuditEntry, "target">): string => target.name ?? target.id;

export function ActorFace({ entry, size = 24 }: { entry: Pick<AuditEntry, "actor">; size?: number }) {
  if (entry.actor) return <Avatar name={entry.actor.name} size={size} />;
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size }}
      className="inline-grid shrink-0 place-items-center rounded-full bg-surface-3 text-muted"
    >
      <Icon name="cpu" size={14} />
    </span>
  );
}

const LONGEST = 40;
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** From, to: the words of the state machine itself, never translated. */
export function ChangeWords({ change, more = 0 }: { change: Change; more?: number }) {
  const { before, after } = change;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {before !== null && <span className="text-muted">{short(before)}</span>}
      {before !== null && <Icon name="arrow-right" size={14} className="text-faint" />}
      {before !== null && <span className="sr-only">became</span>}
      <Tag tone={after === null ? "bad" : "neutral"}>{after === null ? "removed" : short(after)}</Tag>
      {more > 0 && <span className="type-small text-muted">and {more} more</span>}
    </span>
  );
}
