import { makePasswords } from "../identity/passwords/passwords.ts";
import type { Db } from "../platform/database/db.ts";

export const PASSWORD = "correct horse battery";

/** One hash for all tests of a process: making it is the slow part. */
let hash: Promise<string> | undefined;

/** Gives one of the test's five a password and a confirmed address. */
export async function givePassword(db: Db, userId: string): Promise<void> {
  const passwordHash = await (hash ??= makePasswords().withHashing((hashing) => hashing.hash(PASSWORD)));
  await db.updateTable("users").set({ passwordHash, emailVerifiedAt: new Date().toISOString() }).where("id", "=", userId).execute();
}
