import type { Me } from "@blenda/domain/identity/model";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/db.ts";

/** The person behind a session that still stands. Being an admin takes both the claim and a place on the list. */
export async function findBySession(db: Db, tokenHash: string, now: Instant): Promise<{ me: Me; sessionId: string } | undefined> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .leftJoin("admins", "admins.userId", "users.id")
    .select([
      "users.id",
      "users.email",
      "users.name",
      "users.displayName",
      "users.photoUrl",
      "users.isCreator",
      "users.hasAdminClaim",
      "users.roles",
      "users.permissions",
      "users.globalAffiliateId",
      "users.hasEverBeenAffiliate",
      "admins.userId as listedId",
      "sessions.id as sessionId",
    ])
    .where("sessions.tokenHash", "=", tokenHash)
    .where("sessions.expiresAt", ">", now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { hasAdminClaim, listedId, sessionId, ...person } = row;
  const isAdmin = hasAdminClaim && listedId !== null;
  // The word "admin" in a roles list must not open what the list and the claim did not.
  const roles = isAdmin ? person.roles : person.roles.filter((role) => role !== "admin");
  return { me: { ...person, isAdmin, roles }, sessionId };
}

/** Which of these sessions still stand. */
export async function standingSessions(db: Db, ids: readonly string[], now: Instant): Promise<Set<string>> {
  const rows = await db.selectFrom("sessions").select("id").where("id", "in", ids).where("expiresAt", ">", now).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function addSession(
  tx: Tx,
  session: { id: string; tokenHash: string; userId: string; createdAt: Instant; expiresAt: Instant },
) {
  await tx.insertInto("sessions").values(session).execute();
}

export async function removeSession(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("sessions").where("id", "=", id).execute();
}
