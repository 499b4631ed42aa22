import type { Insertable } from "kysely";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { asRecordSet } from "../../platform/database/record-set.ts";
import type { NewVisit } from "./visit-repository.ts";

/** A visit that is over, with how far it came and where it was found to be. */
export interface PastVisit extends NewVisit {
  country: string;
  place: string;
  hasProduct: boolean;
  hasCart: boolean;
  hasCheckout: boolean;
  /** Absent where nobody knew. */
  located?: Omit<Insertable<Database["userAnalytics"]>, "sessionId" | "userId" | "userAgent">;
}

const COLUMNS = [
  ...["id", "user_id", "day", "started_at", "last_seen_at", "page_views", "seconds", "referral_source", "utm_source", "utm_medium"],
  ...["utm_campaign", "utm_content", "utm_term", "device", "user_agent", "country", "place", "has_product", "has_cart", "has_checkout"],
  ...["consent_version", "consent_at"],
];
const columns = sql.raw(COLUMNS.join(", "));

const insertPast = prepared<{ rows: string }, { id: string }>(
  (_db, { rows }) => sql<{ id: string }>`insert into visits (${columns})
    select ${columns} from jsonb_populate_recordset(null::visits, ${rows}::jsonb) order by id on conflict (id) do nothing returning id`,
);

const insertPlaces = prepared<{ rows: string }, unknown>(
  (_db, { rows }) => sql`insert into user_analytics select * from jsonb_populate_recordset(null::user_analytics, ${rows}::jsonb)`,
);

/** All visits of a day at once, as the calls of one visit would have left them. Those that are there already stay as they are. */
export async function addPastVisits(tx: Tx, visits: readonly PastVisit[]): Promise<void> {
  if (visits.length === 0) return;
  const rows = await insertPast(tx, { rows: asRecordSet(visits.map(({ located: _, ...visit }) => visit)) });
  const added = new Set(rows.map(({ id }) => id));
  const places = visits.flatMap(({ id, userId = null, userAgent, located }) =>
    located && added.has(id) ? [{ ...located, sessionId: id, userId, userAgent }] : [],
  );
  if (places.length > 0) await insertPlaces(tx, { rows: asRecordSet(places) });
}
