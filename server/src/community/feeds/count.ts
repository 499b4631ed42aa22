import { HOT } from "@blenda/domain/community/constants";
import { mixed, type RankedPost, spread } from "@blenda/domain/community/ranking";
import { hotNumbers } from "@blenda/domain/community/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { inOrder } from "@blenda/domain/shared/language/formats";
import type { Instant } from "@blenda/domain/shared/time";
import type { Services } from "../../platform/requests/procedure.ts";
import { addRound, type CountedPost, newestPosts, pinnedPosts, recentPosts, removeRounds } from "./round-repository.ts";

/** The hottest first; of the same heat the newest. What has no points yet has not been noticed, and is not hot. */
function byHeat(posts: readonly CountedPost[], now: Instant): RankedPost<CountedPost>[] {
  const scored = posts.map((post) => ({ post, score: hotNumbers(post, now).score }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || inOrder(other.post.createdAt, one.post.createdAt))
    .map(({ post }) => ({ ...post, isNewest: false }));
}

/** Counts a new round of both ranked feeds, and forgets those nobody reads any more (decision B24: every ten minutes). */
export async function countRound({ transaction, now: clock }: Pick<Services, "transaction" | "now">): Promise<void> {
  const now = clock();
  await transaction(async (tx) => {
    const pinned = (await pinnedPosts(tx)).map((post) => ({ ...post, isNewest: false }));
    const hot = byHeat(await recentPosts(tx, now), now);
    const newest = await newestPosts(tx, now);
    await addRound(tx, { trending: spread(pinned, hot), global: spread(pinned, mixed(hot, newest)) }, now);
    await removeRounds(tx, addMinutes(now, -HOT.ROUNDS_KEPT_HOURS * 60));
  });
}
