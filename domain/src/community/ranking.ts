/** What the ranking of the community is made of (decision B24). */
export const RANKING = {
  COMMENTER_WEIGHT: 2,
  SAVE_WEIGHT: 3,
  /** Likes of accounts that were younger than this count for a part. */
  YOUNG_HOURS: 24,
  YOUNG_WEIGHT: 0.25,
  AGE_OFFSET_HOURS: 2,
  GRAVITY: 1.2,
  TRENDING_DAYS: 7,
  /** Among the first so many, at most so many of one author. */
  FIRST: 20,
  MOST_OF_AUTHOR: 2,
  NEWEST_SHARE: 0.3,
  EVERY_MINUTES: 10,
  KEPT_HOURS: 2,
} as const;

/** What others did with a post; what authors do with their own is not counted. */
export interface Reactions {
  likes: number;
  /** Of those, likes of accounts that were young when they gave them. */
  youngLikes: number;
  commenters: number;
  saves: number;
}

/**
 * `(likes + 2 × commenters + 3 × saves − 1) / (age in hours + 2)^1.2`, young likes a quarter. Never below nothing: a post nobody
 * has noticed yet would otherwise rise by growing old.
 */
export function hotScore({ likes, youngLikes, commenters, saves }: Reactions, ageHours: number): number {
  const weighed = likes - youngLikes * (1 - RANKING.YOUNG_WEIGHT);
  const points = weighed + RANKING.COMMENTER_WEIGHT * commenters + RANKING.SAVE_WEIGHT * saves - 1;
  return Math.max(0, points) / (Math.max(0, ageHours) + RANKING.AGE_OFFSET_HOURS) ** RANKING.GRAVITY;
}

/** What the ranking needs to know of a post. */
export interface Ranked {
  id: string;
  authorId: string;
}

/**
 * Hot ones and, at three of ten places, the newest that have none yet; each once. Where one kind is used up the other goes on.
 */
export function mixed<Post extends Ranked>(hot: readonly Post[], newest: readonly Post[]): Post[] {
  const placed = new Map<string, Post>();
  const nextOf = (posts: readonly Post[]) => {
    let at = 0;
    return () => {
      for (; at < posts.length; at++) if (!placed.has(posts[at]?.id ?? "")) return posts[at++];
      return undefined;
    };
  };
  const [nextHot, nextNewest] = [nextOf(hot), nextOf(newest)];
  for (let place = 1; ; place++) {
    const isForNewest = Math.floor(place * RANKING.NEWEST_SHARE) > Math.floor((place - 1) * RANKING.NEWEST_SHARE);
    const post = isForNewest ? (nextNewest() ?? nextHot()) : (nextHot() ?? nextNewest());
    if (!post) return [...placed.values()];
    placed.set(post.id, post);
  }
}

/**
 * Nobody fills the first page alone: whatever is one too many of an author stands behind the first twenty, in its order. Where
 * there are too few authors for twenty, those behind move up.
 */
export function spread<Post extends Ranked>(posts: readonly Post[]): Post[] {
  const first: Post[] = [];
  const behind: Post[] = [];
  const ofAuthor = new Map<string, number>();
  for (const post of posts) {
    const before = ofAuthor.get(post.authorId) ?? 0;
    if (first.length < RANKING.FIRST && before < RANKING.MOST_OF_AUTHOR) {
      ofAuthor.set(post.authorId, before + 1);
      first.push(post);
    } else behind.push(post);
  }
  return [...first, ...behind];
}

/** What editors pinned stands first, in the order in which they did, and nowhere else. */
export function withPins<Post extends Ranked>(pinned: readonly Post[], posts: readonly Post[]): Post[] {
  const ids = new Set(pinned.map(({ id }) => id));
  return [...pinned, ...posts.filter(({ id }) => !ids.has(id))];
}
