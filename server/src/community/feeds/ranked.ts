import { COMMUNITY, HOT, type PostKind } from "@blenda/domain/community/constants";
import type { FeedPage, TrendingPage } from "@blenda/domain/community/model";
import { hotNumbers } from "@blenda/domain/community/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { z } from "zod";
import { cursorCodec } from "../../platform/database/cursor.ts";
import type { Db } from "../../platform/database/db.ts";
import { showCards } from "../cards.ts";
import { findPlaces, type RankedWish } from "./ranked-repository.ts";
import { newestPage } from "./timed.ts";

/** The round of a reader, and the place they have read to. */
const reading = cursorCodec(z.int().positive(), z.int().positive());

interface Wish {
  kind?: PostKind | undefined;
  tag?: string | undefined;
  only?: "unanswered" | undefined;
  after?: string | undefined;
}

async function page(db: Db, readerId: string | null, feed: RankedWish["feed"], { kind, tag, only, after }: Wish, now: Instant) {
  const from = reading.read(after);
  const place = { roundId: from?.[0] ?? null, after: from?.[1] ?? 0 };
  const found = await findPlaces(db, readerId, {
    feed,
    ...place,
    kind: kind ?? null,
    tag: tag ?? null,
    isUnanswered: only === "unanswered",
  });
  if (!found) return null;
  const { round, places, cards } = found;
  const shown = places.slice(0, COMMUNITY.PAGE);
  const cardOf = new Map((await showCards(db, readerId, cards, now)).map((card) => [card.id, card]));
  const lines = shown.flatMap((place) => {
    const post = cardOf.get(place.id);
    return post ? [{ ...place, post }] : [];
  });
  return { round, lines, next: places.length > shown.length ? reading.write(round.id, shown.at(-1)?.place ?? 0) : null };
}

/**
 * For you: the places of a round. Until the first was counted, and for whoever comes with a page of that time, the newest. A round
 * somebody has been reading for longer than it is kept ends where they are: going on in another would repeat and skip.
 */
export async function rankedFeed(db: Db, readerId: string | null, wish: Wish, now: Instant): Promise<FeedPage> {
  const isOfRound = wish.after === undefined || reading.read(wish.after) !== null;
  const found = isOfRound ? await page(db, readerId, "global", wish, now) : null;
  if (found) return { posts: found.lines.map(({ post }) => post), next: found.next };
  return isOfRound && wish.after !== undefined ? { posts: [], next: null } : newestPage(db, readerId, wish, now);
}

export async function trendingPage(db: Db, readerId: string | null, wish: Omit<Wish, "tag" | "only">, now: Instant): Promise<TrendingPage> {
  const found = await page(db, readerId, "trending", wish, now);
  if (!found) return { entries: [], next: null, countedAt: null, nextAt: null };
  const { countedAt } = found.round;
  return {
    entries: found.lines.map(({ place, post, ...counted }) => ({ rank: place, score: hotNumbers(counted, countedAt).score, post })),
    next: found.next,
    countedAt,
    nextAt: addMinutes(countedAt, HOT.ROUND_MINUTES),
  };
}
