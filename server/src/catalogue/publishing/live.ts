import { anyOf } from "../../platform/database/any-of.ts";
import type { Db } from "../../platform/database/db.ts";
import { fileRow } from "../../platform/sql.ts";

/**
 * A product with its current version, files and pictures, without asking whether the reader may see it: for its creator and
 * for our team.
 */
export async function findLive(db: Db, id: string) {
  const product = await db
    .selectFrom("products as p")
    .leftJoin("productVersions as v", "v.id", "p.currentVersionId")
    .leftJoin("categories as c", "c.id", "p.categoryId")
    .selectAll("p")
    .select(["v.number as version", "v.facts", "v.findings", "v.specHash", "c.name as category"])
    .where("p.id", "=", id)
    .executeTakeFirst();
  if (!product) return null;
  const files = await db
    .selectFrom("productFiles as x")
    .innerJoin(fileRow("f"), "f.id", "x.fileId")
    .select(["x.fileId", "x.format", "f.name", "f.bytes", "f.sha256"])
    .where("x.versionId", "=", product.currentVersionId)
    .orderBy("x.position")
    .execute();
  const pictures = await db
    .selectFrom("productPictures")
    .selectAll()
    .where("productId", "=", id)
    .orderBy("kind")
    .orderBy("position")
    .execute();
  return { ...product, files, pictures };
}
export type LiveRow = NonNullable<Awaited<ReturnType<typeof findLive>>>;

/** What two versions of a product hold, for the difference between them. */
export async function findVersions(db: Db, ids: readonly string[]) {
  const versions = await db
    .selectFrom("productVersions")
    .select(["id", "productId", "number", "changes", "facts", "releasedAt"])
    .where("id", "=", anyOf(ids))
    .execute();
  const files = await db
    .selectFrom("productFiles as x")
    .innerJoin(fileRow("f"), "f.id", "x.fileId")
    .select(["x.versionId", "x.format", "f.name", "f.sha256"])
    .where("x.versionId", "=", anyOf(ids))
    .orderBy("x.position")
    .execute();
  return versions.map((version) => ({ ...version, files: files.filter(({ versionId }) => versionId === version.id) }));
}

/** The version that was current before this one. */
export const findVersionBefore = (db: Db, { productId, releasedAt, id }: { productId: string; releasedAt: string; id: string }) =>
  db
    .selectFrom("productVersions")
    .select("id")
    .where("productId", "=", productId)
    .where("id", "<>", id)
    .where("releasedAt", "<=", releasedAt)
    .orderBy("releasedAt", "desc")
    .limit(1)
    .executeTakeFirst();

export const isCategory = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom("categories").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;

export const categoryName = async (db: Db, id: string | null): Promise<string> =>
  id === null ? "" : ((await db.selectFrom("categories").select("name").where("id", "=", id).executeTakeFirst())?.name ?? "");
