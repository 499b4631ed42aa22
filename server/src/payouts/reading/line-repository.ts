import type { PayoutLine } from "@blenda/domain/payouts/model";
import { type RawBuilder, sql } from "kysely";
import { ledgerEntryRow, ledgerTransactionRow } from "../../ledger/sql.ts";
import { orderLineRow, orderRow } from "../../orders/sql.ts";
import { chargeRow, outsideRefundRow } from "../../payments/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { refundRow } from "../../refunds/sql.ts";
import type { Sum } from "./payout-view.ts";

/**
 * Each entry of the books a payout is made of, with the sale, refund or dispute it comes from. What was released when the money
 * came back is listed all the same: it is what that payout was.
 */
const linesFrom = sql`
  payout_lines pl join ${ledgerEntryRow("e")} on e.transaction_id = pl.transaction_id and e.id = pl.entry_id join ${ledgerTransactionRow("t")} on t.id = e.transaction_id
  left join ${orderLineRow("sold")} on t.kind in ('mature', 'share_mature') and sold.id = substring(t.source from 6)
  left join ${refundRow("r")} on t.kind = 'refund' and r.id = substring(t.source from 8)
  left join ${outsideRefundRow("x")} on t.kind = 'refund' and x.provider = split_part(t.source, '/', 2) and x.refund_id = split_part(t.source, '/', 3)
  left join ${chargeRow("c")} on t.kind like 'dispute%' and c.intent_id = substring(t.source from 8)
  left join ${orderLineRow("back")} on back.id = r.line_id
  left join ${orderRow("o")} on o.id = coalesce(sold.order_id, r.order_id, x.order_id, c.order_id)`;

const KIND = sql`case when e.account like 'affiliate%' then 'commission' when t.kind = 'mature' then 'sale' when t.kind = 'refund' then 'refund'
  when t.kind like 'dispute%' then 'dispute' else 'correction' end`;

/**
 * Parts of what the person sold; an affiliate who brought a buyer sold nothing. Our own programme is paid out of the commission the
 * creator reads.
 */
const part = (name: "net" | "commission" | "processing"): RawBuilder<number> => {
  const cents = sql`coalesce((sold.split ->> ${sql.lit(name)})::bigint, 0)`;
  const ours = sql`coalesce((sold.split ->> 'platformAffiliate')::bigint, 0)`;
  return sql<number>`case when e.account like 'creator%' then ${name === "commission" ? sql`${cents} + ${ours}` : cents} else 0 end`;
};

/** What is taken off has its sign. */
const AMOUNTS = sql`${part("net")} as net_cents, -${part("commission")} as commission_cents, -${part("processing")} as processing_cents,
  pl.amount as amount_cents`;

interface Range {
  after?: number;
  limit: number;
}

interface LineRow extends PayoutLine {
  entryId: number;
}

const linesWhere = async (db: Db, which: RawBuilder<unknown>, { after = 0, limit }: Range): Promise<LineRow[]> => {
  const { rows } = await sql<LineRow>`
    select e.id as entry_id, t.at, ${KIND} as kind, coalesce(o.number::text, '') as order_number, coalesce(sold.title, back.title, '') as title, ${AMOUNTS}
    from ${linesFrom} where ${which} and e.id > ${after} order by e.id limit ${limit}`.execute(db);
  return rows;
};

const bare = ({ entryId: _, ...line }: LineRow): PayoutLine => line;

export const firstLines = async (db: Db, payoutId: string, limit: number): Promise<PayoutLine[]> =>
  (await linesWhere(db, sql`pl.payout_id = ${payoutId}`, { limit })).map(bare);

const PAGE = 1_000;

/** Every line of some payouts, page by page: for files. */
export async function* allLines(db: Db, payoutIds: readonly string[]): AsyncGenerator<PayoutLine> {
  for (const id of payoutIds) {
    let after = 0;
    for (;;) {
      const rows = await linesWhere(db, sql`pl.payout_id = ${id}`, { after, limit: PAGE });
      yield* rows.map(bare);
      after = rows.at(-1)?.entryId ?? 0;
      if (rows.length < PAGE) break;
    }
  }
}

/** What payouts are the sum of, to the cent. */
export async function sumOf(db: Db, payoutIds: readonly string[]): Promise<Sum & { lineCount: number }> {
  const { rows } = await sql<Omit<Sum, "otherCents"> & { lineCount: number }>`
    select count(*)::int as line_count, coalesce(sum(net_cents), 0)::bigint as net_cents, coalesce(sum(commission_cents), 0)::bigint as commission_cents,
      coalesce(sum(processing_cents), 0)::bigint as processing_cents, coalesce(sum(amount_cents), 0)::bigint as amount_cents
    from (select ${AMOUNTS} from ${linesFrom} where pl.payout_id = any(${payoutIds}::text[])) as each`.execute(db);
  const sum = rows[0] ?? { lineCount: 0, netCents: 0, commissionCents: 0, processingCents: 0, amountCents: 0 };
  return { ...sum, otherCents: sum.amountCents - sum.netCents - sum.commissionCents - sum.processingCents };
}
