import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable, Selectable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import type { Ceremony, Purpose } from "../tables.ts";

/** Who is asked, where, and what for. The place is a session, or half of one. */
export interface ChallengeKey {
  userId: string;
  place: string;
  purpose: Purpose;
}

/** How something is answered. */
export interface AnsweredChallenge {
  ceremony: Ceremony;
  /** The challenge a key says it answers; `null` for codes, which answer the only one there is. */
  named: string | null;
}

type Challenge = Selectable<Database["mfaChallenges"]>;

/** Of codes a newer one replaces the older. A key names the challenge it answers, so two tabs do not disturb each other. */
export async function storeChallenge(tx: Tx, challenge: Insertable<Database["mfaChallenges"]>): Promise<void> {
  const { place, purpose, ceremony } = challenge;
  if (ceremony !== "key")
    await tx
      .deleteFrom("mfaChallenges")
      .where("place", "=", place)
      .where("purpose", "=", purpose)
      .where("ceremony", "=", ceremony)
      .execute();
  await tx.insertInto("mfaChallenges").values(challenge).execute();
}

/** Held until the transaction ends, so that two answers to it come one after the other. A key's is the one it says it answers. */
export function lockChallenge(
  tx: Tx,
  asked: ChallengeKey,
  { ceremony, named }: AnsweredChallenge,
  now: Instant,
): Promise<Challenge | undefined> {
  const live = tx
    .selectFrom("mfaChallenges")
    .selectAll()
    .where("place", "=", asked.place)
    .where("purpose", "=", asked.purpose)
    .where("ceremony", "=", ceremony)
    .where("userId", "=", asked.userId)
    .where("expiresAt", ">", now)
    .forUpdate();
  return (named === null ? live : live.where("challenge", "=", named)).executeTakeFirst();
}

export async function removeChallenge(tx: Tx, { place, purpose, ceremony, challenge }: Challenge): Promise<void> {
  await tx
    .deleteFrom("mfaChallenges")
    .where("place", "=", place)
    .where("purpose", "=", purpose)
    .where("ceremony", "=", ceremony)
    .where("challenge", "=", challenge)
    .execute();
}

/** However it was asked. Answers whether anything was. */
export async function removeChallenges(tx: Tx, { userId, place, purpose }: ChallengeKey): Promise<boolean> {
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
