import { LISTING } from "@blenda/domain/catalogue/constants";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { jsonRows, readJsonRows } from "../platform/database/json-rows.ts";
import { prepared } from "../platform/database/prepared.ts";
import { creatorNameOf, IS_SHOP_OPEN, newestFirst, onlyOnSale, onlyPublished, openByLink, shopCountOf } from "../publication/cards.ts";
import { type CardRow, selectCards } from "./cards.ts";

const page = {
  n: sql.ref<number>("page.n"),
  id: sql.ref<string>("page.id"),
  creatorId: sql.ref<string>("page.creatorId"),
  categoryId: sql.ref<string>("page.categoryId"),
  currentVersionId: sql.ref<string>("page.currentVersionId"),
};

/** Enough that after those of the same shop are taken out a full row is left. */
const SIMILAR_LOOKED_AT = LISTING.MORE_FROM_SHOP + LISTING.SIMILAR;

const versionOf = (db: Db) =>
  jsonRows(
    db
      .selectFrom("productVersions as v")
      .select(["v.number", "v.changes", "v.releasedAt", "v.facts", "v.findings"])
      .where("v.id", "=", page.currentVersionId),
  );

const earlierVersionsOf = (db: Db) =>
  jsonRows(
    db
      .selectFrom("productVersions as v")
      .select(["v.number", "v.changes", "v.releasedAt"])
      .where("v.productId", "=", page.id)
      .where("v.id", "<>", page.currentVersionId)
      .orderBy("v.releasedAt", "desc"),
  );

const filesOf = (db: Db) =>
  jsonRows(
    db
      .selectFrom("productFiles as pf")
      .innerJoin("files as f", "f.id", "pf.fileId")
      .select(["f.name", "pf.format", "f.bytes"])
      .where("pf.versionId", "=", page.currentVersionId)
      .orderBy("pf.position"),
  );

const picturesOf = (db: Db) =>
  jsonRows(
    db
      .selectFrom("productPictures as pp")
      .select(["pp.kind", "pp.fileId", "pp.width", "pp.height", "pp.alt"])
      .where("pp.productId", "=", page.id)
      .orderBy("pp.kind")
      .orderBy("pp.position"),
  );

/** Whose page opens is not suspended; so only whether the shop is open is asked. */
const othersOfShop = (db: Db) =>
  newestFirst(onlyOnSale(selectCards(db)).where("p.creatorId", "=", page.creatorId).where("p.n", "<>", page.n)).limit(
    sql.lit(LISTING.MORE_FROM_SHOP),
  );

const othersOfCategory = (db: Db) =>
  newestFirst(onlyPublished(selectCards(db)).where("p.categoryId", "=", page.categoryId).where("p.n", "<>", page.n)).limit(
    sql.lit(SIMILAR_LOOKED_AT),
  );

/**
 * Everything a product's page says, in one statement. The product stands in it a second time, as `page`: inside a list
 * of other products `p` is one of them.
 */
const selectPage = (db: Db, id: string) =>
  openByLink(selectCards(db), id)
    .innerJoin("products as page", "page.n", "p.n")
    .select([
      "p.status",
      "p.description",
      "p.descriptionRich",
      "p.tags",
      "p.aiDisclosure",
      "p.salesCount",
      "p.stars",
      "p.createdAt",
      "p.updatedAt",
      IS_SHOP_OPEN,
      creatorNameOf(db).as("creatorName"),
      versionOf(db).as("version"),
      earlierVersionsOf(db).as("earlierVersions"),
      filesOf(db).as("files"),
      picturesOf(db).as("pictures"),
      shopCountOf(db, "product").as("shopProducts"),
      shopCountOf(db, "training").as("shopTrainings"),
      jsonRows(othersOfShop(db)).as("moreFromShop"),
      jsonRows(othersOfCategory(db)).as("similar"),
    ]);

/**
 * Where few of a kind are left: what the house features, then what is newest. Asked only then, so a page costs one question
 * almost always; both lists are read off an index of their own.
 */
export async function findFillers(db: Db, shown: readonly number[], wanted: number): Promise<CardRow[]> {
  const list = (except: readonly number[], isFeatured: boolean) =>
    newestFirst(onlyPublished(selectCards(db)))
      .$if(isFeatured, (q) => q.where("p.isFeatured", "=", sql.lit(true)))
      .where("p.n", "not in", except)
      .limit(wanted)
      .execute();
  const featured = await list(shown, true);
  if (featured.length >= wanted) return featured;
  const newest = await list([...shown, ...featured.map(({ n }) => n)], false);
  return [...featured, ...newest].slice(0, wanted);
}

const pages = prepared((db, { id }: { id: string }) => db.selectNoFrom(jsonRows(selectPage(db, id)).as("pages")));

export type PageRow = Awaited<ReturnType<ReturnType<typeof selectPage>["execute"]>>[number];

export const findPage = async (db: Db, id: string): Promise<PageRow | undefined> =>
  (await pages(db, { id })).flatMap((each) => readJsonRows(each.pages))[0];
