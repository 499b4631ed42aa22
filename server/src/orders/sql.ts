import type { LicenceType } from "@blenda/domain/catalogue/constants";
import type { SoldFor } from "@blenda/domain/ledger/rules";
import { OWNED_STATUSES, type ThingType } from "@blenda/domain/orders/constants";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { ColumnOutside, QualifiedColumn } from "../platform/database/qualified-column.ts";
import type { WantedItems } from "../platform/trade.ts";

/** Written into the statement, not sent beside it: only so the partial index of open lines is used. */
const owned = sql.join(OWNED_STATUSES.map((status) => sql.lit(status)));

/** Whether a line is bought and neither given back nor taken back; `line` is its name in the statement. */
export const isOwned = (line: string): RawBuilder<boolean> => sql<boolean>`${sql.ref(`${line}.status`)} in (${owned})`;

/** Whether a line opens what it is about, as `givesAccess` has it. */
export const isOpen = (line: string): RawBuilder<boolean> => sql<boolean>`${isOwned(line)} and ${sql.ref(`${line}.pausedAt`)} is null`;

/** Whether a buyer is asked what they think of it: not while they are giving it back, or their bank is asking for the money. */
export const isReviewable = (line: string): RawBuilder<boolean> =>
  sql<boolean>`${isOpen(line)} and ${sql.ref(`${line}.status`)} not in ('refund_requested', 'disputed')`;

export type Buyer = WantedItems["buyer"];

/**
 * The ids of everything one buyer ever ordered. Account and address are one person: what was bought as a guest counts for
 * the account with that address, and the other way round.
 */
export const ordersByBuyer = ({ id, email }: Buyer): RawBuilder<string> => sql<string>`
  select b.id from orders b where (b.buyer_id is null and b.email = ${email}::text)
    or b.buyer_id = coalesce(${id}::text, (select u.id from users u where u.email = ${email}::text))`;

/** The ids of everything somebody ordered, also as a guest with their address. */
export const ordersOfPerson = (userId: string): RawBuilder<string> => sql<string>`
  select b.id from orders b where b.buyer_id = ${userId}
    or (b.buyer_id is null and b.email = (select u.email from users u where u.id = ${userId}))`;

/** What all who ask at the same moment want, a column each; `askers` say whose it is. */
export interface WantedColumns {
  ids: string[];
  buyerIds: (string | null)[];
  emails: (string | null)[];
  askers: number[];
}

/** Whoever only types an address has not proved it is theirs, and is not told what its owner has. */
export function wantedColumns(asked: readonly WantedItems[]): WantedColumns {
  const all = asked.flatMap(({ ids, buyer }, asker) => ids.map((id) => ({ id, buyer, asker })));
  return {
    ids: all.map(({ id }) => id),
    buyerIds: all.map(({ buyer }) => buyer.id),
    emails: all.map(({ buyer }) => (buyer.id === null ? null : buyer.email)),
    askers: all.map(({ asker }) => asker),
  };
}

/** The same as rows `w`. */
export const wantedRows = ({ ids, buyerIds, emails, askers }: WantedColumns) =>
  sql<{
    id: string;
    buyerId: string | null;
    email: string | null;
    asker: number;
  }>`unnest((select ${ids}::text[]), (select ${buyerIds}::text[]), (select ${emails}::text[]), (select ${askers}::int[]))`.as<"w">(
    sql`w (id, buyer_id, email, asker)`,
  );

/**
 * The licences the asker of `w` holds of a thing: by the account, or as a guest with its address before the next sign-in makes that the account's.
 * What a guest holds is found by the guest's orders, which are few, and looked through: else PostgreSQL reads all that was ever sold of the thing.
 */
export const ownedLicences = <Column extends QualifiedColumn>(
  itemType: ThingType,
  itemId: ColumnOutside<"l" | "o", Column>,
): RawBuilder<LicenceType[] | null> => {
  const open = sql`l.item_type = ${sql.lit(itemType)} and l.item_id = ${sql.ref(itemId)} and ${isOwned("l")}`;
  return sql<LicenceType[] | null>`(select array_agg(held.licence_type) from (
    select l.licence_type from order_lines l where l.buyer_id = w.buyer_id and ${open}
    union all select l.licence_type from (select g.* from order_lines g where g.order_id = any(array(
      select o.id from orders o where o.buyer_id is null and o.email = w.email)) offset 0) as l where ${open}) as held)`;
};

/** What was found, told apart by who asked. */
export function byAsker<Row extends { asker: number }, Answer>(
  asked: readonly WantedItems[],
  rows: readonly Row[],
  answer: (row: Row) => Answer,
) {
  const answers: Answer[][] = asked.map(() => []);
  for (const row of rows) answers[row.asker]?.push(answer(row));
  return answers;
}

/** A sold line whose earnings still wait. */
export interface ClearingLine extends SoldFor {
  id: string;
  title: string;
  number: number;
  refundedCents: number;
  fulfilledAt: string;
  availableAt: string;
  /** Of all that wait, whenever they clear. */
  count: number;
}

/** More than anybody reads; a shop with more sells them within the days that are shown. */
const MOST_CLEARING = 5_000;

/** A creator's lines that clear until then, the next first: those that will, as things stand. What cost nothing clears nothing. */
export const clearingLines = (creatorId: string, until: string): RawBuilder<ClearingLine> => sql<ClearingLine>`
  select l.id, l.title, o.number, l.paid_cents, l.tax_cents, l.split, l.affiliate, l.refunded_cents, l.fulfilled_at, l.available_at, count(*) over ()::int as count
  from order_lines l join orders o on o.id = l.order_id
  where l.creator_id = ${creatorId} and l.fulfilled_at is not null and l.matured_at is null and not o.is_test
    and l.status in ('fulfilled', 'partially_refunded', 'refund_requested') and l.paid_cents > 0 and l.available_at <= ${until}::timestamptz
  order by l.available_at, l.id limit ${sql.lit(MOST_CLEARING)}`;

/** Everybody an order is about: who bought it, also as a guest with their address, and who sold what is in it. */
export async function partiesOf(db: Db, orderId: string): Promise<(string | null)[]> {
  const { rows } = await sql<{ userId: string | null }>`${buyersOf(sql`o.id = ${orderId}`)}
    union select creator_id from order_lines where order_id = ${orderId}`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** The same of one line: who sold what else was bought with it has no part in it. */
export async function partiesOfLine(db: Db, lineId: string): Promise<(string | null)[]> {
  const { rows } = await sql<{ userId: string | null }>`
    ${buyersOf(sql`o.id = (select l.order_id from order_lines l where l.id = ${lineId})`)}
    union select creator_id from order_lines where id = ${lineId}`.execute(db);
  return rows.map(({ userId }) => userId);
}

const buyersOf = (which: RawBuilder<unknown>) => sql`
  select coalesce(o.buyer_id, (select u.id from users u where u.email = o.email)) as user_id from orders o where ${which}`;
