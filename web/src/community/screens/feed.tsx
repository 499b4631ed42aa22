import { POST_KINDS } from "@blenda/domain/community/constants";
import { KIND_NAMES } from "@blenda/domain/community/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { feedQuery } from "../data/feed-queries.ts";
import { feedViewOf } from "../data/feed-view.ts";
import { CommunityPage } from "./community-page.tsx";
import { FreshPosts } from "./fresh-posts.tsx";
import { NewPostBar } from "./new-post-bar.tsx";
import { listedOnce, PostList } from "./post-list.tsx";
import { FeedSide } from "./side/feed-side.tsx";
import { TagHead } from "./tag-head.tsx";

const ORDERS = [
  { value: "feed", label: "For you" },
  { value: "newest", label: "Newest" },
] as const;

export function Feed() {
  return (
    <CommunityPage side={<FeedSide />}>
      <FrontPage />
    </CommunityPage>
  );
}

function FrontPage() {
  const view = feedViewOf(useSearch({ from: "/community" }));
  const navigate = useNavigate({ from: "/community" });
  const list = useInfiniteQuery(feedQuery(view));
  const posts = listedOnce(list.data?.pages.flatMap((page) => page.posts) ?? []);
  const show = (change: { order?: string | undefined; kind?: string | undefined }) =>
    void navigate({ to: "/community", search: (before) => ({ ...before, ...change }), state: { staysPut: true } });
  const showNew = () => {
    if (view.order === "feed") show({ order: "newest" });
    void list.refetch();
    scrollTo({ top: 0 });
  };
  return (
    <>
      {view.tag ? (
        <TagHead tag={view.tag} />
      ) : (
        <>
          <h1 className="sr-only">Community</h1>
          <NewPostBar />
        </>
      )}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label="Order"
          value={view.order}
          options={ORDERS}
          onChange={(order) => show({ order: order === "feed" ? undefined : order })}
        />
        <Select
          aria-label="Kind"
          className="w-auto"
          value={view.kind ?? ""}
          onChange={({ target }) => show({ kind: target.value || undefined })}
        >
          <option value="">Every kind</option>
          {POST_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_NAMES[kind]}
            </option>
          ))}
        </Select>
      </div>
      {!view.tag && !view.kind && list.data && (
        <FreshPosts feed="newest" since={posts.map(({ createdAt }) => createdAt)} onPress={showNew} />
      )}
      <PostList
        list={list}
        posts={posts}
        shownIn={view.order}
        empty={
          <EmptyState icon="message-circle" title={view.tag ? `No posts with #${view.tag} yet` : "No posts yet"}>
            Show what you're working on, ask something, or share what you've learned.
          </EmptyState>
        }
      />
    </>
  );
}
