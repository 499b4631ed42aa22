import { type RawBuilder, sql } from "kysely";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Db, Tx } from "../../platform/database/db.ts";

interface Recount {
  into: RawBuilder<unknown>;
  sums: RawBuilder<unknown>;
  key: readonly string[];
  amounts: readonly string[];
  /** What the sums have to be. */
  recount: RawBuilder<unknown>;
  /** Which of them are looked at. */
  where: RawBuilder<unknown>;
}

/** What a sum lacks of its recount, or has too much, is added to it: so what is recorded meanwhile stays right. */
async function addDifference(tx: Tx, { into, sums, key, amounts, recount, where }: Recount): Promise<number> {
  const [keys, columns] = [key.join(", "), amounts.join(", ")].map((text) => sql.raw(text));
  const each = (text: (amount: string) => string, between: string) => sql.raw(amounts.map(text).join(between));
  const { rows } = await sql`${into} (${keys}, ${columns})
    select ${keys}, ${each((amount) => `sum(${amount})`, ", ")} from (${recount}
      union all select ${keys}, ${each((amount) => `-${amount}`, ", ")} from ${sums} where ${where}) as both_ways
    group by ${keys} having ${each((amount) => `sum(${amount}) <> 0`, " or ")} order by ${keys}
    on conflict (${keys}) do update set ${each((amount) => `${amount} = d.${amount} + excluded.${amount}`, ", ")} returning 1`.execute(tx);
  return rows.length;
}

const REVENUE = ["orders", "lines", "cents", "verified_cents", "agreed_orders"];
const SOLD = ["lines", "cents"];
const revenue = sql.raw(REVENUE.join(", "));

/** Recounts the sums of these days from their records, and of their months from their days. Answers how many were wrong. */
export async function mendSums(tx: Tx, days: readonly string[]): Promise<number> {
  if (days.length === 0) return 0;
  // Of two who add the same difference, the second finds none.
  await advisoryLock(tx, "sums of revenue");
  const onDays = sql`day = ${anyOf(days)}`;
  const inMonths = sql`month = ${anyOf([...new Set(days.map((day) => `${day.slice(0, 7)}-01`))])}`;
  const month = sql`left(day, 7) || '-01' as month`;
  const ofRecords = sql`select day, country, is_first::int as orders, 1 as lines, amount_cents as cents,
    case when webhook_verified then amount_cents else 0 end as verified_cents, (is_first and is_agreed)::int as agreed_orders
    from analytics_data where ${onDays}`;
  const wrong = [
    await addDifference(tx, {
      ...{ into: sql`insert into revenue_days as d`, sums: sql`revenue_days`, key: ["day", "country"], amounts: REVENUE, where: onDays },
      recount: sql`${ofRecords} union all select day, '', ${revenue} from (${ofRecords}) as together`,
    }),
    await addDifference(tx, {
      ...{
        into: sql`insert into revenue_months as d`,
        sums: sql`revenue_months`,
        key: ["month", "country"],
        amounts: REVENUE,
        where: inMonths,
      },
      recount: sql`select * from (select ${month}, country, ${revenue} from revenue_days where country <> '') as by_month where ${inMonths}`,
    }),
    await addDifference(tx, {
      ...{ into: sql`insert into item_days as d`, sums: sql`item_days`, key: ["day", "item"], amounts: SOLD, where: onDays },
      recount: sql`select day, item, 1 as lines, amount_cents as cents from analytics_data where item <> '' and ${onDays}`,
    }),
    await addDifference(tx, {
      ...{ into: sql`insert into item_months as d`, sums: sql`item_months`, key: ["month", "item"], amounts: SOLD, where: inMonths },
      recount: sql`select * from (select ${month}, item, lines, cents from item_days) as by_month where ${inMonths}`,
    }),
  ];
  return wrong.reduce((sum, each) => sum + each, 0);
}

/** Days that have sums and no record at all. */
export async function emptyDays(db: Db): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`select distinct day from (select day from revenue_days where lines <> 0
      union all select day from item_days where lines <> 0) as known
    where not exists (select from analytics_data a where a.day = known.day)`.execute(db);
  return rows.map(({ day }) => day);
}
