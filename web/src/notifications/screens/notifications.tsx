import { NOTIFICATIONS } from "@blenda/domain/notifications/constants";
import type { Latest } from "@blenda/domain/notifications/model";
import { notificationTexts } from "@blenda/domain/notifications/texts";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useNow } from "../../lib/clock/now.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";
import { SideList, sideItemStyle } from "../../ui/layout/side-list.tsx";
import { choicesOf, type Filter, filterItems, readFilter, writeFilter } from "../data/filter.ts";
import { latestQuery, useClearAll, useMarkAllRead, useMarkRead } from "../data/latest.ts";
import { recentGroups } from "../parts/groups.ts";
import { NotificationRow } from "../parts/notification-row.tsx";
import { NotificationSkeleton } from "../parts/notification-skeleton.tsx";

export function Notifications() {
  const filter = readFilter(useSearch({ from: "/notifications" }));
  const { data, error, refetch } = useQuery(latestQuery);
  return (
    <div className="page py-10 lg:py-14">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="type-h1">Notifications</h1>
        <Actions latest={data} />
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:mt-8 md:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)]">
        {data?.items.length !== 0 && <Filters latest={data} filter={filter} />}
        {data?.items.length === 0 ? (
          <div className="lg:col-span-2">
            <EmptyState icon="bell" title={notificationTexts.none}>
              New followers, replies and news about your models show up here.
            </EmptyState>
          </div>
        ) : data ? (
          <List latest={data} filter={filter} />
        ) : error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-label="Loading your notifications" className="rounded-md border border-line bg-surface-1">
            <Repeat of={NotificationSkeleton} times={8} />
          </div>
        )}
      </div>
    </div>
  );
}

function Filters({ latest, filter }: { latest: Latest | undefined; filter: Filter }) {
  return (
    <SideList label="Filter notifications">
      {choicesOf(latest?.items ?? [], filter).map((choice) => (
        <li key={choice.filter} className="shrink-0">
          <Link
            to="/notifications"
            search={writeFilter(choice.filter)}
            replace
            resetScroll={false}
            aria-current={choice.filter === filter ? "true" : undefined}
            activeOptions={{ exact: true }}
            className={sideItemStyle}
          >
            {choice.name}
            <span className="ml-auto type-small text-muted tabular-nums">{choice.count}</span>
          </Link>
        </li>
      ))}
    </SideList>
  );
}

function Actions({ latest }: { latest: Latest | undefined }) {
  const markAllRead = useMarkAllRead();
  const clearAll = useClearAll();
  const hasSome = latest !== undefined && latest.items.length > 0;
  return (
    <div className="flex flex-wrap gap-2">
      {hasSome && (
        <>
          <Button size="small" disabled={latest.unread === 0} onClick={markAllRead}>
            Mark all read
          </Button>
          <Button size="small" onClick={clearAll}>
            Clear all
          </Button>
        </>
      )}
      <Link to="/settings" hash="notifications" className={buttonStyle("quiet", "small")}>
        <Icon name="settings" />
        Settings
      </Link>
    </div>
  );
}

function List({ latest: { items }, filter }: { latest: Latest; filter: Filter }) {
  const markRead = useMarkRead();
  const now = useNow();
  const shown = filterItems(items, filter);
  if (shown.length === 0)
    return (
      <EmptyState
        icon="check"
        title={filter === "unread" ? "You're all caught up" : "Nothing of this kind"}
        action={
          <Link to="/notifications" className={buttonStyle()}>
            Show all
          </Link>
        }
      />
    );
  return (
    <div className="grid gap-8">
      {recentGroups(shown, now).map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h2 className="mb-3 type-h3">{group.title}</h2>
          <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface-1">
            {group.items.map((item) => (
              <li key={item.id}>
                <NotificationRow item={item} now={now} onOpen={({ id, read }) => !read && markRead(id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {items.length >= NOTIFICATIONS.LATEST && <p className="type-small text-muted">The newest {NOTIFICATIONS.LATEST} are kept here.</p>}
    </div>
  );
}
