import { ORDERS } from "@blenda/domain/orders/constants";
import type { LicencePassport, OrderDownload, OrderLine } from "@blenda/domain/orders/model";
import { givesAccess, isNews } from "@blenda/domain/orders/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import type { z } from "zod";
import { productFileRow, productRow, productVersionRow } from "../catalogue/sql.ts";
import type { Database, Db } from "../platform/database/db.ts";
import { fileRow, transitionRow } from "../platform/sql.ts";
import { refundRow } from "../refunds/sql.ts";
import { shopRow } from "../shops/sql.ts";
import { trainingRow } from "../trainings/sql.ts";
import type { OrderRow } from "./repository.ts";

type Download = z.infer<typeof OrderDownload>;

/** Newest first. `after` is where the page before ended. */
export async function ordersOf(db: Db, buyerId: string, after: readonly [at: Instant, id: string] | null): Promise<OrderRow[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("buyerId", "=", buyerId)
    .$if(after !== null, (q) => q.where(sql<boolean>`(created_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]})`))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(ORDERS.PAGE + 1)
    .execute();
}

export const findOwnOrder = (db: Db, buyerId: string, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom("orders").selectAll().where("id", "=", id).where("buyerId", "=", buyerId).executeTakeFirst();

/** Lines with the picture and shop they have today; words and prices are those of the sale. */
const selectLines = (db: Db) =>
  db
    .selectFrom("orderLines as l")
    .leftJoin(productRow("p"), (join) => join.onRef("p.id", "=", "l.itemId").on("l.itemType", "=", "product"))
    .leftJoin(trainingRow("t"), (join) => join.onRef("t.id", "=", "l.itemId").on("l.itemType", "=", "training"))
    .leftJoin(shopRow("s"), "s.creatorId", "l.creatorId")
    .selectAll("l")
    .select(["s.slug as shopSlug", "p.currentVersionId"])
    .select(sql<string | null>`coalesce(p.poster_file_id, t.cover_file_id)`.as("posterFileId"))
    .select(sql<number | null>`coalesce(p.stage_hue, t.stage_hue)`.as("stageHue"))
    .orderBy("l.position");

type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>["execute"]>>[number];

export async function linesOfOrders(db: Db, orderIds: readonly string[]): Promise<Map<string, LineRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await selectLines(db).where("l.orderId", "in", orderIds).execute();
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

export async function wholeLines(db: Db, order: OrderRow, holder: string): Promise<OrderLine[]> {
  const rows = await selectLines(db).where("l.orderId", "=", order.id).execute();
  const ids = rows.map(({ id }) => id);
  const older = rows.filter(({ versionId, currentVersionId }) => versionId !== null && versionId !== currentVersionId);
  const [licences, downloads, bought, versions] = await Promise.all([
    licencesOf(db, ids),
    downloadsOf(db, rows, "p.currentVersionId"),
    downloadsOf(db, older, "l.versionId"),
    currentVersions(db, rows),
  ]);
  return rows.map((row) => {
    const hasAccess = order.status === "paid" && givesAccess(row);
    const own = hasAccess ? (downloads.get(row.id) ?? []) : [];
    const current = versions.get(row.currentVersionId ?? "");
    const sold = hasAccess ? (bought.get(row.id) ?? []) : [];
    const downloaded = own.find(({ lastVersion }) => lastVersion !== null)?.lastVersion ?? null;
    const licence = licences.get(row.id);
    return {
      id: row.id,
      itemType: row.itemType,
      itemId: row.itemId,
      title: row.title,
      version: row.version,
      shopName: row.shopName,
      shopSlug: row.shopSlug,
      creatorId: row.creatorId,
      posterUrl: fileUrl(row.posterFileId),
      stageHue: row.stageHue,
      listCents: row.listCents,
      discountCents: row.discountCents,
      platformPaidCents: row.split.platformPaid ?? 0,
      taxCents: row.taxCents,
      paidCents: row.paidCents,
      refundedCents: row.refundedCents,
      status: row.status,
      hasAccess,
      isUpgrade: row.upgradeOf !== null,
      bundle: row.bundleId && row.bundleTitle ? { id: row.bundleId, title: row.bundleTitle } : null,
      licence: licence ? passportOf(licence, holder, row.pausedAt) : null,
      downloads: own.map(({ lastVersion: _, ...download }) => download),
      bought:
        sold.length > 0 && row.version ? { number: row.version, files: sold.map(({ lastVersion: _, ...download }) => download) } : null,
      newerVersion:
        hasAccess && current && isNews(current.number, { downloaded, bought: row.version })
          ? { ...current, isSinceDownload: downloaded !== null }
          : null,
    };
  });
}

async function licencesOf(db: Db, lineIds: string[]): Promise<Map<string, Selectable<Database["licences"]>>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db.selectFrom("licences").selectAll().where("lineId", "in", lineIds).execute();
  return new Map(rows.map((row) => [row.lineId, row]));
}

