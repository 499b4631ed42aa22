import type { CaseOpener, CaseOutcome } from "@blenda/domain/refunds/cases/constants";
import { CASES } from "@blenda/domain/refunds/cases/constants";
import { caseDueAt, caseNumber, rankedAt } from "@blenda/domain/refunds/cases/rules";
import type { SideCase } from "@blenda/domain/refunds/cases/side";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import type { RefundRow } from "../repository.ts";

export type CaseRow = Selectable<Database["refundCases"]>;
export type ProposalRow = Selectable<Database["refundCaseProposals"]>;

/** Refunds this buyer asked for, and cases of this creator, in the ninety days before. */
const repeatsOf = async (tx: Tx, { id, buyerId, creatorId }: RefundRow, now: Instant): Promise<number> => {
  const since = addDays(now, -CASES.REPEAT_DAYS);
  const { rows } = await sql<{ count: number }>`select
    (select count(*) from refunds r where r.buyer_id = ${buyerId} and r.id <> ${id} and r.created_at > ${since}::timestamptz)::int
    + (select count(*) from refunds r join refund_cases c on c.refund_id = r.id where r.creator_id = ${creatorId} and r.id <> ${id}
      and r.created_at > ${since}::timestamptz)::int as count`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** Opened in the transaction of the step that brings a refund to our team. */
export async function openCase(tx: Tx, refund: RefundRow, openedBy: CaseOpener, now: Instant): Promise<void> {
  const { id: refundId, amountCents } = refund;
  const [dueAt, repeats] = [caseDueAt(now), await repeatsOf(tx, refund, now)];
  const weighed = { amountCents, repeats };
  await tx
    .insertInto("refundCases")
    .values({ refundId, openedBy, openedAt: now, dueAt, ...weighed, rankedAt: rankedAt(weighed, dueAt) })
    .execute();
}

export async function closeCase(tx: Tx, refundId: string, outcome: CaseOutcome, now: Instant): Promise<CaseRow> {
  await lapseProposal(tx, refundId, now);
  return tx
    .updateTable("refundCases")
    .set({ outcome, closedAt: now })
    .where("refundId", "=", refundId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findCaseRow = (db: Db, refundId: string): Promise<CaseRow | undefined> =>
  db.selectFrom("refundCases").selectAll().where("refundId", "=", refundId).executeTakeFirst();

export async function changeCase(tx: Tx, refundId: string, changed: Updateable<Database["refundCases"]>): Promise<void> {
  await tx.updateTable("refundCases").set(changed).where("refundId", "=", refundId).execute();
}

export const openProposal = (db: Db, refundId: string): Promise<ProposalRow | undefined> =>
  db.selectFrom("refundCaseProposals").selectAll().where("refundId", "=", refundId).where("state", "=", "open").executeTakeFirst();

export async function addProposal(tx: Tx, proposal: Insertable<Database["refundCaseProposals"]>): Promise<void> {
  await tx.insertInto("refundCaseProposals").values(proposal).execute();
}

export async function endProposal(tx: Tx, id: string, state: "confirmed" | "rejected", decidedBy: string, decidedAt: Instant) {
  await tx.updateTable("refundCaseProposals").set({ state, decidedBy, decidedAt }).where("id", "=", id).execute();
}

/** What was proposed is decided otherwise, or the case was put back. */
export async function lapseProposal(tx: Tx, refundId: string, decidedAt: Instant): Promise<void> {
  const open = tx.updateTable("refundCaseProposals").where("refundId", "=", refundId).where("state", "=", "open");
  await open.set({ state: "lapsed", decidedAt }).execute();
}

export async function addNote(tx: Tx, note: Insertable<Database["refundCaseNotes"]>): Promise<void> {
  await tx.insertInto("refundCaseNotes").values(note).execute();
}

export async function addQuestion(tx: Tx, question: Insertable<Database["refundCaseQuestions"]>): Promise<void> {
  await tx.insertInto("refundCaseQuestions").values(question).execute();
}

export const findQuestion = (db: Db, id: string) =>
  db.selectFrom("refundCaseQuestions").selectAll().where("id", "=", id).executeTakeFirst();

export async function answerOf(tx: Tx, id: string, answer: string, answeredAt: Instant): Promise<void> {
  await tx.updateTable("refundCaseQuestions").set({ answer, answeredAt }).where("id", "=", id).execute();
}

export async function addWarning(tx: Tx, warning: Insertable<Database["refundCaseWarnings"]>): Promise<void> {
  await tx.insertInto("refundCaseWarnings").values(warning).execute();
}

export const findGoodwill = (db: Db, refundId: string) =>
  db.selectFrom("refundCaseGoodwill").selectAll().where("refundId", "=", refundId).executeTakeFirst();

export async function noteGoodwill(tx: Tx, goodwill: Insertable<Database["refundCaseGoodwill"]>): Promise<void> {
  await tx.insertInto("refundCaseGoodwill").values(goodwill).execute();
}

/** What each of these refunds' cases is for one side: what was asked of that side, and what it was told in the end. */
export async function sideCasesOf(db: Db, refundIds: readonly string[], side: "buyer" | "creator") {
  const cases = await db.selectFrom("refundCases").selectAll().where("refundId", "in", refundIds).execute();
  if (cases.length === 0) return new Map<string, { case: SideCase; words: string }>();
  const asked = await db
    .selectFrom("refundCaseQuestions")
    .select(["refundId", "id", "question", "askedAt", "dueAt", "answer", "answeredAt"])
    .where("refundId", "in", refundIds)
    .where("side", "=", side)
    .orderBy("askedAt")
    .execute();
  const questions = Map.groupBy(asked, ({ refundId }) => refundId);
  return new Map(
    cases.map(({ refundId, number, dueAt, closedAt, toBuyer, toCreator }) => [
      refundId,
      {
        case: {
          number: caseNumber(number),
          dueAt,
          isOpen: closedAt === null,
          questions: (questions.get(refundId) ?? []).map(({ refundId: _, ...question }) => question),
        },
        words: side === "buyer" ? toBuyer : toCreator,
      },
    ]),
  );
}
