import type { CategoryTile, ProductCard } from "@blenda/domain/catalogue/model";
import type { Db } from "../platform/database/db.ts";
import { addDraftProduct } from "./draft-repository.ts";
import { findSummary } from "./public-listing.ts";
import * as repository from "./repository.ts";

/** Published ones only, in the order asked for. `numbers` are the products' own `n`, as the search index knows them. */
export const productCards = (db: Db, numbers: readonly number[]): Promise<ProductCard[]> => repository.cardsByNumbers(db, numbers);

export const productCardsByIds = (db: Db, ids: readonly string[]): Promise<ProductCard[]> => repository.cardsByIds(db, ids);

/** Newest first. */
export const featuredProducts = (db: Db, limit: number): Promise<ProductCard[]> => repository.featuredCards(db, limit);

/** One creator's, newest first. */
export const productsOfCreator = (db: Db, creatorId: string, limit: number): Promise<ProductCard[]> =>
  repository.cardsOfCreator(db, creatorId, limit);

/** By name; a category above others holds what they hold. */
export const categoryTiles = (db: Db): Promise<CategoryTile[]> => repository.listCategoryTiles(db);

/** What a shop puts first: what the house features, then what sells best. */
export const featuredProductsOfCreator = (db: Db, creatorId: string, limit: number): Promise<ProductCard[]> =>
  repository.bestCardsOfCreator(db, creatorId, limit);

export const productTotalsOf = (db: Db, creatorId: string): Promise<repository.Totals> => repository.totalsOfCreator(db, creatorId);

/** What may be said of a product to anybody, by its id. */
export const productSummary = findSummary;

/** A product its creator has yet to finish, with what was measured of its files. */
export const addDraft = addDraftProduct;
