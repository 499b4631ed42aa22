import { productChanged } from "@blenda/domain/catalogue/events";
import type { PublicationEvent } from "@blenda/domain/publication/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { changePrice, type LockedItem, starCounter, transitionItem } from "../publication/items.ts";
import { publicationOf } from "../publication/publication.ts";
import { cardOf, selectCards } from "./cards.ts";
import { listCategoryTiles } from "./category-repository.ts";
import { moderateProduct } from "./moderate.ts";
import { categoryName, findLive, findVersionBefore, findVersions, isCategory } from "./publishing/live.ts";
import { changeDirectly, publishProduct } from "./publishing/publish.ts";
import { findSummary } from "./summary.ts";

export type { LiveRow } from "./publishing/live.ts";
export type { NewVersion, ProductLook, ProductPicture, ProductWords } from "./publishing/publish.ts";

/** What everybody may find of the catalogue. `summary` is for the head of a page, `walk` for the map of the site. */
export const publicProducts = { ...publicationOf({ type: "product", selectCards, cardOf }), summary: findSummary };

/** By name; a category above others holds what they hold. */
export const categoryTiles = listCategoryTiles;

export const categories = { has: isCategory, name: categoryName };

/** What is on sale, whoever may see it, and the versions of it. */
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
