import { HOT } from "./constants.ts";

/** What the ranking needs to know of a post. */
export interface RankablePost {
  id: string;
  authorId: string;
}

/** A post at its place, and whether it has it for being new rather than for being hot. */
export type RankedPost<Post> = Post & { isNewest: boolean };

const NEWEST_OF_TEN = HOT.NEWEST_SHARE * 10;
/** Whole numbers: a share of 0.3 added up would be off by one place sooner or later. */
const newestUntil = (place: number) => Math.floor((place * NEWEST_OF_TEN) / 10);

/** Hot ones and, at three of ten places, the newest that have none yet; each once. Where one kind is used up the other goes on. */
export function mixed<Post extends RankablePost>(hot: readonly Post[], newest: readonly Post[]): RankedPost<Post>[] {
  const placed = new Map<string, RankedPost<Post>>();
  const [nextHot, nextNewest] = [nextOf(hot, placed), nextOf(newest, placed)];
  for (let place = 1; ; place++) {
    const isNewestFirst = newestUntil(place) > newestUntil(place - 1);
    const [first, second] = isNewestFirst ? [nextNewest, nextHot] : [nextHot, nextNewest];
    const preferred = first();
    const post = preferred ?? second();
    if (!post) return [...placed.values()];
    placed.set(post.id, { ...post, isNewest: (preferred !== undefined) === isNewestFirst });
  }
}

/** The first that has no place yet. */
function nextOf<Post extends RankablePost>(posts: readonly Post[], placed: ReadonlyMap<string, unknown>): () => Post | undefined {
  let at = 0;
  return () => {
    while (placed.has(posts[at]?.id ?? "")) at++;
    return posts[at];
  };
}

/**
 * What editors pinned stands first, in the order in which they did. Behind it nobody fills the first page alone: whatever is one too
 * many of an author stands behind the first twenty, in its order; where there are too few authors for twenty, those move up.
 */
export function spread<Post extends RankablePost>(pinned: readonly Post[], posts: readonly Post[]): Post[] {
  const first = [...pinned];
  const behind: Post[] = [];
  const isPinned = new Set(pinned.map(({ id }) => id));
  for (const post of posts) {
    if (isPinned.has(post.id)) continue;
    const ofAuthor = first.filter(({ authorId }) => authorId === post.authorId).length;
    const isAmongFirst = first.length < HOT.AMONG_FIRST && ofAuthor < HOT.MOST_PER_AUTHOR;
    (isAmongFirst ? first : behind).push(post);
  }
  return [...first, ...behind];
}
