import type { Me } from "@blenda/domain/identity/model";
import { CASES } from "@blenda/domain/refunds/cases/constants";
import type { RefundCase } from "@blenda/domain/refunds/cases/model";
import { caseNumber } from "@blenda/domain/refunds/cases/rules";
import { sql } from "kysely";
import { publicPerson } from "../../identity/sql.ts";
import { orderLineRow } from "../../orders/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { publishedItem } from "../../publication/sql.ts";
import { findRefund, type RefundRow } from "../repository.ts";
import { viewOf } from "../view.ts";
import { type CaseRow, findCaseRow, findGoodwill, openProposal } from "./case-repository.ts";
import { evidenceOf, findSoldLine } from "./evidence.ts";
import { nameOf, obstacleOf } from "./holding.ts";
import { findLine } from "./list.ts";
import { soldListing } from "./sold.ts";

type CaseContext = Pick<Services, "db" | "now"> & { user: Me };

/** Everything the decision needs; every command about a case answers with it. */
export async function caseFor({ db, user, now }: CaseContext, id: string): Promise<RefundCase> {
  const refund = await findRefund(db, id);
  const found = await findCaseRow(db, id);
  const line = await findLine(db, id, user.id, now());
  if (!refund || !found || !line) throw refusal("REFUNDS_NOT_FOUND");
  const sold = await findSoldLine(db, refund);
  const { text, pictures, paidCents, bank, timeline } = await viewOf(db, refund, "staff");
  return {
    ...line,
    ...{ text, pictures, paidCents, bank, timeline },
    orderId: refund.orderId,
    buyerId: refund.buyerId,
    creatorId: refund.creatorId,
    item: await itemOf(db, sold),
    openedBy: found.openedBy,
    creatorAnswer: refund.answer,
    mostCents: Math.min(refund.amountCents, sold.paidCents - sold.refundedCents),
    endsAt: refund.dueAt,
    sold: await soldListing(db, refund.lineId),
    evidence: await evidenceOf(db, refund, found, sold),
    earlier: await earlierOf(db, refund),
    ...(await workOf(db, found, user)),
    toBuyer: found.toBuyer,
    toCreator: found.toCreator,
    obstacle: obstacleOf(refund, found, user),
  };
}

async function itemOf(db: Db, { itemType, itemId }: Awaited<ReturnType<typeof findSoldLine>>): Promise<RefundCase["item"]> {
  if (itemType !== "product" && itemType !== "training") return { type: itemType, id: itemId, path: null, isOnSale: false };
  const item = await db.selectFrom(publishedItem(itemType, "i")).select("status").where("id", "=", itemId).executeTakeFirst();
  const isOnSale = item?.status === "published" || item?.status === "unlisted";
  const path = itemType === "product" ? `/product/${itemId}` : `/learning/${itemId}`;
  return { type: itemType, id: itemId, path: isOnSale ? path : null, isOnSale };
}

/** Other cases of the same two, the latest first. */
async function earlierOf(db: Db, { id, buyerId, creatorId }: RefundRow): Promise<RefundCase["earlier"]> {
  const { rows } = await sql<Omit<RefundCase["earlier"][number], "number"> & { number: number }>`
    select c.number, c.refund_id as id, l.title, c.outcome, c.opened_at as at,
      case when r.buyer_id = ${buyerId} and r.creator_id = ${creatorId} then 'both' when r.buyer_id = ${buyerId} then 'buyer' else 'creator' end as of
    from refund_cases c join refunds r on r.id = c.refund_id join ${orderLineRow("l")} on l.id = r.line_id
    where (r.buyer_id = ${buyerId} or r.creator_id = ${creatorId}) and r.id <> ${id}
    order by c.opened_at desc limit ${CASES.EARLIER_MOST}`.execute(db);
  return rows.map((row) => ({ ...row, number: caseNumber(row.number) }));
}

/** What was done about it so far. */
async function workOf(db: Db, { refundId }: CaseRow, user: Me) {
  const notes = await db
    .selectFrom("refundCaseNotes as n")
    .innerJoin(publicPerson("u"), "u.id", "n.authorId")
    .select(["n.id", "n.text", "u.displayName as by", "n.createdAt as at"])
    .where("n.refundId", "=", refundId)
    .orderBy("n.createdAt", "desc")
    .limit(CASES.SHOWN_MOST)
    .execute();
  const questions = await db
    .selectFrom("refundCaseQuestions as q")
    .innerJoin(publicPerson("u"), "u.id", "q.askedBy")
    .select(["q.id", "q.side", "q.question", "q.askedAt", "q.dueAt", "q.answer", "q.answeredAt", "u.displayName as by"])
    .where("q.refundId", "=", refundId)
    .orderBy("q.askedAt")
    .limit(CASES.SHOWN_MOST)
    .execute();
  const warnings = await db
    .selectFrom("refundCaseWarnings as w")
    .innerJoin(publicPerson("u"), "u.id", "w.warnedBy")
    .select(["w.id", "w.side", "w.text", "u.displayName as by", "w.warnedAt as at"])
    .where("w.refundId", "=", refundId)
    .orderBy("w.warnedAt")
    .limit(CASES.SHOWN_MOST)
    .execute();
  return { notes, questions, warnings, goodwill: await goodwillOf(db, refundId), proposal: await proposalOf(db, refundId, user) };
}

async function goodwillOf(db: Db, refundId: string): Promise<RefundCase["goodwill"]> {
  const given = await findGoodwill(db, refundId);
  if (!given) return null;
  const { code, amountCents, givenBy, givenAt: at } = given;
  return { code, amountCents, by: await nameOf(db, givenBy), at };
}

async function proposalOf(db: Db, refundId: string, user: Me): Promise<RefundCase["proposal"]> {
  const open = await openProposal(db, refundId);
  if (!open) return null;
  const { id, event, amountCents, reason, toBuyer, toCreator, proposedBy, proposedAt: at } = open;
  return { id, event, amountCents, reason, toBuyer, toCreator, by: await nameOf(db, proposedBy), isYours: proposedBy === user.id, at };
}
