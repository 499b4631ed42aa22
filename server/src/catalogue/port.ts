import { publicationOf } from "../publication/publication.ts";
import { cardOf, selectCards } from "./cards.ts";
import { listCategoryTiles } from "./category-repository.ts";
import { addDraftProduct } from "./draft-repository.ts";
import { findSummary } from "./summary.ts";

/** What everybody may find of the catalogue. `summary` is for the head of a page, `walk` for the map of the site. */
export const publicProducts = { ...publicationOf({ type: "product", selectCards, cardOf }), summary: findSummary };

/** By name; a category above others holds what they hold. */
export const categoryTiles = listCategoryTiles;

/** A product its creator has yet to finish, with what was measured of its files. */
export const addDraft = addDraftProduct;
