import type { CaseShown } from "@blenda/domain/refunds/cases/constants";
import type { CaseFilter, CaseLine } from "@blenda/domain/refunds/cases/model";
import { caseNumber, priorityOf } from "@blenda/domain/refunds/cases/rules";
import { LIST } from "@blenda/domain/shared/list";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import { publicPerson } from "../../identity/sql.ts";
import { orderLineRow, orderRow } from "../../orders/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { keysetList } from "../../platform/database/keyset-list.ts";
import { buyerHistories, creatorHistories } from "./histories.ts";

const isProposed = sql<boolean>`exists (select from refund_case_proposals p where p.refund_id = c.refund_id and p.state = 'open')`;
const isAsked = (now: Instant) =>
  sql<boolean>`exists (select from refund_case_questions q where q.refund_id = c.refund_id and q.answered_at is null
    and q.due_at > ${now}::timestamptz)`;

const selectCases = (db: Db, now: Instant) =>
  db
    .selectFrom("refundCases as c")
    .innerJoin("refunds as r", "r.id", "c.refundId")
    .innerJoin(orderLineRow("l"), "l.id", "r.lineId")
    .innerJoin(orderRow("o"), "o.id", "r.orderId")
    .innerJoin(publicPerson("b"), "b.id", "r.buyerId")
    .leftJoin(publicPerson("k"), "k.id", "r.creatorId")
    .leftJoin(publicPerson("a"), "a.id", "r.assigneeId")
    .select(["c.refundId", "c.number", "c.openedAt", "c.dueAt", "c.assignedAt", "c.outcome", "c.closedAt", "c.repeats"])
    .select(["c.amountCents as askedCents", "r.status", "r.reason", "r.amountCents", "r.buyerId", "r.creatorId", "r.assigneeId"])
    .select(["l.title", "l.shopName", "o.number as orderNumber"])
    .select(["b.displayName as buyerName", "k.displayName as creatorName", "a.displayName as assigneeName"])
    .select([isProposed.as("isProposed"), isAsked(now).as("isAsked")]);

type Row = Awaited<ReturnType<ReturnType<typeof selectCases>["execute"]>>[number];

/** Cases waiting for a second person, without those the reader proposed. */
const isOf = (show: CaseShown, readerId: string): RawBuilder<boolean> => {
  switch (show) {
    case "open":
      return sql`c.closed_at is null`;
    case "mine":
      return sql`c.closed_at is null and r.assignee_id = ${readerId}`;
    case "second":
      return sql`c.closed_at is null and exists (select from refund_case_proposals p
        where p.refund_id = c.refund_id and p.state = 'open' and p.proposed_by <> ${readerId})`;
    case "closed":
      return sql`c.closed_at is not null`;
  }
};

export const caseList = keysetList({
  columns: {
    priority: { by: sql`c.ranked_at`, kind: "instant" },
    due: { by: sql`c.due_at`, kind: "instant" },
    amount: { by: sql`c.amount_cents`, kind: "integer" },
    closed: { by: sql`c.closed_at`, kind: "instant", isNullable: true },
  },
  id: sql`c.refund_id`,
  usual: { sort: "priority", direction: "asc" },
});

export const selectList = (db: Db, { show, reason }: CaseFilter, readerId: string, now: Instant) =>
  selectCases(db, now)
    .where(isOf(show, readerId))
    .$if(reason !== undefined, (query) => query.where("r.reason", "=", reason ?? "other"));

/** As the table shows them, with the histories of both sides. */
export async function linesOf(db: Db, rows: readonly Row[], readerId: string, now: Instant): Promise<CaseLine[]> {
  if (rows.length === 0) return [];
  const buyers = await buyerHistories(
    db,
    rows.map(({ buyerId }) => buyerId),
  );
  const creators = await creatorHistories(
    db,
    rows.map(({ creatorId }) => creatorId),
  );
  return rows.map((row) => ({
    id: row.refundId,
    number: caseNumber(row.number),
    title: row.title,
    orderNumber: String(row.orderNumber),
    buyerName: row.buyerName,
    creatorName: row.shopName || (row.creatorName ?? ""),
    reason: row.reason,
    status: row.status,
    amountCents: row.amountCents,
    priority: priorityOf({ amountCents: row.askedCents, repeats: row.repeats }, row, row.closedAt ?? now),
    openedAt: row.openedAt,
    dueAt: row.dueAt,
    assignee: row.assigneeId
      ? { id: row.assigneeId, name: row.assigneeName ?? "", isYours: row.assigneeId === readerId, since: row.assignedAt }
      : null,
    isProposed: row.isProposed,
    isAsked: row.isAsked,
    outcome: row.outcome,
    closedAt: row.closedAt,
    buyer: buyers.get(row.buyerId) ?? { orders: 0, refunds: 0, percent: 0, warnings: 0 },
    creator: (row.creatorId && creators.get(row.creatorId)) || null,
  }));
}

export async function findLine(db: Db, id: string, readerId: string, now: Instant): Promise<CaseLine | undefined> {
  const rows = await selectCases(db, now).where("c.refundId", "=", id).execute();
  return (await linesOf(db, rows, readerId, now))[0];
}

/** How many there are in each list, up to a thousand: more is not worth counting. */
export async function countLists(db: Db, readerId: string): Promise<{ open: number; mine: number; second: number }> {
  const counted = (show: CaseShown) => sql`(select count(*) from (select from refund_cases c join refunds r on r.id = c.refund_id
    where ${isOf(show, readerId)} limit ${LIST.COUNTED}) n)::int`;
  const { rows } = await sql<{ open: number; mine: number; second: number }>`select ${counted("open")} as "open",
    ${counted("mine")} as mine, ${counted("second")} as second`.execute(db);
  return rows[0] ?? { open: 0, mine: 0, second: 0 };
}
