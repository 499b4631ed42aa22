import { POST_KINDS, type PostKind } from "@blenda/domain/community/constants";
import { communityTexts, KIND_NAMES } from "@blenda/domain/community/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useNow } from "../../lib/clock/now.ts";
import { Button } from "../../ui/controls/button.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";
import { trendingQuery } from "../data/feed-queries.ts";
import { PostTile } from "../parts/post-tile.tsx";
import { scoreText } from "./card/hot-sum.tsx";
import { CommunityPage, PageHead } from "./community-page.tsx";
import { Leader } from "./leader.tsx";
import { Rank } from "./rank.tsx";

const KINDS: { value: PostKind | "all"; label: string }[] = [
  { value: "all", label: "All" },
  ...POST_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] })),
];

export function Trending() {
  return (
    <CommunityPage>
      <Ranking />
    </CommunityPage>
  );
}

function Ranking() {
  const asked = useSearch({ from: "/community/trending" });
  const kind = POST_KINDS.find((each) => each === asked.kind);
  const navigate = useNavigate({ from: "/community/trending" });
  const list = useInfiniteQuery(trendingQuery(kind));
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const [first, ...others] = entries;
  const { nextAt } = list.data?.pages[0] ?? {};
  const choose = (next: PostKind | "all") =>
    void navigate({ to: "/community/trending", search: next === "all" ? {} : { kind: next }, state: { staysPut: true }, replace: true });
  return (
    <>
      <PageHead
        title="Trending"
        lead={
          <>
            {communityTexts.trendingLead}
            {nextAt && <NextCount at={nextAt} />}
          </>
        }
      >
        <div className="max-w-full overflow-x-auto">
          <SegmentedControl label="Kind" value={kind ?? "all"} options={KINDS} onChange={choose} />
        </div>
      </PageHead>
      {list.isPending && <Waiting />}
      {list.error && entries.length === 0 && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {list.data && !first && (
        <EmptyState icon="flame" title="Nothing is trending yet">
          Like, save and comment on posts, and the next count will show them here.
        </EmptyState>
      )}
      {first && (
        <div className="grid grid-cols-1 gap-x-5 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-8 lg:row-span-2">
            <Leader entry={first} />
          </div>
          {others.map(({ post, rank, score }, at) => (
            <div key={post.id} className={at < 2 ? "lg:col-span-4" : "lg:col-span-3"}>
              <PostTile post={post} mark={<Rank rank={rank} isPinned={post.isPinned} />} figure={scoreText(score)} isFirst={at < 2} />
            </div>
          ))}
        </div>
      )}
      {list.hasNextPage && (
        <div className="mt-8 grid justify-items-center">
          <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more posts
          </Button>
        </div>
      )}
    </>
  );
}

const MINUTE_MS = 60_000;

function NextCount({ at }: { at: string }) {
  const minutes = Math.max(1, Math.ceil((Date.parse(at) - useNow()) / MINUTE_MS));
  return <> Next count in {minutes} min.</>;
}

const TileSkeleton = () => <Skeleton className="aspect-4/3 lg:col-span-3" />;

function Waiting() {
  return (
    <div role="status" aria-label="Loading the ranking" className="grid gap-5 lg:grid-cols-12">
      <Skeleton className="aspect-4/3 lg:col-span-8 lg:row-span-2" />
      <Skeleton className="aspect-4/3 lg:col-span-4" />
      <Skeleton className="aspect-4/3 lg:col-span-4" />
      <Repeat of={TileSkeleton} times={4} />
    </div>
  );
}
