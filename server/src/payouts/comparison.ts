import { payoutQueueMoved } from "@blenda/domain/payouts/events";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";

/** Until when our books and the provider's statement were compared; `null`: never. */
export async function comparedUntil(db: Db): Promise<Instant | null> {
  const row = await db.selectFrom("payoutComparisons").select("until").executeTakeFirst();
  return row?.until ?? null;
}

/** They were compared up to this moment. An older comparison takes nothing back. */
export async function noteCompared(tx: Tx, until: Instant): Promise<void> {
  await sql`insert into payout_comparisons (until) values (${until})
    on conflict (is_latest) do update set until = greatest(payout_comparisons.until, excluded.until)`.execute(tx);
  await emit(tx, payoutQueueMoved({ batch: "comparison" }));
}
