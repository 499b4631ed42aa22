import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { asRecordSet } from "../../platform/database/record-set.ts";
import type { Contribution, DayChange } from "./contribution.ts";

/** Held until they are counted; two who count at once wait for each other in the order of their names. */
export const selectUncounted = (tx: Tx, limit: number) =>
  tx
    .selectFrom("visits")
    .select([
      ...(["id", "userId", "day", "pageViews", "seconds", "referralSource", "utmSource", "utmCampaign", "device", "country"] as const),
      ...(["place", "hasProduct", "hasCart", "hasCheckout", "paidOrders", "paidCents", "counted"] as const),
    ])
    .where("isUncounted", "=", true)
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .execute();

export async function setCounted(tx: Tx, rows: readonly { id: string; counted: Contribution }[]): Promise<void> {
  await writeCounted(tx, { rows: asRecordSet(rows) });
}

const writeCounted = prepared(
  (_db: Db, { rows }: { rows: string }) => sql`update visits v set counted = n.counted, is_uncounted = false
    from jsonb_to_recordset(${rows}::jsonb) as n (id text, counted jsonb) where v.id = n.id`,
);

const AMOUNTS = ["visits", "anonymous", "page_views", "seconds", "bounces", "products", "carts", "checkouts", "paid", "paid_cents"];
const columns = sql.raw(AMOUNTS.join(", "));
const added = sql.raw(AMOUNTS.map((name) => `${name} = d.${name} + excluded.${name}`).join(", "));

export async function addToVisitDays(tx: Tx, rows: readonly DayChange[]): Promise<void> {
  if (rows.length > 0) await writeDays(tx, { rows: asRecordSet(rows) });
}

const writeDays = prepared(
  (_db: Db, { rows }: { rows: string }) => sql`insert into visit_days as d (dimension, day, part, ${columns})
    select dimension, day, part, ${columns} from jsonb_populate_recordset(null::visit_days, ${rows}::jsonb) order by dimension, day, part
    on conflict (dimension, day, part) do update set ${added}`,
);
