import type { Instant } from "@blenda/domain/shared/time";
import { slugProblem } from "@blenda/domain/shops/rules";
import type { InsertObject } from "kysely";
import { publicPerson } from "../identity/sql.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { refusal } from "../platform/requests/refusal.ts";

/**
 * Makes a slug a creator's for good. Of two who want one at the same time the second waits for the first here and hears that it is
 * taken. One that was theirs before is theirs again.
 */
export async function reserveSlug(tx: Tx, creatorId: string, slug: string, now: Instant): Promise<void> {
  const problem = slugProblem(slug);
  if (problem) throw refusal("SHOPS_SLUG_NOT_ALLOWED", { problem });
  const taken = await tx
    .insertInto("shopSlugs")
    .values({ slug, creatorId, takenAt: now })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .executeTakeFirst();
  if (!taken.numInsertedOrUpdatedRows && !(await isFreeFor(tx, creatorId, slug))) throw refusal("SHOPS_SLUG_TAKEN");
  if (await isOthersId(tx, creatorId, slug)) throw refusal("SHOPS_SLUG_TAKEN");
}

/** How many addresses a creator took lately besides the first; this one does not count if it is theirs already. */
export async function hasTakenSince(tx: Tx, creatorId: string, wanted: string, since: Instant): Promise<number> {
  const rows = await tx.selectFrom("shopSlugs").select(["slug", "takenAt"]).where("creatorId", "=", creatorId).orderBy("takenAt").execute();
  return rows.some(({ slug }) => slug === wanted) ? 0 : rows.slice(1).filter(({ takenAt }) => takenAt > since).length;
}

/** Whether this person could have a slug now: it is free and always was, or theirs. */
export async function isFreeFor(db: Db, creatorId: string, slug: string): Promise<boolean> {
  const holder = await db.selectFrom("shopSlugs").select("creatorId").where("slug", "=", slug).executeTakeFirst();
  return holder ? holder.creatorId === creatorId : !(await isOthersId(db, creatorId, slug));
}

/** A shop is looked up by its creator's id first (spec 2 §4), so an id of another creator never is a slug. */
async function isOthersId(db: Db, creatorId: string, slug: string): Promise<boolean> {
  if (slug === creatorId) return false;
  return (await db.selectFrom(publicPerson("users")).select("id").where("id", "=", slug).executeTakeFirst()) !== undefined;
}

/** Gives back what was kept for a person whose shop never opened. */
export async function releaseUnopened(tx: Tx, creatorId: string): Promise<void> {
  await tx
    .deleteFrom("shopSlugs")
    .where("creatorId", "=", creatorId)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom("shops").select("slug").where("shops.creatorId", "=", creatorId))))
    .execute();
}

/** Shops of the demo and of imports, with the slugs they were made with. */
export async function insertShops(tx: Tx, shops: InsertObject<Database, "shops">[]): Promise<void> {
  const made = await tx.insertInto("shops").values(shops).returning(["slug", "creatorId", "openedAt as takenAt"]).execute();
  await tx.insertInto("shopSlugs").values(made).execute();
}
