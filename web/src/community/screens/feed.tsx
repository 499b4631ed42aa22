import { POST_KINDS } from "@blenda/domain/community/constants";
import { KIND_NAMES } from "@blenda/domain/community/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { CommunityNote } from "../../content/parts/brief-note.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { feedQuery } from "../data/feed-queries.ts";
import { feedViewOf, searchedFor, UNANSWERED } from "../data/feed-view.ts";
import { CommunityPage } from "./community-page.tsx";
import { CommunitySearch } from "./found/community-search.tsx";
import { FoundPosts } from "./found/found-posts.tsx";
import { FreshPosts } from "./fresh-posts.tsx";
import { NewPostBar } from "./new-post-bar.tsx";
import { listedOnce, PostList } from "./post-list.tsx";
import { FeedSide } from "./side/feed-side.tsx";
import { TagHead } from "./tag-head.tsx";

const ORDERS = [
  { value: "feed", label: "For you" },
  { value: "newest", label: "Newest" },
] as const;

/** The front page; with words in its address, what the community holds for them. */
export function Feed() {
  const words = searchedFor(useSearch({ from: "/community" }));
  return <CommunityPage side={<FeedSide />}>{words ? <FoundPosts key={words} words={words} /> : <FrontPage />}</CommunityPage>;
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
          <CommunityNote />
          <NewPostBar />
        </>
      )}
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SegmentedControl
          label="Order"
          value={view.order}
          options={ORDERS}
          onChange={(order) => show({ order: order === "feed" ? undefined : order })}
        />
        <CommunitySearch words="" />
        <Select
          aria-label="Kind"
          className="ml-auto w-auto"
          value={view.only ?? view.kind ?? ""}
          onChange={({ target }) => show({ kind: target.value || undefined })}
        >
          <option value="">Every kind</option>
          {POST_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_NAMES[kind]}
            </option>
          ))}
          <option value={UNANSWERED}>Unanswered questions</option>
        </Select>
      </div>
      {!view.tag && !view.kind && !view.only && list.data && (
        <FreshPosts feed="newest" since={posts.map(({ createdAt }) => createdAt)} onPress={showNew} />
      )}
      <PostList
        list={list}
        posts={posts}
        shownIn={view.order}
        empty={
          view.only ? (
            <EmptyState icon="circle-check" title="Every question has an answer">
              Ask something new, or look at what others solved.
            </EmptyState>
          ) : (
            <EmptyState icon="message-circle" title={view.tag ? `No posts with #${view.tag} yet` : "No posts yet"}>
              Show what you're working on, ask something, or share what you've learned.
            </EmptyState>
          )
        }
      />
    </>
  );
}
