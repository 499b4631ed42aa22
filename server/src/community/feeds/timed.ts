import { COMMUNITY, type PostKind } from "@blenda/domain/community/constants";
import type { FeedPage } from "@blenda/domain/community/model";
import { Instant } from "@blenda/domain/shared/time";
import { CursorId, cursorCodec } from "../../platform/database/cursor.ts";
import type { Db } from "../../platform/database/db.ts";
import { showCards } from "../cards.ts";
import {
  selectFollowing,
  selectNewest,
  selectOfAuthor,
  selectOwn,
  selectSaved,
  selectTagged,
  selectUnanswered,
  type TimedPage,
  type TimePlace,
} from "./timed-repository.ts";

const reading = cursorCodec(Instant, CursorId);
/** Later than anything. */
const BEGINNING: TimePlace = { at: "9999-12-31T00:00:00.000Z", id: "" };

interface FeedPosition {
  after?: string | undefined;
}

function placeOf(after: string | undefined): TimePlace {
  const from = reading.read(after);
  return from ? { at: from[0], id: from[1] } : BEGINNING;
}

async function pageOf(db: Db, readerId: string | null, [found]: readonly TimedPage[], now: Instant): Promise<FeedPage> {
  const { places = [], cards = [] } = found ?? {};
  const last = places.length > COMMUNITY.PAGE ? places[COMMUNITY.PAGE - 1] : undefined;
  return { posts: await showCards(db, readerId, cards, now), next: last ? reading.write(last.at, last.id) : null };
}

interface Newest extends FeedPosition {
  kind?: PostKind | undefined;
  tag?: string | undefined;
  only?: "unanswered" | undefined;
}

export async function newestPage(db: Db, readerId: string | null, { kind, tag, only, after }: Newest, now: Instant): Promise<FeedPage> {
  const place = placeOf(after);
  const wish = { ...place, kind: kind ?? null };
  if (tag) return pageOf(db, readerId, await selectTagged(db, readerId, { ...wish, tag, isUnanswered: only === "unanswered" }), now);
  return pageOf(db, readerId, only ? await selectUnanswered(db, readerId, place) : await selectNewest(db, readerId, wish), now);
}

type OfAuthor = FeedPosition & { userId: string };
export const authorPage = async (db: Db, readerId: string | null, { userId: authorId, after }: OfAuthor, now: Instant): Promise<FeedPage> =>
  pageOf(db, readerId, await selectOfAuthor(db, readerId, { ...placeOf(after), authorId }), now);

export const ownPage = async (db: Db, userId: string, { after }: FeedPosition, now: Instant): Promise<FeedPage> =>
  pageOf(db, userId, await selectOwn(db, { ...placeOf(after), readerId: userId }), now);

type OfCollection = FeedPosition & { collectionId?: string | undefined };
export const savedPage = async (db: Db, userId: string, { collectionId, after }: OfCollection, now: Instant): Promise<FeedPage> =>
  pageOf(db, userId, await selectSaved(db, { ...placeOf(after), readerId: userId, collectionId: collectionId ?? null }), now);

type OfFollowed = FeedPosition & { only?: "models" | "questions" | undefined };
/** Strictly by time: nothing here is ranked, suggested or paid for. */
export const followingPage = async (db: Db, userId: string, { only, after }: OfFollowed, now: Instant): Promise<FeedPage> =>
  pageOf(db, userId, await selectFollowing(db, { ...placeOf(after), readerId: userId, only: only ?? null }), now);
