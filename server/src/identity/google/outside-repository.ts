import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable, Selectable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";

type Identity = Selectable<Database["outsideIdentities"]>;

export function findIdentity(db: Db, issuer: string, subject: string): Promise<Identity | undefined> {
  return db.selectFrom("outsideIdentities").selectAll().where("issuer", "=", issuer).where("subject", "=", subject).executeTakeFirst();
}

export function identityOf(db: Db, userId: string): Promise<Identity | undefined> {
  return db.selectFrom("outsideIdentities").selectAll().where("userId", "=", userId).executeTakeFirst();
}

/** Another account of the same provider replaces the one before. */
export async function addIdentity(tx: Tx, identity: Insertable<Database["outsideIdentities"]>): Promise<void> {
  await tx.deleteFrom("outsideIdentities").where("userId", "=", identity.userId).where("issuer", "=", identity.issuer).execute();
  await tx.insertInto("outsideIdentities").values(identity).execute();
}

export function removeIdentities(tx: Tx, userId: string): Promise<{ email: string }[]> {
  return tx.deleteFrom("outsideIdentities").where("userId", "=", userId).returning("email").execute();
}

/** Those connected after this moment. */
export function removeIdentitiesSince(tx: Tx, userId: string, since: Instant): Promise<{ email: string }[]> {
  return tx.deleteFrom("outsideIdentities").where("userId", "=", userId).where("linkedAt", ">", since).returning("email").execute();
}
