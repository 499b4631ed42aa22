import { randomUUID } from "node:crypto";
import { type Listing, needsLook } from "@blenda/domain/authoring/changes";
import type { PublishedType } from "@blenda/domain/publication/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { anyOf } from "../platform/database/any-of.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";
import { fileRow } from "../platform/sql.ts";
import { itemTitle } from "../publication/sql.ts";
import { letGo } from "./left-files.ts";

interface ListedItem {
  itemType: PublishedType;
  itemId: string;
  creatorId: string;
  at: Instant;
}

interface Change {
  /** What was on sale; `null`: nothing yet. */
  before: Listing | null;
  now: Listing;
  /** By one of our people. */
  isApproved: boolean;
}

/**
 * Compares what is on sale now with what a reviewer last saw of it, and has it looked at later where that is more than typos
 * (decision D16). What goes live in between moves nothing, so small changes add up. There is one look at most: the next change
 * replaces it, so no reviewer ticks off what they have not seen. The item's draft is held.
 */
export async function compareWithSeen(tx: Tx, listed: ListedItem, { before, now, isApproved }: Change): Promise<void> {
  const last = await lastSeen(tx, listed, before ?? now);
  // Who approves a revision sees its title and its images; words and tags were live before.
  const seen = isApproved ? { ...last, title: now.title, pictures: now.pictures } : last;
  if (isApproved) await replaceSeen(tx, listed, seen);
  await dropLooks(tx, listed);
  if (!needsLook(await byBytes(tx, seen), await byBytes(tx, now))) return;
  const words = { before: seen.words, after: now.words, seen: jsonb(seen), shown: jsonb(now) };
  await tx
    .insertInto("laterLooks")
    .values({ ...listed, id: randomUUID(), ...words })
    .execute();
}

/** Where no reviewer saw it since this is written down, what was on sale before the first change counts as seen. */
async function lastSeen(tx: Tx, listed: ListedItem, first: Listing): Promise<Listing> {
  const { itemType, itemId } = listed;
  // Held first: a reviewer who ticks one off at this moment is done, and their listing is the one to be read.
  const open = await tx
    .selectFrom("laterLooks")
    .select("before")
    .where("itemType", "=", itemType)
    .where("itemId", "=", itemId)
    .where("seenAt", "is", null)
    .orderBy("at")
    .forUpdate()
    .execute();
  const [oldest] = open;
  await tx
    .insertInto("seenListings")
    .values({ ...listed, listing: jsonb(oldest ? { ...first, words: oldest.before } : first) })
    .onConflict((c) => c.doNothing())
    .execute();
  return (await findSeen(tx, listed).executeTakeFirstOrThrow()).listing;
}

/** Answers whether it was still to be looked at. What was looked at is what the next change is compared with. */
export async function markLookedAt(tx: Tx, id: string, by: string, at: Instant): Promise<boolean> {
  const look = await tx
    .updateTable("laterLooks")
    .set({ seenAt: at, seenBy: by })
    .where("id", "=", id)
    .where("seenAt", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (look?.shown) await replaceSeen(tx, { ...look, at }, look.shown);
  return look !== undefined;
}

async function dropLooks(tx: Tx, { itemType, itemId }: ListedItem): Promise<void> {
  const all = tx.deleteFrom("laterLooks").where("itemType", "=", itemType).where("itemId", "=", itemId);
  await all.where("seenAt", "is", null).execute();
}

const findSeen = (tx: Tx, { itemType, itemId }: ListedItem) =>
  tx.selectFrom("seenListings").select("listing").where("itemType", "=", itemType).where("itemId", "=", itemId);

/** Pictures that only the one before had lose their owner. */
async function replaceSeen(tx: Tx, listed: ListedItem, listing: Listing): Promise<void> {
  const { itemType, itemId, at } = listed;
  const old = await findSeen(tx, listed).forUpdate().executeTakeFirst();
  await tx
    .updateTable("seenListings")
    .set({ listing: jsonb(listing), at })
    .where("itemType", "=", itemType)
    .where("itemId", "=", itemId)
    .execute();
  await letGo(tx, old?.listing.pictures ?? [], at);
}

/** The same picture sent again is another file with the same bytes. */
async function byBytes(tx: Tx, listing: Listing): Promise<Listing> {
  const files = await tx.selectFrom(fileRow("files")).select(["id", "sha256"]).where("id", "=", anyOf(listing.pictures)).execute();
  const known = new Map(files.map(({ id, sha256 }) => [id, sha256]));
  return { ...listing, pictures: listing.pictures.map((id) => known.get(id) ?? id) };
}

/** What changed by more than typos and is live already, oldest first. */
export const laterLooks = (db: Db, itemType: PublishedType, most: number) =>
  db
    .selectFrom("laterLooks as l")
    .select(["l.id", "l.itemType", "l.itemId", "l.creatorId", "l.before", "l.after", "l.seen", "l.shown", "l.at"])
    .select(itemTitle(itemType, "l.itemId").as("title"))
    .where("l.itemType", "=", itemType)
    .where("l.seenAt", "is", null)
    .orderBy("l.at")
    .orderBy("l.id")
    .limit(most)
    .execute();
