import type { Instant } from "@blenda/domain/shared/time";
import { advisoryLock } from "../database/advisory-lock.ts";
import type { Db, Tx } from "../database/db.ts";
import { jsonb } from "../events/outbox.ts";

/**
 * An alarm: something is not as it must be and somebody has to look; the status page and the log carry it further. The name
 * is the same words every time; the detail is what whoever looks into it needs.
 */
export async function raiseAlarm(db: Db, name: string, detail: object, at: Instant): Promise<void> {
  await db
    .insertInto("alarms")
    .values({ name, detail: jsonb(detail), at })
    .execute();
}

/** The same for what would be raised again and again: once since this moment. Answers whether it was. */
export async function raiseAlarmOnce(
  tx: Tx,
  name: string,
  detail: object,
  { since, at }: { since: Instant; at: Instant },
): Promise<boolean> {
  await advisoryLock(tx, `alarm ${name}`);
  const ofName = tx.selectFrom("alarms").select("id").where("name", "=", name);
  if (await ofName.where("at", ">=", since).limit(1).executeTakeFirst()) return false;
  await raiseAlarm(tx, name, detail, at);
  return true;
}
