import { sql } from "kysely";

/** How many different items the submissions that are read were about. */
export const APPROVED_ITEMS = sql<number>`count(distinct (item_type, draft_id))::int`;
