/** A ring: people who keep liking each other and hardly anybody else (decision B24). */
export const RING = {
  /** Likes of so many days are looked at. */
  DAYS: 30,
  /** Two are tied when each gave the other at least so many. */
  LEAST_LIKES: 5,
  /** Friends like each other too: two are no ring. */
  LEAST_MEMBERS: 3,
  /** Of everything a member gave, so much went to the others. */
  INSIDE_PERCENT: 60,
} as const;

/** How many posts of somebody somebody else liked. */
export interface Likes {
  from: string;
  to: string;
  count: number;
}

/** `given`: how many likes each of them gave in all. Nobody is in two rings. */
export function findRings(likes: readonly Likes[], given: ReadonlyMap<string, number>): string[][] {
  const counts = new Map(likes.map(({ from, to, count }) => [`${from} ${to}`, count]));
  const likedBy = (from: string, to: string) => counts.get(`${from} ${to}`) ?? 0;
  const tied = Map.groupBy(
    likes.filter(({ from, to, count }) => count >= RING.LEAST_LIKES && likedBy(to, from) >= RING.LEAST_LIKES),
    ({ from }) => from,
  );
  const seen = new Set<string>();
  const rings: string[][] = [];
  for (const start of tied.keys()) {
    const members = connected(start, (id) => (tied.get(id) ?? []).map(({ to }) => to), seen);
    const inside = (id: string) => members.reduce((sum, other) => sum + likedBy(id, other), 0);
    const ring = members.filter((id) => inside(id) * 100 >= (given.get(id) ?? 0) * RING.INSIDE_PERCENT);
    if (ring.length >= RING.LEAST_MEMBERS) rings.push(ring.toSorted());
  }
  return rings;
}

/** Everybody who is tied to somebody who is tied to the first; `seen` before is nobody's. */
function connected(first: string, tiesOf: (id: string) => readonly string[], seen: Set<string>): string[] {
  const members: string[] = [];
  const waiting = [first];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    members.push(id);
    waiting.push(...tiesOf(id));
  }
  return members;
}
