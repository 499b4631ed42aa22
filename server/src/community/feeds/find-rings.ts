import { findRings } from "@blenda/domain/community/rings";
import type { Services } from "../../platform/requests/procedure.ts";
import { likesBetween, likesGiven, setRings } from "./ring-repository.ts";

/** Every night: what a ring gives itself counts for nothing from the next count of the ranking on, until it stops. */
export async function searchRings({ transaction, now, log }: Services): Promise<void> {
  const rings = await transaction(async (tx) => {
    const likes = await likesBetween(tx, now());
    const given = await likesGiven(tx, [...new Set(likes.map(({ from }) => from))], now());
    const found = findRings(likes, given);
    await setRings(tx, found, now());
    return found;
  });
  if (rings.length > 0) log.warn(`community: ${rings.length} rings of people who keep liking each other`);
}
