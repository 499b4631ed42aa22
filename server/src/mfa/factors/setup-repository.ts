import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable, Selectable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import type { EnrolledMethod, HashedCodes } from "../tables.ts";

export type SetupRow = Selectable<Database["mfaSetups"]>;

/** One at a time of each method in a browser. */
export async function storeSetup(
  tx: Tx,
  { codes, ...setup }: Insertable<Database["mfaSetups"]> & { codes: HashedCodes | null },
): Promise<void> {
  await tx.deleteFrom("mfaSetups").where("sessionId", "=", setup.sessionId).where("method", "=", setup.method).execute();
  await tx
    .insertInto("mfaSetups")
    .values({ ...setup, codes: codes && jsonb(codes) })
    .execute();
}

interface SetupKey {
  id: string;
  userId: string;
  sessionId: string;
  method: EnrolledMethod;
}

/** Only for the person who began it, in the same browser, in time (trust M10). Held until the transaction ends. */
export function lockSetup(tx: Tx, { id, userId, sessionId, method }: SetupKey, now: Instant): Promise<SetupRow | undefined> {
  return tx
    .selectFrom("mfaSetups")
    .selectAll()
    .where("id", "=", id)
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .where("method", "=", method)
    .where("expiresAt", ">", now)
    .forUpdate()
    .executeTakeFirst();
}

/** Answers whether it was there: a setup is finished once. */
export async function removeSetup(tx: Tx, id: string): Promise<boolean> {
  return (await tx.deleteFrom("mfaSetups").where("id", "=", id).returning("id").executeTakeFirst()) !== undefined;
}

/** In every browser: what was begun before an account was protected is not finished after it. */
export async function removeSetups(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("mfaSetups").where("userId", "=", userId).execute();
}

export async function removeExpiredSetups(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom("mfaSetups").where("expiresAt", "<", now).execute();
}
