import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { collectionsQuery } from "../../data/collections.ts";
import { savedQuery } from "../../data/feed-queries.ts";
import { CommunityPage, PageHead } from "../community-page.tsx";
import { listedOnce, PostList } from "../post-list.tsx";
import { CollectionTools } from "./collection-tools.tsx";
import { Collections } from "./collections.tsx";

export function SavedPosts() {
  return (
    <CommunityPage>
      <Saved />
    </CommunityPage>
  );
}

function Saved() {
  const { collection: collectionId } = useSearch({ from: "/community/saved" });
  const { data: collections = [] } = useQuery(collectionsQuery);
  const open = collections.find(({ id }) => id === collectionId);
  const list = useInfiniteQuery(savedQuery(collectionId || undefined));
  const posts = listedOnce(list.data?.pages.flatMap((page) => page.posts) ?? []);
  return (
    <>
      <PageHead title={open?.name ?? "Saved posts"} lead={open ? "A collection only you can see." : "Only you can see what you saved."}>
        {open && <CollectionTools key={open.id} collection={open} />}
      </PageHead>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[12.5rem_minmax(0,1fr)]">
        <Collections collections={collections} openId={collectionId || undefined} />
        <div className="min-w-0 max-w-170">
          <PostList
            list={list}
            posts={posts}
            end="That's everything you've saved."
            empty={
              <EmptyState
                icon="bookmark"
                title={open ? "This collection is empty" : "You haven't saved any posts yet"}
                action={
                  <Link to="/community" className={buttonStyle()}>
                    See the feed
                  </Link>
                }
              >
                Click the bookmark under a post to keep it here.
              </EmptyState>
            }
          />
        </div>
      </div>
    </>
  );
}
