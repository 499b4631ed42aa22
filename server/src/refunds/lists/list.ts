import type { RefundFilter, RefundLine } from "@blenda/domain/refunds/lists/model";
import { readRefundSearch, shortName } from "@blenda/domain/refunds/lists/rules";
import { type RawBuilder, sql } from "kysely";
import { matchesWords } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { keysetList } from "../../platform/database/keyset-list.ts";
import { bankOf } from "../view.ts";

const literally = (words: string): string => `%${words.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** Whoever reads no names finds nobody by them. */
function matches(typed: string, hasNames: boolean): RawBuilder<boolean> | null {
  const search = readRefundSearch(typed);
  if (!search) return null;
  if ("orderNumber" in search) return sql`o.number = ${search.orderNumber}`;
  const isTitle = sql<boolean>`l.title ilike ${literally(search.words)}`;
  if (!hasNames) return isTitle;
  const people = sql`(select u.id from users u where ${matchesWords(search.words)})`;
  return sql`(${isTitle} or r.buyer_id in ${people} or r.creator_id in ${people})`;
}

/** Every refund the filter lets through. */
export function selectRefunds(db: Db, { search = "", status, reason }: RefundFilter, hasNames: boolean) {
  const words = matches(search, hasNames);
  return db
    .selectFrom("refunds as r")
    .innerJoin("orderLines as l", "l.id", "r.lineId")
    .innerJoin("orders as o", "o.id", "r.orderId")
    .innerJoin("users as b", "b.id", "r.buyerId")
    .leftJoin("users as c", "c.id", "r.creatorId")
    .leftJoin("charges as g", "g.orderId", "r.orderId")
    .select(["r.id", "r.status", "r.reason", "r.amountCents", "r.attempts", "r.openedBy", "r.providerRefundId"])
    .select(["r.createdAt", "r.updatedAt", "r.dueAt", "o.number", "l.title", "g.dispute"])
    .select(["b.displayName as buyerName", "c.displayName as creatorName"])
    .$if(status !== undefined, (q) => q.where("r.status", "=", status ?? "closed"))
    .$if(reason !== undefined, (q) => q.where("r.reason", "=", reason ?? "other"))
    .$if(words !== null, (q) => q.where(words ?? sql<boolean>`true`));
}

export type LineRow = Awaited<ReturnType<ReturnType<typeof selectRefunds>["execute"]>>[number];

export const lineOf = (row: LineRow, hasNames: boolean): RefundLine => ({
  id: row.id,
  orderNumber: String(row.number),
  title: row.title,
  buyerName: hasNames ? row.buyerName : shortName(row.buyerName),
  creatorName: row.creatorName,
  reason: row.reason,
  amountCents: row.amountCents,
  status: row.status,
  bank: bankOf(row, row.dispute),
  isByStaff: row.openedBy !== null,
  createdAt: row.createdAt,
  dueAt: row.dueAt,
});

export const refundList = keysetList({
  columns: {
    created: { by: sql`r.created_at`, kind: "instant" },
    due: { by: sql`r.due_at`, kind: "instant", isNullable: true },
    amount: { by: sql`r.amount_cents`, kind: "integer" },
  },
  id: sql`r.id`,
  usual: { sort: "created", direction: "desc" },
});
