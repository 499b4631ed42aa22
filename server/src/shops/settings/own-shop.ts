import { SHOP_SETTINGS } from "@blenda/domain/shops/constants";
import { shopChanged } from "@blenda/domain/shops/events";
import type { ShopSettings } from "@blenda/domain/shops/model";
import { parseEmbeddedShop } from "@blenda/domain/shops/parse-embedded";
import { publicProducts } from "../../catalogue/port.ts";
import { account } from "../../identity/sql.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { emit, jsonb } from "../../platform/events/outbox.ts";
import { findFile } from "../../platform/files/files.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { publicTrainings } from "../../trainings/port.ts";
import { shopOf } from "../lookup.ts";
import { findSellers, formerSlugsOf, lockShop, type ShopRow } from "../repository.ts";
import { insertShops } from "../slugs.ts";

/** A creator's shop as they set it up, also one that has no record yet. */
export async function settingsOf(db: Db, creatorId: string): Promise<ShopSettings> {
  const [seller] = await findSellers(db, [creatorId]);
  const shop = seller && shopOf(seller);
  if (!shop) throw new Error("whoever sets up a shop is a creator");
  const featuredIds = seller.shop?.featuredIds ?? [];
  const [newest, chosen, sold, taught, formerSlugs] = await Promise.all([
    publicProducts.ofOwner(db, creatorId, { limit: SHOP_SETTINGS.CHOICE }),
    publicProducts.ofOwner(db, creatorId, { limit: SHOP_SETTINGS.MOST_FEATURED, ids: featuredIds }),
    publicProducts.totalsOf(db, creatorId),
    publicTrainings.totalsOf(db, creatorId),
    formerSlugsOf(db, shop),
  ]);
  const products = [...chosen, ...newest.filter(({ id }) => !featuredIds.includes(id))];
  const counts = { products: sold.count, trainings: taught.count };
  return { shop, featuredIds, products, counts, formerSlugs, mark: seller.shop?.mark ?? 0 };
}

/**
 * Changes a creator's shop and tells the pages that show it. A shop that so far was only what the profile said gets a record first,
 * at the creator's own id (spec 2 §3).
 */
export async function changeShop<Out>(
  { transaction, now }: Pick<Services, "transaction" | "now">,
  creatorId: string,
  change: (tx: Tx, shop: ShopRow) => Promise<Out>,
): Promise<Out> {
  return transaction(async (tx) => {
    const shop = (await lockShop(tx, creatorId)) ?? (await recordShop(tx, creatorId, now()));
    const out = await change(tx, shop);
    await emit(tx, shopChanged({ creatorId }));
    return out;
  });
}

async function recordShop(tx: Tx, creatorId: string, now: string): Promise<ShopRow> {
  // Two first changes at once: the second waits here and then finds the record.
  await tx.selectFrom(account("users")).select("id").where("id", "=", creatorId).forUpdate().execute();
  const found = await lockShop(tx, creatorId);
  if (found) return found;
  const [seller] = await findSellers(tx, [creatorId]);
  const shop = seller && shopOf(seller);
  if (!shop) throw new Error("whoever sets up a shop is a creator");
  const { name, description, website, contactEmail, socialLinks, isVerified, isEnabled, theme, displayOptions, openedAt } = shop;
  const embedded = parseEmbeddedShop(seller.embeddedShop);
  const words = { name, description, website, contactEmail, isVerified, isEnabled, theme, ...displayOptions };
  await insertShops(tx, [
    {
      creatorId,
      slug: creatorId.toLowerCase(),
      ...words,
      socialLinks: jsonb(socialLinks),
      imageFileId: await pictureIn(tx, creatorId, embedded?.imageUrl),
      bannerFileId: await pictureIn(tx, creatorId, embedded?.bannerUrl),
      openedAt,
      updatedAt: now,
    },
  ]);
  const made = await lockShop(tx, creatorId);
  if (!made) throw new Error("the shop was just made");
  return made;
}

/** A picture of the shop in the profile, if it is a file of ours and theirs; the person's own photo stays theirs alone. */
async function pictureIn(tx: Tx, creatorId: string, url: string | null | undefined): Promise<string | null> {
  const id = url?.match(/^\/files\/([\w-]+)$/)?.[1];
  const file = id ? await findFile(tx, id) : undefined;
  return file?.ownerId === creatorId && file.isPublic ? file.id : null;
}
