import { randomBytes } from "node:crypto";
import { BACKUP_CODES } from "@blenda/domain/mfa/constants";
import { drawBackupCode } from "@blenda/domain/mfa/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import type { HashedCodes } from "../tables.ts";

/**
 * Ten codes and what is stored of them. They are hashed as slowly as passwords, because sixty bits are few; all ten with one
 * salt, so that a try costs one hash and not ten. A thief of the table guesses at ten codes for the price of one, which
 * takes three bits off the sixty (decision 0049).
 */
export async function makeCodes({ passwords, random }: Pick<Services, "passwords" | "random">): Promise<{
  codes: string[];
  hashed: HashedCodes;
}> {
  const codes = new Set<string>();
  while (codes.size < BACKUP_CODES) codes.add(drawBackupCode(random.below));
  const salt = randomBytes(16).toString("base64url");
  const hashes = await passwords.withHashing((hashing) => Promise.all([...codes].map((code) => hashing.derive(code, salt))));
  return { codes: [...codes], hashed: { salt, hashes } };
}

/** A set for a person who has no code left; `null` for everybody else. */
export async function codesIfNone(context: Pick<Services, "db" | "passwords" | "random">, userId: string) {
  const isOneLeft = (await codesOf(context.db, userId)).some(({ usedAt }) => usedAt === null);
  return isOneLeft ? null : makeCodes(context);
}

/** They replace the set before. */
export async function storeCodes(tx: Tx, userId: string, { salt, hashes }: HashedCodes, now: Instant): Promise<void> {
  await removeCodes(tx, userId);
  await tx
    .insertInto("mfaBackupCodes")
    .values(hashes.map((codeHash) => ({ userId, codeHash, salt, createdAt: now, usedAt: null })))
    .execute();
}

export async function removeCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("mfaBackupCodes").where("userId", "=", userId).execute();
}

/** A set that was made then or later. */
export async function removeCodesSince(tx: Tx, userId: string, since: Instant): Promise<void> {
  await tx.deleteFrom("mfaBackupCodes").where("userId", "=", userId).where("createdAt", ">=", since).execute();
}

/** The used ones first. */
export function codesOf(db: Db, userId: string): Promise<{ createdAt: Instant; usedAt: Instant | null }[]> {
  const own = db.selectFrom("mfaBackupCodes").select(["createdAt", "usedAt"]).where("userId", "=", userId);
  return own.orderBy("usedAt").execute();
}

/** What would be stored of this code; `null` where there is no set. */
export async function hashOf({ db, passwords }: Pick<Services, "db" | "passwords">, userId: string, code: string): Promise<string | null> {
  const set = await db.selectFrom("mfaBackupCodes").select("salt").where("userId", "=", userId).limit(1).executeTakeFirst();
  return set ? passwords.withHashing((hashing) => hashing.derive(code, set.salt)) : null;
}

/** Answers whether there was such a code that had not been used (trust M5). */
export async function useCode(tx: Tx, userId: string, codeHash: string, now: Instant): Promise<boolean> {
  const row = await tx
    .updateTable("mfaBackupCodes")
    .set({ usedAt: now })
    .where("userId", "=", userId)
    .where("codeHash", "=", codeHash)
    .where("usedAt", "is", null)
    .returning("userId")
    .executeTakeFirst();
  return row !== undefined;
}
