import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable, Selectable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import type { Ceremony, Purpose } from "../tables.ts";

/** Who is asked, where, and what for. The place is a session, or half of one. */
export interface Asked {
  userId: string;
  place: string;
  purpose: Purpose;
}

type Challenge = Selectable<Database["mfaChallenges"]>;

/** A newer one replaces the older. */
export async function storeChallenge(tx: Tx, challenge: Insertable<Database["mfaChallenges"]>): Promise<void> {
  await tx
    .insertInto("mfaChallenges")
    .values(challenge)
    .onConflict((c) => c.columns(["place", "purpose", "ceremony"]).doUpdateSet(challenge))
    .execute();
}

/** Held until the transaction ends, so that two answers to it come one after the other. */
export function lockChallenge(tx: Tx, asked: Asked, ceremony: Ceremony, now: Instant): Promise<Challenge | undefined> {
  return tx
    .selectFrom("mfaChallenges")
    .selectAll()
    .where("place", "=", asked.place)
    .where("purpose", "=", asked.purpose)
    .where("ceremony", "=", ceremony)
    .where("userId", "=", asked.userId)
    .where("expiresAt", ">", now)
    .forUpdate()
    .executeTakeFirst();
}

export async function removeChallenge(tx: Tx, { place, purpose }: Asked, ceremony: Ceremony): Promise<void> {
  await tx.deleteFrom("mfaChallenges").where("place", "=", place).where("purpose", "=", purpose).where("ceremony", "=", ceremony).execute();
}

/** However it was asked. Answers whether anything was. */
export async function removeChallenges(tx: Tx, { userId, place, purpose }: Asked): Promise<boolean> {
  const gone = await tx
    .deleteFrom("mfaChallenges")
    .where("place", "=", place)
    .where("purpose", "=", purpose)
    .where("userId", "=", userId)
    .returning("place")
    .execute();
  return gone.length > 0;
}

export async function removeExpiredChallenges(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom("mfaChallenges").where("expiresAt", "<", now).execute();
}
