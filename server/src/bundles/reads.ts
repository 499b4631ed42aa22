import { BUNDLES } from "@blenda/domain/bundles/constants";
import type { BundleCard, BundlePage, OwnBundle } from "@blenda/domain/bundles/model";
import type { Instant } from "@blenda/domain/shared/time";
import { bundleSales } from "../orders/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { contentsOf, offersIn } from "./contents.ts";
import { openBundles, ownBundles } from "./procedures.ts";
import { type BundleRow, bundlesOfCreator, bundlesOnSale, ownBundleRow, shelvedBundles, stoppedBundleRow } from "./repository.ts";

/** As everybody sees it; nothing for drafts, and for what is suspended. */
export async function findBundlePage(db: Db, id: string, now: Instant): Promise<BundlePage | null> {
  const [bundle] = await bundlesOnSale(db, [id]);
  if (!bundle) return null;
  const { title, description, creatorId, publishedAt } = bundle;
  const { items, options, shopName } = contentsOf(bundle, await offersIn(db, bundle.items, now));
  return { id, title, description, creatorId, shopName, items, options, publishedAt: publishedAt ?? "" };
}

export const bundle = openBundles.bundle.handler(async ({ input, context: { db, now }, errors }) => {
  const page = await findBundlePage(db, input.id, now());
  if (!page) throw errors.BUNDLES_NOT_FOUND();
  return page;
});

export const shelf = openBundles.shelf.handler(async ({ input, context: { db, now } }) => {
  const { creatorId, itemType, itemId, category } = input;
  const item = itemType && itemId ? { itemType, itemId } : undefined;
  const words = input.words?.trim() || undefined;
  return cardsOf(db, await shelvedBundles(db, { creatorId, item, category, words, limit: BUNDLES.SHELF }), now());
});

/** A shelf shows only what can be bought from it. */
async function cardsOf(db: Db, rows: readonly BundleRow[], now: Instant): Promise<BundleCard[]> {
  const offers = await offersIn(db, itemsOf(rows), now);
  return rows.flatMap((row) => {
    const { items, options, shopName } = contentsOf(row, offers);
    const option = options.find(({ licence }) => licence === row.licence);
    return option ? [{ id: row.id, title: row.title, creatorId: row.creatorId, shopName, items, option }] : [];
  });
}

const itemsOf = (rows: readonly BundleRow[]) => rows.flatMap(({ items }) => items);

export const own = ownBundles.own.handler(async ({ context: { db, user, now } }) =>
  ownOf(db, user.id, await bundlesOfCreator(db, user.id), now()),
);

export const ownBundle = ownBundles.ownBundle.handler(async ({ input, context: { db, user, now }, errors }) => {
  const row = await ownBundleRow(db, user.id, input.id);
  const [found] = row ? await ownOf(db, user.id, [row], now()) : [];
  if (!found) throw errors.BUNDLES_NOT_FOUND();
  return found;
});

export const stoppedBundle = ownBundles.stoppedBundle.handler(async ({ input, context: { db }, errors }) => {
  const row = await stoppedBundleRow(db, input.id);
  if (!row?.suspendedAt) throw errors.BUNDLES_NOT_FOUND();
  const { id, title, description, creatorId, suspensionReason, suspendedAt } = row;
  return { id, title, description, creatorId, reason: suspensionReason ?? "", at: suspendedAt };
});

async function ownOf(db: Db, creatorId: string, rows: readonly BundleRow[], now: Instant): Promise<OwnBundle[]> {
  const [offers, sold] = await Promise.all([
    offersIn(db, itemsOf(rows), now),
    bundleSales(
      creatorId,
      rows.map(({ id }) => id),
    ).execute(db),
  ]);
  const sales = new Map(sold.rows.map((each) => [each.bundleId, each]));
  return rows.map((row) => {
    const { id, title, description, priceCents, status, suspensionReason, updatedAt } = row;
    const { items, options } = contentsOf(row, offers);
    const { sales: count = 0, soldCents = 0 } = sales.get(id) ?? {};
    return { id, title, description, priceCents, status, suspensionReason, items, options, sales: count, soldCents, updatedAt };
  });
}