export const passportOf = (row: Selectable<Database["licences"]>, holder: string, pausedAt: Instant | null): LicencePassport => ({
  code: row.code,
  type: row.type,
  seats: row.seats,
  holder,
  organisation: row.organisation,
  status: row.status === "active" && pausedAt !== null ? "paused" : row.status,
  issuedAt: row.issuedAt,
  revokedAt: row.revokedAt,
  termsVersion: row.termsVersion,
  fileHashes: row.fileHashes,
});

/** The files of the version that is current now, or of the one that was sold: whoever bought an older one gets every later one too. */
async function downloadsOf(
  db: Db,
  lines: readonly LineRow[],
  version: "p.currentVersionId" | "l.versionId",
): Promise<Map<string, (Download & { lastVersion: string | null })[]>> {
  const wanted = lines.filter(({ currentVersionId }) => currentVersionId !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom("orderLines as l")
    .innerJoin(productRow("p"), "p.id", "l.itemId")
    .innerJoin(productFileRow("pf"), "pf.versionId", version)
    .innerJoin(fileRow("f"), "f.id", "pf.fileId")
    .leftJoin("lineDownloads as d", (join) => join.onRef("d.lineId", "=", "l.id").onRef("d.fileId", "=", "f.id"))
    .select(["l.id as lineId", "f.id as fileId", "f.name", "f.bytes", "f.sha256", "pf.format", "d.count", "d.lastAt"])
    .select((eb) =>
      eb
        .selectFrom("lineDownloads as any")
        .select("any.version")
        .whereRef("any.lineId", "=", "l.id")
        .orderBy("any.lastAt", "desc")
        .limit(1)
        .as("lastVersion"),
    )
    .where(
      "l.id",
      "in",
      wanted.map(({ id }) => id),
    )
    .orderBy("pf.position")
    .execute();
  return Map.groupBy(
    rows.map(({ count, lastAt, ...row }) => ({ ...row, url: `/downloads/${row.lineId}/${row.fileId}`, downloads: count ?? 0, lastAt })),
    ({ lineId }) => lineId,
  );
}

async function currentVersions(db: Db, lines: readonly LineRow[]): Promise<Map<string, { number: string; changes: string }>> {
  const ids = lines.flatMap(({ currentVersionId }) => currentVersionId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom(productVersionRow("productVersions"))
    .select(["id", "number", "changes"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, ...version }) => [id, version]));
}

/** What happened to an order, its lines and its refunds, in the order it happened. */
export function stepsOf(db: Db, orderId: string) {
  return db
    .selectFrom(transitionRow("t"))
    .select(["t.entity", "t.toStatus", "t.at", "t.reason"])
    .where((is) =>
      is.or([
        is.and([is("t.entity", "=", "order"), is("t.entityId", "=", orderId)]),
        is.and([
          is("t.entity", "=", "refund"),
          is("t.entityId", "in", is.selectFrom(refundRow("refunds")).select("refunds.id").where("refunds.orderId", "=", orderId)),
        ]),
        is.and([
          is("t.entity", "=", "order_line"),
          is("t.entityId", "in", is.selectFrom("orderLines").select("orderLines.id").where("orderLines.orderId", "=", orderId)),
        ]),
      ]),
    )
    .orderBy("t.id")
    .execute();
}
