import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import type { EnrolledMethod } from "../tables.ts";

export type Factor = Selectable<Database["mfaFactors"]>;

/** The primary one first, then by age. */
export function factorsOf(db: Db, userId: string): Promise<Factor[]> {
  const own = db.selectFrom("mfaFactors").selectAll().where("userId", "=", userId);
  return own.orderBy("isPrimary", "desc").orderBy("createdAt").orderBy("id").execute();
}

export async function hasFactor(db: Db, userId: string): Promise<boolean> {
  return (await db.selectFrom("mfaFactors").select("id").where("userId", "=", userId).limit(1).executeTakeFirst()) !== undefined;
}

/** Answers whether there was room: of a phone and an app there is one each, and a key is known once. */
export async function addFactor(tx: Tx, factor: Insertable<Database["mfaFactors"]>): Promise<boolean> {
  const isPrimary = !(await hasFactor(tx, factor.userId));
  const added = await tx
    .insertInto("mfaFactors")
    .values({ ...factor, isPrimary })
    .onConflict((c) => c.doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

export async function removeFactor(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("mfaFactors").where("id", "=", id).execute();
}

export async function removeMethod(tx: Tx, userId: string, method: EnrolledMethod): Promise<void> {
  await tx.deleteFrom("mfaFactors").where("userId", "=", userId).where("method", "=", method).execute();
}

export async function renameFactor(tx: Tx, { userId, id, name }: Pick<Factor, "userId" | "id" | "name">): Promise<boolean> {
  const renamed = await tx
    .updateTable("mfaFactors")
    .set({ name })
    .where("id", "=", id)
    .where("userId", "=", userId)
    .where("method", "=", "hardware_key")
    .returning("id")
    .executeTakeFirst();
  return renamed !== undefined;
}

export async function markPrimary(tx: Tx, userId: string, method: EnrolledMethod): Promise<void> {
  await tx
    .updateTable("mfaFactors")
    .set({ isPrimary: sql<boolean>`method = ${method}` })
    .where("userId", "=", userId)
    .execute();
}

const used = (now: Instant) => ({ lastUsedAt: now, uses: sql<number>`uses + 1` });

/** A code of an app: of the same step, or an older one, only the first counts (trust M3). */
export async function useStep(tx: Tx, id: string, step: number, now: Instant): Promise<boolean> {
  const row = await tx
    .updateTable("mfaFactors")
    .set({ ...used(now), lastStep: step })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("lastStep", "is", null), eb("lastStep", "<", step)]))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** A key that counts may not count backwards: that would be a copy of it (trust M7). Some never count. */
export async function useKey(tx: Tx, id: string, counter: number, now: Instant): Promise<boolean> {
  const row = await tx
    .updateTable("mfaFactors")
    .set({ ...used(now), counter })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("counter", "<", counter), eb.and([eb("counter", "=", 0), eb.val(counter === 0)])]))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function usePhone(tx: Tx, id: string, now: Instant): Promise<boolean> {
  const row = await tx.updateTable("mfaFactors").set(used(now)).where("id", "=", id).returning("id").executeTakeFirst();
  return row !== undefined;
}
