import type { PostCard } from "@blenda/domain/community/model";
import { communityTexts } from "@blenda/domain/community/texts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMe } from "../../lib/session/use-me.ts";
import { momentOf } from "../../lib/text/time.ts";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { followedQuery, followingQuery } from "../data/feed-queries.ts";
import { useLastVisit } from "../data/last-visit.ts";
import { CommunityPage, PageHead } from "./community-page.tsx";
import { FreshPosts } from "./fresh-posts.tsx";
import { listedOnce, PostList } from "./post-list.tsx";
import { FollowedSide } from "./side/followed-side.tsx";
import { FollowingNobody } from "./side/following-nobody.tsx";

const CHOICES = [
  { value: "all", label: "Everything" },
  { value: "models", label: "Models" },
  { value: "questions", label: "Questions" },
] as const;

export function Following() {
  return (
    <CommunityPage side={<FollowedSide />}>
      <Followed />
    </CommunityPage>
  );
}

function Followed() {
  const asked = useSearch({ from: "/community/following" });
  const only = asked.only === "models" || asked.only === "questions" ? asked.only : undefined;
  const navigate = useNavigate({ from: "/community/following" });
  const list = useInfiniteQuery(followingQuery(only));
  const { data: followed } = useQuery(followedQuery);
  const lastVisit = useLastVisit(useMe()?.id ?? "");
  const posts = listedOnce(list.data?.pages.flatMap((page) => page.posts) ?? []);
  const choose = (next: (typeof CHOICES)[number]["value"]) =>
    void navigate({ to: "/community/following", search: next === "all" ? {} : { only: next }, state: { staysPut: true }, replace: true });
  const showNew = () => {
    void list.refetch();
    scrollTo({ top: 0 });
  };
  const count = followed?.count ?? 0;
  const lead =
    count > 0 ? `${count === 1 ? "1 person" : `${count} people and shops`}. ${communityTexts.followingLead}` : communityTexts.followingLead;
  return (
    <>
      <PageHead title="Following" lead={lead}>
        <SegmentedControl label="Show" value={only ?? "all"} options={CHOICES} onChange={choose} />
      </PageHead>
      {list.data && !only && <FreshPosts feed="following" since={posts.map(({ createdAt }) => createdAt)} onPress={showNew} />}
      <PostList
        list={list}
        posts={posts}
        shownIn="following"
        empty={<FollowingNobody hasPeople={count > 0} />}
        before={(post, previous) => lastVisit && isSeenFrom(post, previous, lastVisit) && <SeenBelow at={lastVisit} />}
      />
    </>
  );
}

/** The first one that was there already. */
const isSeenFrom = (post: PostCard, previous: PostCard | undefined, lastVisit: string): boolean =>
  previous !== undefined && previous.createdAt > lastVisit && post.createdAt <= lastVisit;

function SeenBelow({ at }: { at: string }) {
  return (
    <p className="flex items-center gap-4 type-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      You saw everything below on your last visit, {momentOf(at)}
    </p>
  );
}
