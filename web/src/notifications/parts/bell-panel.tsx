import { notificationTexts } from "@blenda/domain/notifications/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useNow } from "../../lib/clock/now.ts";
import { Button } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";
import { inBell, latestQuery, useClearAll, useMarkAllRead, useMarkRead } from "../data/latest.ts";
import { dayGroups } from "./groups.ts";
import { NotificationRow } from "./notification-row.tsx";
import { NotificationSkeleton } from "./notification-skeleton.tsx";

export function BellPanel({ onLeave }: { onLeave: () => void }) {
  const { data } = useQuery(latestQuery);
  const markAllRead = useMarkAllRead();
  const clearAll = useClearAll();
  const hasSome = data !== undefined && data.items.length > 0;
  return (
    <>
      <header className="flex h-14 shrink-0 items-center justify-between gap-2 border-b border-line pr-2 pl-4">
        <h2 className="type-h3">Notifications</h2>
        {hasSome && (
          <div className="flex">
            <Button kind="quiet" size="small" disabled={data.unread === 0} className="disabled:bg-transparent" onClick={markAllRead}>
              Mark all read
            </Button>
            <Button kind="quiet" size="small" onClick={clearAll}>
              Clear all
            </Button>
          </div>
        )}
      </header>
      <Newest onLeave={onLeave} />
      <footer className="shrink-0 border-t border-line">
        <Link
          to="/notifications"
          onClick={onLeave}
          className="flex h-12 items-center justify-center gap-2 type-ui text-sky -outline-offset-2 transition-colors hover:bg-surface-2"
        >
          View all
          <Icon name="arrow-right" size={16} />
        </Link>
      </footer>
    </>
  );
}

function Newest({ onLeave }: { onLeave: () => void }) {
  const { data, error, refetch } = useQuery(latestQuery);
  const markRead = useMarkRead();
  const now = useNow();
  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label="Loading your notifications">
        <Repeat of={NotificationSkeleton} times={4} />
      </div>
    );
  if (data.items.length === 0)
    return (
      <EmptyState icon="bell" title={notificationTexts.none}>
        New followers, replies and news about your models show up here.
      </EmptyState>
    );
  return (
    <div className="overflow-y-auto overscroll-contain">
      {dayGroups(inBell(data), now).map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <h3 className="px-4 pt-3 pb-1.5 type-label text-muted">{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <NotificationRow
                  item={item}
                  now={now}
                  onOpen={({ id, read }, isLeaving) => {
                    if (!read) markRead(id);
                    if (isLeaving) onLeave();
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
