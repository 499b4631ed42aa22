import type { CommunityPerson, TagLine } from "@blenda/domain/community/model";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FollowButton } from "../../../follows/parts/follow-button.tsx";
import { usePageTitle } from "../../../lib/page/page-title.ts";
import { ResultTabs } from "../../../search/parts/result-tabs.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { communitySearchQuery } from "../../data/feed-queries.ts";
import { foundText } from "../../data/feed-view.ts";
import { Face, PersonName } from "../../parts/person-mark.tsx";
import { TagLinks } from "../../parts/tag-links.tsx";
import { listedOnce, PostList } from "../post-list.tsx";
import { CommunitySearch } from "./community-search.tsx";

/** What the community holds for some words: people and tags at a glance, then the posts. */
export function FoundPosts({ words }: { words: string }) {
  const list = useInfiniteQuery(communitySearchQuery(words));
  const [first] = list.data?.pages ?? [];
  const posts = listedOnce(list.data?.pages.flatMap((page) => page.posts) ?? []);
  usePageTitle(`“${words}” in the community`);
  const hasOthers = first !== undefined && (first.people.length > 0 || first.tags.length > 0);
  return (
    <>
      <h1 className="mb-4 type-h1 break-words">Results for “{words}”</h1>
      <div className="mb-3 flex">
        <CommunitySearch words={words} />
      </div>
      <ResultTabs words={words} here="posts" posts={foundText(first?.total)} />
      <div className="grid grid-cols-1 gap-6 pt-5">
        {first && first.people.length > 0 && <People people={first.people} />}
        {first && first.tags.length > 0 && <Tags tags={first.tags} />}
        <section aria-label="Posts">
          <h2 className={hasOthers && posts.length > 0 ? "mb-3 type-h3" : "sr-only"}>Posts</h2>
          <PostList
            list={list}
            posts={posts}
            end="That's all of them."
            empty={
              <EmptyState icon="search" title={`No posts about “${words}” yet`}>
                Try fewer or different words, or ask your own question: someone here may know.
              </EmptyState>
            }
          />
        </section>
      </div>
    </>
  );
}

function People({ people }: { people: readonly CommunityPerson[] }) {
  return (
    <section aria-label="People">
      <h2 className="mb-3 type-h3">People</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {people.map((person) => (
          <li key={person.userId} className="flex items-center gap-3 rounded-md border border-line bg-surface-1 p-3">
            <Face person={person} size={36} />
            <span className="min-w-0 flex-1 type-ui">
              <PersonName person={person} />
            </span>
            <FollowButton creatorId={person.userId} name={person.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tags({ tags }: { tags: readonly TagLine[] }) {
  return (
    <section aria-label="Tags">
      <h2 className="mb-3 type-h3">Tags</h2>
      <TagLinks tags={tags} />
    </section>
  );
}
