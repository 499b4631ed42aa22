import { sql } from "kysely";
import type { Tx } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { asRecordSet } from "../../platform/database/record-set.ts";
import type { Flow } from "./money.ts";

/** Everything a day is summed up by. */
export interface Amounts extends Omit<Flow, "day"> {
  soldRefunded: number;
  soldCommission: number;
  soldEarned: number;
  soldPending: number;
  clearing: number;
  views: number;
  shopViews: number;
}

export interface Place {
  creatorId: string;
  slice: string;
  split: string;
  day: string;
  part: string;
}

const COLUMNS = [
  ...["sales", "free", "refunds", "gross", "discounts", "refunded", "commission", "card", "affiliate", "earned"],
  ...["sold_refunded", "sold_commission", "sold_earned", "sold_pending", "clearing", "views", "shop_views"],
];
const added = sql.raw(COLUMNS.map((name) => `${name} = d.${name} + excluded.${name}`).join(", "));
const columns = sql.raw(COLUMNS.join(", "));
const given = sql.raw(COLUMNS.map((name) => `coalesce(${name}, 0)`).join(", "));

/** Adds to sums. In the order of their keys, so that two who add to the same ones never wait for each other in a ring. */
export async function addToDays(tx: Tx, rows: readonly (Place & Partial<Amounts>)[]): Promise<void> {
  if (rows.length > 0) await insertDays(tx, { rows: asRecordSet(rows) });
}

const insertDays = prepared(
  (_db, { rows }: { rows: string }) => sql`
    insert into creator_days as d (creator_id, slice, split, day, part, ${columns})
    select creator_id, slice, split, day, part, ${given} from jsonb_populate_recordset(null::creator_days, ${rows}::jsonb)
    order by creator_id, slice, split, day, part
    on conflict (creator_id, slice, split, day, part) do update set ${added}`,
);
