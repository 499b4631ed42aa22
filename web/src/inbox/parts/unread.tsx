import { useQuery } from "@tanstack/react-query";
import { useMe } from "../../lib/session/use-me.ts";
import { Badge } from "../../ui/badge.tsx";
import { unreadQuery } from "../data/inbox-queries.ts";

function useUnread(): number {
  const me = useMe();
  const { data } = useQuery({ ...unreadQuery, enabled: me !== null });
  return me ? (data?.unread ?? 0) : 0;
}

/** How many messages wait, beside the inbox's link. It changes by itself. */
export function UnreadCount() {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <span className="ml-auto">
      <Badge count={unread} tone="ember" />
      <span className="sr-only"> unread</span>
    </span>
  );
}

/** A dot at the account's picture; the menu behind it says how many there are. */
export function UnreadMark() {
  if (useUnread() === 0) return null;
  return <span aria-hidden="true" className="absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-bg bg-ember" />;
}
