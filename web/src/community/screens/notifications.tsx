import { notificationTexts } from "@blenda/domain/notifications/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { api, queryClient } from "../../lib/calls/api.ts";
import { useNow } from "../../lib/clock/now.ts";
import { latestQuery, useMarkRead } from "../../notifications/data/latest.ts";
import { recentGroups } from "../../notifications/parts/groups.ts";
import { NotificationRow } from "../../notifications/parts/notification-row.tsx";
import { NotificationSkeleton } from "../../notifications/parts/notification-skeleton.tsx";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";
import { CommunityPage, PageHead } from "./community-page.tsx";

/** What happened around one's own posts: the notices of the bell, narrowed to replies, new posts and followers. */
export function CommunityNotifications() {
  return (
    <CommunityPage>
      <PageHead title="Notifications" lead="Replies, new posts and new followers.">
        <Link to="/settings" hash="notifications" className={buttonStyle("quiet", "small")}>
          <Icon name="settings" />
          Settings
        </Link>
      </PageHead>
      <List />
    </CommunityPage>
  );
}

/** Marking one answers with the bell's list; it and this one tell the same, so this one is asked again whenever that one changed. */
function useOwnNotices() {
  const asked = api.community.communityNotifications.queryOptions();
  const { data: bell } = useQuery(latestQuery);
  useEffect(() => {
    if (bell) void queryClient.invalidateQueries({ queryKey: api.community.communityNotifications.key() });
  }, [bell]);
  const own = useQuery(asked);
  // What was read in the bell, or here a moment ago, is read here.
  const read = new Set(bell?.items.filter((item) => item.read).map(({ id }) => id));
  return { ...own, items: own.data?.items.map((item) => (read.has(item.id) ? { ...item, read: true } : item)) };
}

function List() {
  const { items, error, refetch } = useOwnNotices();
  const markRead = useMarkRead();
  const now = useNow();
  if (items?.length === 0)
    return (
      <EmptyState icon="bell" title={notificationTexts.none}>
        Replies to your posts, new followers and posts of people you follow show up here.
      </EmptyState>
    );
  if (items)
    return (
      <div className="grid max-w-3xl gap-8">
        {recentGroups(items, now).map((group) => (
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
      </div>
    );
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label="Loading your notifications" className="max-w-3xl rounded-md border border-line bg-surface-1">
      <Repeat of={NotificationSkeleton} times={6} />
    </div>
  );
}
