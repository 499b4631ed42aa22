import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { activitiesQuery } from "../data/feed-queries.ts";
import { CommunityPage, PageHead } from "./community-page.tsx";
import { listedOnce, PostList } from "./post-list.tsx";
import { FeedSide } from "./side/feed-side.tsx";

const newPost = { to: "/community", search: { compose: "true" } } as const;

/** One's own posts, hidden and removed ones too. */
export function Activities() {
  const list = useInfiniteQuery(activitiesQuery);
  const posts = listedOnce(list.data?.pages.flatMap((page) => page.posts) ?? []);
  return (
    <CommunityPage side={<FeedSide />}>
      <PageHead title="Your posts" lead="Everything you've posted, newest first.">
        <Link {...newPost} className={buttonStyle("primary")}>
          New post
        </Link>
      </PageHead>
      <PostList
        list={list}
        posts={posts}
        end="That's everything you've posted."
        empty={
          <EmptyState icon="pen-line" title="You haven't posted yet">
            Show something you're working on. Unfinished is fine.
          </EmptyState>
        }
      />
    </CommunityPage>
  );
}
