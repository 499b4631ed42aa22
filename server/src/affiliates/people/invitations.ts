import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { account } from "../../identity/sql.ts";
import type { Tx } from "../../platform/database/db.ts";
import { changeRecord, lockMembership, removeRecord } from "./record-repository.ts";

interface ClaimedInvitation {
  id: string;
  creatorId: string;
  /** The record it waited as: a share may be promised to it. */
  waitedAs: string;
}

/**
 * Invitations that waited for somebody with this address are theirs. Where they are in the programme already there is nothing to claim; where
 * they were once, or asked, they are invited.
 */
export async function claimInvitations(tx: Tx, userId: string, now: Instant): Promise<ClaimedInvitation[]> {
  const claimed: ClaimedInvitation[] = [];
  for (const { id, email, creatorId } of await lockWaiting(tx, userId)) {
    const own = await lockMembership(tx, { id: userId, email }, creatorId);
    const isIn = own && own.id !== id && ["active", "paused", "invited"].includes(own.state);
    if (own?.id !== id || creatorId === userId) await removeRecord(tx, id);
    if (!own || isIn || creatorId === null || creatorId === userId) continue;
    await changeRecord(tx, own.id, { state: "invited", email, userId }, now);
    claimed.push({ id: own.id, creatorId, waitedAs: id });
  }
  return claimed;
}

/** What waits for the address somebody has confirmed, held. */
const lockWaiting = (tx: Tx, userId: string) =>
  tx
    .selectFrom("affiliates")
    .select(["id", "email", "creatorId"])
    .where("userId", "is", null)
    .where("email", "=", (from) =>
      from.selectFrom(account("u")).select("u.email").where("u.id", "=", userId).where("u.emailVerifiedAt", "is not", null),
    )
    .orderBy("id")
    .forUpdate()
    .execute();

/** Somebody's records carry the address they have now. */
export async function followEmail(tx: Tx, userId: string, now: Instant): Promise<void> {
  await sql`update affiliates a set email = u.email, updated_at = ${now}::timestamptz from ${account("u")}
    where u.id = ${userId} and a.user_id = u.id and a.email <> u.email`.execute(tx);
}
