import { deviceOf } from "@blenda/domain/account/rules";
import { EVENTS_SHOWN } from "@blenda/domain/mfa/constants";
import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable, Selectable } from "kysely";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import type { RequestFacts } from "../platform/requests/procedure.ts";

type Row = Database["mfaEvents"];

/** What happened, and from where; without a request it happened by itself. */
export async function noteEvent(
  tx: Tx,
  asking: Pick<RequestFacts, "address" | "userAgent"> | null,
  event: Pick<Insertable<Row>, "userId" | "at" | "kind"> & Partial<Pick<Insertable<Row>, "action" | "method" | "goodUntil">>,
): Promise<void> {
  const from = asking ? { address: asking.address, ...deviceOf(asking.userAgent) } : {};
  await tx
    .insertInto("mfaEvents")
    .values({ ...event, ...from })
    .execute();
}

export function newestEvents(db: Db, userId: string): Promise<Selectable<Row>[]> {
  return db.selectFrom("mfaEvents").selectAll().where("userId", "=", userId).orderBy("id", "desc").limit(EVENTS_SHOWN).execute();
}

export async function removeOldEvents(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom("mfaEvents").where("at", "<", before).execute();
}
