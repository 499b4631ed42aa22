import type { Category, CategoryTile } from "@blenda/domain/catalogue/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { sql } from "kysely";
import { isOffered } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { PUBLISHED } from "../publication/cards.ts";
import { BEST_AMONG } from "../publication/publication.ts";
import { publishedCountRow } from "../publication/sql.ts";

export const listCategories = (db: Db): Promise<Category[]> =>
  db.selectFrom("categories").select(["id", "name", "parentId"]).orderBy("name").execute();

export async function listCategoryTiles(db: Db): Promise<CategoryTile[]> {
  const rows = await db
    .selectFrom("categories as c")
    .leftJoin(publishedCountRow("k"), (join) =>
      join.onRef("k.key", "=", "c.id").on("k.scope", "=", sql.lit("category")).on("k.kind", "=", sql.lit("product")),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom((newest) =>
            newest
              .selectFrom("products as p")
              .select(["p.posterFileId", "p.stageHue", "p.salesCount", "p.score"])
              .whereRef("p.categoryId", "=", "c.id")
              .where("p.status", "=", PUBLISHED)
              .where(isOffered("p.creatorId"))
              .where("p.posterFileId", "is not", null)
              .orderBy("p.publishedAt", "desc")
              .orderBy("p.n", "desc")
              .limit(sql.lit(BEST_AMONG))
              .as("newest"),
          )
          .select(["newest.posterFileId", "newest.stageHue", "newest.salesCount"])
          .orderBy("newest.salesCount", "desc")
          .orderBy("newest.score", (order) => order.desc().nullsLast())
          .limit(sql.lit(1))
          .as("best"),
      (join) => join.onTrue(),
    )
    .select(["c.id", "c.name", "c.parentId", "k.amount", "best.posterFileId", "best.stageHue", "best.salesCount"])
    .orderBy("c.name")
    .execute();
  return rows.map((row) => {
    const family = [row, ...rows.filter(({ parentId }) => parentId === row.id)];
    const best = family.filter(({ posterFileId }) => posterFileId).sort((a, b) => (b.salesCount ?? 0) - (a.salesCount ?? 0))[0];
    return {
      id: row.id,
      name: row.name,
      parentId: row.parentId,
      count: family.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
      posterUrl: fileUrl(best?.posterFileId ?? null),
      stageHue: best?.stageHue ?? null,
    };
  });
}
