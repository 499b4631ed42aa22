import { productChanged } from "@blenda/domain/catalogue/events";
import type { PublicationEvent } from "@blenda/domain/publication/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { changePrice, type LockedItem, lockFeatured, starCounter, transitionItem, writeFeatured } from "../publication/items.ts";
import { publicationOf } from "../publication/publication.ts";
import { cardOf, selectCards } from "./cards.ts";
import { listCategories, listCategoryTiles } from "./category-repository.ts";
import { moderateProduct } from "./moderate.ts";
import { categoryName, findLive, findVersionBefore, findVersions, isCategory } from "./publishing/live.ts";
import { changeDirectly, publishProduct } from "./publishing/publish.ts";
import { offers as productOffers } from "./sellable.ts";
import { findSummary } from "./summary.ts";

export type { LiveRow } from "./publishing/live.ts";
export type { NewVersion, ProductLook, ProductPicture, ProductWords } from "./publishing/publish.ts";

/** What everybody may find of the catalogue. `summary` is for the head of a page, `walk` for the map of the site. */
export const publicProducts = { ...publicationOf({ type: "product", selectCards, cardOf }), summary: findSummary };

/** By name; a category above others holds what they hold. */
export const categoryTiles = listCategoryTiles;

export const categories = { has: isCategory, name: categoryName, all: listCategories };

/** What is said of products to those who would buy them. */
export const offers = productOffers;

/** Products on sale, whichever the reader may see, and the versions of each. */
export const live = { find: findLive, versions: findVersions, versionBefore: findVersionBefore };

/** Puts something on sale, or what changed of it; directly what needs no review. */
export const publish = publishProduct;
export const change = changeDirectly;

/** Off sale, or back, by one of our own people. */
export const moderateItem = moderateProduct;

/** What its reviews say, counted with them. */
export const countStars = starCounter("product");

interface ItemMove {
  event: PublicationEvent;
  actorId: string;
}

/** A step of a product the transaction holds. Answers whether the table has one. */
export async function moveProduct(tx: Tx, product: LockedItem, { event, actorId }: ItemMove, at: Instant): Promise<boolean> {
  if (!(await transitionItem(tx, "product", product, { event, actorId, reason: "" }, at))) return false;
  await emit(tx, productChanged({ productId: product.id, creatorId: product.creatorId }));
  return true;
}

/** A new price of a product the transaction holds. */
export async function repriceProduct(tx: Tx, product: LockedItem, priceCents: number, at: Instant): Promise<void> {
  if (product.priceCents === priceCents) return;
  await changePrice(tx, "product", product.id, priceCents, at);
  await emit(tx, productChanged({ productId: product.id, creatorId: product.creatorId }));
}

/** Puts a product among what home features, or takes it out. Answers whether it was among it; nothing where there is none. */
export async function featureProduct(tx: Tx, productId: string, isFeatured: boolean): Promise<boolean | null> {
  const held = await lockFeatured(tx, "product", productId);
  if (!held) return null;
  if (held.isFeatured !== isFeatured) {
    await writeFeatured(tx, "product", productId, isFeatured);
    await emit(tx, productChanged({ productId, creatorId: held.creatorId }));
  }
  return held.isFeatured;
}
