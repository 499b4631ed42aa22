import type { DisputeState } from "@blenda/domain/disputes/constants";
import type { DisputeFilter, DisputeLine } from "@blenda/domain/disputes/model";
import { disputeStateOf, evidenceDueAt } from "@blenda/domain/disputes/rules";
import { readRefundSearch } from "@blenda/domain/refunds/lists/rules";
import { type RawBuilder, sql } from "kysely";
import { matchesWords, publicPerson } from "../identity/sql.ts";
import { orderLineRow, orderRow, partiesOf } from "../orders/sql.ts";
import { chargeRow } from "../payments/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { keysetList } from "../platform/database/keyset-list.ts";

const IS_SUBMITTED = sql<boolean>`exists (select from dispute_submissions s where s.intent_id = g.intent_id)`;

/** The same as the rule, for the list's filter. */
const STATES: Record<DisputeState, RawBuilder<boolean>> = {
  created: sql`(g.dispute = 'open' and o.paid_at is null)`,
  initiated: sql`(g.dispute = 'open' and o.paid_at is not null and not ${IS_SUBMITTED})`,
  formalized: sql`(g.dispute = 'open' and o.paid_at is not null and ${IS_SUBMITTED})`,
  won: sql`g.dispute = 'won'`,
  lost: sql`g.dispute = 'lost'`,
  closed: sql`g.dispute = 'closed'`,
};

function matches(typed: string): RawBuilder<boolean> | null {
  const search = readRefundSearch(typed);
  if (!search) return null;
  if ("orderNumber" in search) return sql`o.number = ${search.orderNumber}`;
  return sql`(o.email = ${search.words.toLowerCase()} or o.buyer_id in (select u.id from ${publicPerson("u")} where ${matchesWords(search.words)}))`;
}

/** Disputed payments the filter lets through. */
export function selectDisputes(db: Db, { search = "", state }: DisputeFilter) {
  const wanted = [matches(search), state ? STATES[state] : null].filter((each) => each !== null);
  const all = db
    .selectFrom(chargeRow("g"))
    .innerJoin(orderRow("o"), "o.id", "g.orderId")
    .leftJoin(publicPerson("b"), "b.id", "o.buyerId")
    .select(["g.intentId", "g.orderId", "g.dispute", "g.disputedAt", "g.disputeEndedAt", "g.disputedCents", "g.createdAt"])
    .select(["o.number", "o.email", "o.paidAt", "o.totalCents", "b.displayName"])
    .select(IS_SUBMITTED.as("isSubmitted"))
    .select(
      sql<string>`(select min(l.title) filter (where l.position = f.first) || case when count(*) > 1 then ' and ' || count(*) - 1 || ' more' else '' end
      from ${orderLineRow("l")}, (select min(position) as first from ${orderLineRow("orderLines")} where order_id = o.id) f where l.order_id = o.id)`.as(
        "title",
      ),
    )
    .select(sql<number>`(select count(*) from dispute_evidence e where e.intent_id = g.intent_id)::int`.as("evidenceCount"))
    // Written into the statement: only so the partial index is used.
    .where(sql<boolean>`g.dispute <> 'none'`);
  return wanted.reduce((query, condition) => query.where(condition), all);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectDisputes>["execute"]>>[number];

export function lineOf(row: Row): DisputeLine {
  const openedAt = row.disputedAt ?? row.createdAt;
  return {
    id: row.intentId,
    orderId: row.orderId,
    orderNumber: String(row.number),
    title: row.title ?? "",
    buyerName: row.displayName ?? row.email,
    amountCents: row.disputedCents || row.totalCents,
    state: disputeStateOf({ dispute: row.dispute, isPaid: row.paidAt !== null, isSubmitted: row.isSubmitted }),
    openedAt,
    evidenceDueAt: evidenceDueAt(openedAt),
    endedAt: row.disputeEndedAt,
    evidenceCount: row.evidenceCount,
  };
}

export const disputeList = keysetList({
  columns: {
    opened: { by: sql`g.disputed_at`, kind: "instant" },
    amount: { by: sql`g.disputed_cents`, kind: "integer" },
  },
  id: sql`g.intent_id`,
  usual: { sort: "opened", direction: "desc" },
});

export async function findDispute(db: Db, id: string): Promise<DisputeLine | undefined> {
  const row = await selectDisputes(db, {}).where("g.intentId", "=", id).executeTakeFirst();
  return row && lineOf(row);
}

/** Everybody a disputed payment is about. */
export async function partiesOfDispute(db: Db, intentId: string): Promise<(string | null)[]> {
  const charge = await db.selectFrom(chargeRow("charges")).select("orderId").where("intentId", "=", intentId).executeTakeFirst();
  return charge ? partiesOf(db, charge.orderId) : [];
}
