import { INBOX } from "@blenda/domain/inbox/constants";
import type { CaseLine, Participant } from "@blenda/domain/inbox/model";
import { OPEN_STATUSES } from "@blenda/domain/reports/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { productRow } from "../../catalogue/sql.ts";
import { type PublicPerson, peopleById, publicPerson } from "../../identity/sql.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { reportCaseRow } from "../../reports/sql.ts";
import { hasBought, participantOf } from "../conversations/list.ts";
import type { ConversationRow } from "../repository.ts";

/** A conversation, without asking whether the caller takes part in it, held until the transaction ends. */
export const lockCase = (tx: Tx, id: string): Promise<ConversationRow | undefined> =>
  tx.selectFrom("conversations").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Whether one of its two sides asked us to look at it. */
export async function isReported(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("messages as m")
    .innerJoin(reportCaseRow("c"), (join) => join.onRef("c.targetId", "=", "m.id").on("c.targetType", "=", "message"))
    .select("c.id")
    .where("m.conversationId", "=", id)
    .where("c.status", "in", OPEN_STATUSES)
    .executeTakeFirst();
  return row !== undefined;
}

export interface CaseMembership {
  userId: string;
  joinedAt: Instant;
  leftAt: Instant | null;
  leftN: number | null;
}

/** Who of ours was ever here, the latest first. */
export const joiningsOf = (db: Db, id: string): Promise<CaseMembership[]> =>
  db
    .selectFrom("conversationStaff")
    .select(["userId", "joinedAt", "leftAt", "leftN"])
    .where("conversationId", "=", id)
    .orderBy("joinedAt", "desc")
    .execute();

export async function addJoining(tx: Tx, conversationId: string, userId: string, now: Instant): Promise<void> {
  await tx
    .insertInto("conversationStaff")
    .values({ conversationId, userId, joinedAt: now })
    .onConflict((c) => c.columns(["conversationId", "userId"]).doUpdateSet({ joinedAt: now, leftAt: null, leftN: null }))
    .execute();
}

/** Everybody of ours leaves after the last message there is. */
export async function endJoinings(tx: Tx, conversationId: string, now: Instant): Promise<void> {
  await tx
    .updateTable("conversationStaff")
    .set((eb) => ({
      leftAt: now,
      leftN: eb
        .selectFrom("messages")
        .select(({ fn }) => fn.coalesce(fn.max("n"), eb.lit(0)).as("n"))
        .where("messages.conversationId", "=", conversationId),
    }))
    .where("conversationId", "=", conversationId)
    .where("leftAt", "is", null)
    .execute();
}

/** Ours as the two see them: by name, and marked as the team. */
export async function staffIn(db: Db, id: string): Promise<Participant[]> {
  const joinings = await joiningsOf(db, id);
  const people = await peopleById(
    db,
    joinings.map(({ userId }) => userId),
  );
  return joinings.map(({ userId }) => staffOf(userId, people.get(userId)));
}

const staffOf = (userId: string, person: PublicPerson | undefined): Participant => ({
  userId,
  displayName: person?.displayName ?? "Former member",
  avatarUrl: person?.avatarUrl ?? null,
  isShop: false,
  shopName: null,
  shopSlug: null,
  isVerifiedShop: false,
  isVerifiedCustomer: false,
  isStaff: true,
});

const selectCases = (db: Db) =>
  db
    .selectFrom("conversations as c")
    .leftJoin(productRow("pr"), "pr.id", "c.productId")
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("conversationStaff as s")
          .innerJoin(publicPerson("u"), "u.id", "s.userId")
          .select("u.displayName as name")
          .whereRef("s.conversationId", "=", "c.id")
          .where("s.leftAt", "is", null)
          .orderBy("s.joinedAt", "desc")
          .limit(1)
          .as("taken"),
      (join) => join.onTrue(),
    )
    .select(["c.id", "c.subject", "c.status", "c.buyerId", "c.creatorId", "c.escalatedAt", "c.lastMessageAt"])
    .select(["pr.id as productId", "pr.title as productTitle", "pr.posterFileId", "pr.stageHue", "taken.name as takenBy"])
    .select(hasBought.as("hasBought"));

type CaseRow = Awaited<ReturnType<ReturnType<typeof selectCases>["execute"]>>[number];

export async function casesWaiting(db: Db, limit: number): Promise<{ cases: CaseLine[]; count: number }> {
  const rows = await selectCases(db)
    .select(({ fn }) => fn.countAll<number>().over().as("count"))
    .where("c.status", "=", "escalated")
    .orderBy("c.escalatedAt")
    .limit(limit)
    .execute();
  return { cases: await withPeople(db, rows), count: rows[0]?.count ?? 0 };
}

export async function findCase(db: Db, id: string): Promise<CaseLine | undefined> {
  const rows = await selectCases(db).where("c.id", "=", id).execute();
  return (await withPeople(db, rows))[0];
}

async function withPeople(db: Db, rows: readonly CaseRow[]): Promise<CaseLine[]> {
  const people = await peopleById(
    db,
    rows.flatMap(({ buyerId, creatorId }) => [buyerId, creatorId]),
  );
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    status: row.status,
    buyer: participantOf(row, row.buyerId, people.get(row.buyerId)),
    creator: participantOf(row, row.creatorId, people.get(row.creatorId)),
    product:
      row.productId === null
        ? null
        : { id: row.productId, title: row.productTitle ?? "", posterUrl: fileUrl(row.posterFileId), stageHue: row.stageHue },
    escalatedAt: row.escalatedAt,
    dueAt: row.escalatedAt !== null && row.takenBy === null ? addMinutes(row.escalatedAt, INBOX.CASE_JOIN_HOURS * 60) : null,
    takenBy: row.takenBy,
    lastMessageAt: row.lastMessageAt,
  }));
}
