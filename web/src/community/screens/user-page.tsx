import type { CommunityPage as Page } from "@blenda/domain/community/model";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { BlockButton } from "../../blocks/parts/block-button.tsx";
import { FollowButton } from "../../follows/parts/follow-button.tsx";
import { FollowCounts } from "../../follows/parts/follow-counts.tsx";
import { codeOf } from "../../lib/calls/refusal.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { exact } from "../../lib/text/numbers.ts";
import { dayOf } from "../../lib/text/time.ts";
import { ReportButton } from "../../reports/parts/report-entry.tsx";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { userPageQuery } from "../data/feed-queries.ts";
import { useMute } from "../data/mutes.ts";
import { Face } from "../parts/person-mark.tsx";
import { CommunityPage } from "./community-page.tsx";
import { listedOnce, PostList } from "./post-list.tsx";
import { FeedSide } from "./side/feed-side.tsx";

/** What one person posted. */
export function UserPage() {
  return (
    <CommunityPage side={<FeedSide />}>
      <OnePerson />
    </CommunityPage>
  );
}

function OnePerson() {
  const { userId } = useParams({ from: "/community/user/$userId" });
  const list = useInfiniteQuery(userPageQuery(userId));
  const [page] = list.data?.pages ?? [];
  const posts = listedOnce(list.data?.pages.flatMap((each) => each.page.posts) ?? []);
  usePageTitle(page?.person.name);
  if (codeOf(list.error) === "COMMUNITY_USER_GONE")
    return (
      <EmptyState
        icon="user"
        title={list.error?.message ?? ""}
        action={
          <Link to="/community" className={buttonStyle()}>
            See the feed
          </Link>
        }
      />
    );
  return (
    <>
      {page ? <PersonHead page={page} /> : <h1 className="sr-only">Community page</h1>}
      <PostList
        list={list}
        posts={posts}
        end={page ? `That's everything ${page.isOwn ? "you've" : `${page.person.name} has`} posted.` : ""}
        empty={<EmptyState icon="message-circle" title={page?.isOwn ? "You haven't posted yet" : "No posts yet"} />}
      />
    </>
  );
}

function PersonHead({ page: { person, bio, joinedAt, posts, likes, isOwn, isMuted } }: { page: Page }) {
  const { muteUser } = useMute();
  const isMember = useMe() !== null;
  return (
    <header className="mb-6 grid gap-4 rounded-md border border-line bg-surface-1 p-5">
      <div className="flex flex-wrap items-center gap-4">
        <Face person={person} size={64} />
        <div className="grid min-w-0 flex-1 gap-1">
          <h1 className="flex items-center gap-2 type-h2">
            <span className="truncate">{person.name}</span>
            {person.isVerified && (
              <>
                <Icon name="badge-check" size={20} className="text-sky" />
                <span className="sr-only">Verified</span>
              </>
            )}
          </h1>
          <p className="type-small text-muted tabular-nums">
            {posts === 1 ? "1 post" : `${exact(posts)} posts`} · {likes === 1 ? "1 like" : `${exact(likes)} likes`} · joined{" "}
            {dayOf(joinedAt)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <FollowButton creatorId={person.userId} name={person.name} size="medium" />
          {isMember && !isOwn && (
            <Button kind="quiet" icon="user-x" onClick={() => muteUser(person, !isMuted)}>
              {isMuted ? "Unmute" : "Mute"}
            </Button>
          )}
          <BlockButton userId={person.userId} name={person.name} />
          <ReportButton targetType="user" targetId={person.userId} name={person.name} ownerId={person.userId} />
        </div>
      </div>
      {bio && <p className="max-w-[68ch] break-words whitespace-pre-line text-muted">{bio}</p>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <FollowCounts userId={person.userId} name={person.name} />
        {person.shopSlug && (
          <Link to="/shop/$slug" params={{ slug: person.shopSlug }} className="link type-small">
            Shop
          </Link>
        )}
        <Link to="/portfolio/$userId" params={{ userId: person.userId }} className="link type-small">
          Portfolio
        </Link>
      </div>
    </header>
  );
}
