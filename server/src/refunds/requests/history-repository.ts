import { THING_TYPES } from "@blenda/domain/orders/constants";
import type { RefundStatus } from "@blenda/domain/refunds/constants";
import { MAILBOX_TAG } from "@blenda/domain/shared/address";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import { orderLineRow, orderRow } from "../../orders/sql.ts";
import { chargeRow, fraudMarkRow } from "../../payments/sql.ts";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Db, Tx } from "../../platform/database/db.ts";

/** One mailbox is one person, whatever stands behind a plus sign. What is kept of it names no person. */
const mailboxKey = (email: RawBuilder<string>) =>
  sql<string>`encode(sha256(convert_to(lower(regexp_replace(${email}, ${MAILBOX_TAG}, '@')), 'UTF8')), 'hex')`;

const cardKey = (orderId: string) =>
  sql<string | null>`(select nullif(fingerprint, '') from ${chargeRow("charges")} where order_id = ${orderId})`;
const mailKey = (orderId: string) => sql<string>`(select ${mailboxKey(sql`email`)} from ${orderRow("orders")} where id = ${orderId})`;

/** By what a payer is known besides their account: accounts are free. */
export const payerKeys = (orderId: string) => ({ cardKey: cardKey(orderId), mailKey: mailKey(orderId) });

interface Payer {
  buyerId: string;
  cardKey: string | null;
  mailKey: string;
}

export async function payerOf(db: Db, buyerId: string, orderId: string): Promise<Payer> {
  const keys = await db.selectNoFrom([cardKey(orderId).as("cardKey"), mailKey(orderId).as("mailKey")]).executeTakeFirstOrThrow();
  return { buyerId, ...keys };
}

/** Whether our team marked an order of this payer as fraud, by the account, the card or the address: then a person decides. */
export async function isMarkedAsFraud(db: Db, { buyerId, cardKey: card, mailKey: mail }: Payer): Promise<boolean> {
  const { rows } =
    await sql`select 1 from ${fraudMarkRow("f")} join ${orderRow("o")} on o.id = f.order_id left join ${chargeRow("c")} on c.order_id = o.id
    where o.buyer_id = ${buyerId} or nullif(c.fingerprint, '') = ${card}
      or ${mailboxKey(sql`o.email`)} = ${mail} limit 1`.execute(db);
  return rows.length > 0;
}

/** One request of a payer at a time: the next one counts this one. */
export async function lockPayer(tx: Tx, { buyerId, cardKey: card, mailKey: mail }: Payer): Promise<void> {
  const names = [`account ${buyerId}`, `mail ${mail}`, ...(card === null ? [] : [`card ${card}`])];
  for (const name of names.sort()) await advisoryLock(tx, `refunds by ${name}`);
}

/** Given back, or promised: counted from the promise on, or everything asked for in one moment would be the first. */
const COUNTED = ["auto_approved", "approved", "processing", "failed", "refunded"] as const satisfies RefundStatus[];

interface History {
  /** In the window, by the account, the card or the address. */
  recent: number;
  /** Ever, by the account, and out of how many orders. */
  refunds: number;
  orders: number;
}

/**
 * Refunds of a person among what they bought. Tokens stand apart, on both sides of the comparison: giving back an unspent
 * pack is a right of its own, and a share can't be diluted by buying and returning packs, or by test orders.
 */
export async function historyOf(db: Db, { buyerId, cardKey: card, mailKey: mail }: Payer, since: Instant): Promise<History> {
  const row = await db
    .selectFrom("refunds as r")
    .innerJoin(orderLineRow("l"), "l.id", "r.lineId")
    .select(sql<number>`count(*) filter (where r.updated_at >= ${since}::timestamptz)`.as("recent"))
    .select(sql<number>`count(*) filter (where r.buyer_id = ${buyerId})`.as("refunds"))
    .select((eb) =>
      eb
        .selectFrom(orderRow("o"))
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("o.buyerId", "=", buyerId)
        .where("o.status", "=", "paid")
        .where("o.isTest", "=", false)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom(orderLineRow("t")).select("t.id").whereRef("t.orderId", "=", "o.id").where("t.itemType", "in", THING_TYPES)),
        )
        .as("orders"),
    )
    .where((is) => is.or([is("r.buyerId", "=", buyerId), is("r.cardKey", "=", card), is("r.mailKey", "=", mail)]))
    .where("r.status", "in", COUNTED)
    .where("l.itemType", "in", THING_TYPES)
    .executeTakeFirstOrThrow();
  return { recent: row.recent, refunds: row.refunds, orders: row.orders ?? 0 };
}
