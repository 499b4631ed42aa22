import { ORDERS, THING_TYPES, type ThingType } from "@blenda/domain/orders/constants";
import type { LibraryItem } from "@blenda/domain/orders/model";
import { isNews } from "@blenda/domain/orders/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { productRow, productVersionRow } from "../../catalogue/sql.ts";
import { CursorId, cursorCodec } from "../../platform/database/cursor.ts";
import type { Db } from "../../platform/database/db.ts";
import { trainingRow } from "../../trainings/sql.ts";
import { orders } from "../procedures.ts";
import { isOpen } from "../sql.ts";

const place = cursorCodec(Instant, CursorId);
type Place = ReturnType<typeof place.read>;

export const library = orders.library.handler(async ({ input, context: { db, user } }) => {
  const rows = await ownedPage(db, user.id, input.search?.trim() ?? "", place.read(input.after));
  const page = rows.slice(0, ORDERS.LIBRARY_PAGE);
  const last = page.at(-1);
  return { items: page.map(itemOf), next: rows.length > page.length && last ? place.write(last.since, last.id) : null };
});

/**
 * The index of open lines gives all that one person owns, and nothing of anybody else; a thing bought twice is its latest
 * line. That little is searched and sorted, and only what one page shows is looked up elsewhere.
 */
async function ownedPage(db: Db, buyerId: string, search: string, after: Place) {
  const like = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const latest = db
    .selectFrom("orderLines as l")
    .innerJoin("orders as o", "o.id", "l.orderId")
    .distinctOn(["l.itemType", "l.itemId"])
    .select(["l.id", "l.orderId", "l.itemType", "l.itemId", "l.title", "l.shopName", "l.version"])
    .select(sql<Instant>`coalesce(l.fulfilled_at, o.created_at)`.as("since"))
    .where("l.buyerId", "=", buyerId)
    .where(isOpen("l"))
    .where("l.itemType", "in", THING_TYPES)
    .where("o.isTest", "=", false)
    .orderBy("l.itemType")
    .orderBy("l.itemId")
    .orderBy("l.fulfilledAt", "desc")
    .orderBy("l.id", "desc");
  const page = db
    .selectFrom(latest.as("mine"))
    .selectAll()
    .$if(search !== "", (q) => q.where(sql<boolean>`(mine.title ilike ${like} or mine.shop_name ilike ${like})`))
    .$if(after !== null, (q) => q.where(sql<boolean>`(mine.since, mine.id) < (${after?.[0]}::timestamptz, ${after?.[1]})`))
    .orderBy("mine.since", "desc")
    .orderBy("mine.id", "desc")
    .limit(ORDERS.LIBRARY_PAGE + 1);
  return db
    .selectFrom(page.as("m"))
    .leftJoin(productRow("p"), (join) => join.onRef("p.id", "=", "m.itemId").on("m.itemType", "=", "product"))
    .leftJoin(trainingRow("t"), (join) => join.onRef("t.id", "=", "m.itemId").on("m.itemType", "=", "training"))
    .leftJoin(productVersionRow("v"), "v.id", "p.currentVersionId")
    .selectAll("m")
    .select("v.number as currentVersion")
    .select(sql<string | null>`coalesce(p.poster_file_id, t.cover_file_id)`.as("posterFileId"))
    .select(sql<number | null>`coalesce(p.stage_hue, t.stage_hue)`.as("stageHue"))
    .select((eb) =>
      eb
        .selectFrom("orderLines as l")
        .innerJoin("lineDownloads as d", "d.lineId", "l.id")
        .select("d.version")
        .where("l.buyerId", "=", buyerId)
        .where(isOpen("l"))
        .whereRef("l.itemType", "=", "m.itemType")
        .whereRef("l.itemId", "=", "m.itemId")
        .where("d.version", "is not", null)
        .orderBy("d.lastAt", "desc")
        .limit(1)
        .as("downloaded"),
    )
    .orderBy("m.since", "desc")
    .orderBy("m.id", "desc")
    .$narrowType<{ itemType: ThingType }>()
    .execute();
}

type Row = Awaited<ReturnType<typeof ownedPage>>[number];

const itemOf = (row: Row): LibraryItem => ({
  itemType: row.itemType,
  itemId: row.itemId,
  orderId: row.orderId,
  title: row.title,
  shopName: row.shopName,
  posterUrl: fileUrl(row.posterFileId),
  stageHue: row.stageHue,
  newVersion: isNews(row.currentVersion, { downloaded: row.downloaded, bought: row.version }) ? row.currentVersion : null,
  since: row.since,
});
