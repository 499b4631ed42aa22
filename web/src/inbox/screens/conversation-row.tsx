import type { ConversationLine } from "@blenda/domain/inbox/model";
import { Link, useSearch } from "@tanstack/react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { StatusTag } from "./conversation-status.tsx";
import { shortMomentOf } from "./messages/moments.ts";
import { PersonMarks } from "./person-marks.tsx";

export function ConversationRow({ line, isOpen }: { line: ConversationLine; isOpen: boolean }) {
  const asked = useSearch({ from: "/inbox" });
  const [other] = line.others;
  if (!other) return null;
  const isUnread = line.unread > 0;
  return (
    <Link
      to="/inbox"
      search={{ ...asked, conversation: line.id }}
      aria-current={isOpen ? "true" : undefined}
      className={classNames(
        "relative flex gap-3 px-4 py-3.5 -outline-offset-2 transition-colors hover:bg-surface-2",
        isOpen && "bg-surface-2 shadow-[inset_3px_0_0_var(--ember)]",
        isUnread && !isOpen && "bg-surface-1",
      )}
    >
      <Avatar name={other.displayName} src={other.avatarUrl} size={40} {...(other.isShop && { of: "shop" as const })} />
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <span className="flex min-w-0 items-center gap-1.5">
            <span className={classNames("truncate type-ui", isUnread && "font-semibold")}>{other.displayName}</span>
            <PersonMarks person={other} isShort />
          </span>
          <span className="shrink-0 type-label text-muted tabular-nums">{shortMomentOf(line.lastMessageAt)}</span>
        </span>
        <span className="truncate type-small text-text">{line.subject}</span>
        <span className="flex min-h-5 items-center justify-between gap-3">
          <span className="truncate type-small text-muted">{line.excerpt}</span>
          <span className="flex shrink-0 items-center gap-2">
            {line.isMuted && (
              <>
                <Icon name="bell-off" size={14} className="text-faint" />
                <span className="sr-only">Muted</span>
              </>
            )}
            <StatusTag status={line.status} />
            {isUnread && (
              <>
                <Badge count={line.unread} tone={line.isMuted ? "neutral" : "ember"} />
                <span className="sr-only">unread</span>
              </>
            )}
          </span>
        </span>
      </span>
    </Link>
  );
}
