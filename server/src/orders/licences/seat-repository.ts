import type { Seats, SharedItem } from "@blenda/domain/orders/model";
import { seatsToShare } from "@blenda/domain/orders/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import { peopleById } from "../../identity/sql.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { isOpen } from "../sql.ts";

/** The licences somebody has of a product, and may use. */
const licencesOf = (db: Db, holderId: string, itemId: string) =>
  db
    .selectFrom("orderLines as l")
    .innerJoin("licences as c", "c.lineId", "l.id")
    .select(["c.status", "c.seats"])
    .where("l.buyerId", "=", holderId)
    .where("l.itemType", "=", "product")
    .where("l.itemId", "=", itemId)
    .where(isOpen("l"));

/** For how many people besides the holder there is room. Whoever changes seats holds the lines, so that two never count the same room. */
export const roomFor = async (tx: Tx, holderId: string, itemId: string): Promise<number> =>
  seatsToShare(await licencesOf(tx, holderId, itemId).orderBy("l.id").forUpdate("l").execute());

export async function seatsOfItem(db: Db, holderId: string, itemId: string): Promise<Seats> {
  const rows = await db
    .selectFrom("licenceSeats")
    .select(["id", "email", "userId"])
    .where("holderId", "=", holderId)
    .where("itemId", "=", itemId)
    .orderBy("n")
    .execute();
  const people = await peopleById(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  const room = seatsToShare(await licencesOf(db, holderId, itemId).execute());
  return { seats: rows.map(({ id, email, userId }) => ({ id, email, name: people.get(userId ?? "")?.displayName ?? null })), room };
}

export async function countSeats(tx: Tx, holderId: string, itemId: string): Promise<number> {
  const { taken } = await tx
    .selectFrom("licenceSeats")
    .select(({ fn }) => fn.countAll<number>().as("taken"))
    .where("holderId", "=", holderId)
    .where("itemId", "=", itemId)
    .executeTakeFirstOrThrow();
  return Number(taken);
}

interface NewSeat {
  id: string;
  holderId: string;
  itemId: string;
  email: string;
  invitedAt: Instant;
}

export async function addSeat(tx: Tx, seat: NewSeat): Promise<void> {
  await tx
    .insertInto("licenceSeats")
    .values({ ...seat, userId: null, acceptedAt: null })
    .execute();
}

export const findSeat = (db: Db, holderId: string, itemId: string, email: string) =>
  db
    .selectFrom("licenceSeats")
    .select("id")
    .where("holderId", "=", holderId)
    .where("itemId", "=", itemId)
    .where("email", "=", email)
    .executeTakeFirst();

/** Only an invitation for this address, and only once. */
export const reserveSeat = (tx: Tx, seatId: string, user: { id: string; email: string }, at: Instant) =>
  tx
    .updateTable("licenceSeats")
    .set({ userId: user.id, acceptedAt: at })
    .where("id", "=", seatId)
    .where("email", "=", user.email)
    .where((is) => is.or([is("userId", "is", null), is("userId", "=", user.id)]))
    .returning("holderId")
    .executeTakeFirst();

/** By its holder, by whoever has it, or by whoever was offered it. */
export const deleteSeat = (tx: Tx, seatId: string, user: { id: string; email: string }) =>
  tx
    .deleteFrom("licenceSeats")
    .where("id", "=", seatId)
    .where((is) =>
      is.or([is("holderId", "=", user.id), is("userId", "=", user.id), is.and([is("userId", "is", null), is("email", "=", user.email)])]),
    )
    .returning(["holderId", "userId", "email"])
    .executeTakeFirst();

export const accountOf = (db: Db, email: string) => db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();

/**
 * Whether this person has a seat of the licences the owner of `line` has of the same product. When they have fewer seats than
 * they gave away, because one was given back, the first to accept keep theirs.
 */
export const hasSeat = (line: "l" | "line", userId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from licence_seats s where s.user_id = ${userId} and s.holder_id = ${sql.ref(`${line}.buyerId`)} and s.item_id = ${sql.ref(`${line}.itemId`)}
    and (select count(*) from licence_seats e where e.holder_id = s.holder_id and e.item_id = s.item_id and e.user_id is not null
      and (e.accepted_at, e.n) <= (s.accepted_at, s.n)) <= (
      select coalesce(sum(c.seats - 1), 0) from order_lines h join licences c on c.line_id = h.id
      where h.buyer_id = s.holder_id and h.item_type = 'product' and h.item_id = s.item_id and c.status = 'active' and ${isOpen("h")}))`;

/** Newest first. A seat that opens nothing now is not shown. */
export async function sharedWith(db: Db, { id, email }: { id: string; email: string }): Promise<SharedItem[]> {
  const rows = await db
    .selectFrom("licenceSeats as s")
    .innerJoin("products as p", "p.id", "s.itemId")
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom("orderLines as l")
          .innerJoin("licences as c", "c.lineId", "l.id")
          .select(["l.id as lineId", "l.shopName", "l.buyerId", "l.itemId"])
          .whereRef("l.buyerId", "=", "s.holderId")
          .whereRef("l.itemId", "=", "s.itemId")
          .where("l.itemType", "=", "product")
          .where("c.status", "=", "active")
          .where("c.seats", ">", 1)
          .where(isOpen("l"))
          .orderBy("l.id")
          .limit(1)
          .as("line"),
      (join) => join.onTrue(),
    )
    .select(["s.id as seatId", "s.itemId", "s.holderId", "s.userId", "line.lineId", "line.shopName"])
    .select(["p.title", "p.posterFileId", "p.stageHue", "p.currentVersionId"])
    .where((is) => is.or([is("s.userId", "=", id), is.and([is("s.userId", "is", null), is("s.email", "=", email)])]))
    .where((is) => is.or([is("s.userId", "is", null), hasSeat("line", id)]))
    .orderBy("s.n", "desc")
    .execute();
  const people = await peopleById(
    db,
    rows.map(({ holderId }) => holderId),
  );
  const files = await filesOf(
    db,
    rows.flatMap(({ userId, currentVersionId }) => (userId === null ? [] : (currentVersionId ?? []))),
  );
  return rows.map((row) => ({
    seatId: row.seatId,
    itemId: row.itemId,
    title: row.title,
    shopName: row.shopName,
    holder: people.get(row.holderId)?.displayName ?? "",
    posterUrl: fileUrl(row.posterFileId),
    stageHue: row.stageHue,
    isAccepted: row.userId !== null,
    files: (row.userId === null ? [] : (files.get(row.currentVersionId ?? "") ?? [])).map(({ versionId: _, ...file }) => ({
      ...file,
      url: `/downloads/${row.lineId}/${file.fileId}`,
    })),
  }));
}

async function filesOf(db: Db, versionIds: readonly string[]) {
  if (versionIds.length === 0) return new Map<string, never[]>();
  const rows = await db
    .selectFrom("productFiles as pf")
    .innerJoin("files as f", "f.id", "pf.fileId")
    .select(["pf.versionId", "f.id as fileId", "f.name", "f.bytes", "pf.format"])
    .where("pf.versionId", "in", versionIds)
    .orderBy("pf.position")
    .execute();
  return Map.groupBy(rows, ({ versionId }) => versionId);
}
