import { LISTING, SIMILAR_KEPT_MINUTES } from "@blenda/domain/catalogue/constants";
import { minutesBetween } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { anyOf } from "../../platform/database/any-of.ts";
import { batched } from "../../platform/database/batched.ts";
import type { Db } from "../../platform/database/db.ts";
import { jsonRows, readJsonRows } from "../../platform/database/json-rows.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { fileRow } from "../../platform/sql.ts";
import {
  creatorNameOf,
  IS_PAGE_SHOP_OPEN,
  IS_SHOP_OPEN,
  newestFirst,
  onlyOnSale,
  openByLink,
  shopCountOf,
} from "../../publication/cards.ts";
import { selectCards } from "../cards.ts";
import { askSimilar, cardsInOrder, ownWordsOf, type SimilarCards } from "./similar.ts";

const page = {
  n: sql.ref<number>("page.n"),
  id: sql.ref<string>("page.id"),
  creatorId: sql.ref<string>("page.creatorId"),
  currentVersionId: sql.ref<string>("page.currentVersionId"),
};

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
      .innerJoin(fileRow("f"), "f.id", "pf.fileId")
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

/** Whose page opens is not suspended; so only whether the shop is open is asked. As many more as may stand among the similar ones. */
const othersOfShop = (db: Db) =>
  newestFirst(
    onlyOnSale(selectCards(db)).where(IS_PAGE_SHOP_OPEN).where("p.creatorId", "=", page.creatorId).where("p.n", "<>", page.n),
  ).limit(sql.lit(LISTING.MORE_FROM_SHOP + LISTING.SIMILAR));

/**
 * Everything the pages of products say, in one statement. The product stands in it a second time, as `page`: inside a list
 * of other products `p` is one of them.
 */
const selectPages = (db: Db, ids: readonly string[]) =>
  openByLink(selectCards(db), anyOf(ids))
    .innerJoin("products as page", "page.n", "p.n")
    .leftJoin("similarProducts as kept", (on) => on.onRef("kept.productN", "=", "p.n").on("kept.ownWords", "=", ownWordsOf("p")))
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
      "kept.keptAt",
      jsonRows(cardsInOrder(db, sql`kept.similar_ns`)).as("similar"),
    ]);

const pages = prepared((db, { ids }: { ids: string[] }) => db.selectNoFrom(jsonRows(selectPages(db, ids)).as("pages")));

export type PageRow = Awaited<ReturnType<ReturnType<typeof selectPages>["execute"]>>[number];

interface AskedPage {
  id: string;
  now: Instant;
}

/** However the clocks of two machines differ. */
const isStillKept = (keptAt: Instant, now: Instant) => Math.abs(minutesBetween(keptAt, now)) < SIMILAR_KEPT_MINUTES;

/** A batch of these is over soon enough that nobody waits long for the last of them. With more lanes each would carry fewer, and beginning costs a third of a page. */
const TOGETHER = { most: 4, lanes: 2 };

/** With whatever other pages are asked for in the same moment: a statement of so many parts costs as much to begin as a page does to read. */
export const findPage = batched(async (db: Db, asked: AskedPage[]): Promise<(PageRow | undefined)[]> => {
  const found = (await pages(db, { ids: asked.map(({ id }) => id) })).flatMap((each) => readJsonRows(each.pages));
  const rows = asked.map(({ id, now }) => ({ now, row: found.find((page) => page.id === id) }));
  const lapsed = rows.flatMap(({ now, row }) => (!row || (row.keptAt && isStillKept(row.keptAt, now)) ? [] : { n: row.n, now }));
  const anew = await similarTo(db, lapsed);
  return rows.map(({ row }) => row && { ...row, similar: anew.get(row.n) ?? row.similar });
}, TOGETHER);

async function similarTo(db: Db, lapsed: { n: number; now: Instant }[]): Promise<Map<number, SimilarCards>> {
  const [first] = lapsed;
  if (!first) return new Map();
  const found = await askSimilar(db, { ns: lapsed.map(({ n }) => n), now: first.now });
  return new Map(found.map(({ n, similar }) => [n, similar]));
}
