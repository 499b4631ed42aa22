import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { reviewers } from "../publication/access.ts";
import { PRICE_MOST_CENTS } from "../publication/constants.ts";
import { Moderation, Moved } from "../publication/model.ts";
import { pick } from "../shared/failure.ts";
import { Cents } from "../shared/money.ts";
import { plainText } from "../shared/text.ts";
import { COMPARED_MOST, LISTING } from "./constants.ts";
import { catalogueFailures } from "./failures.ts";
import { Category, ComparedProduct, ProductCard, ProductId, ProductPage } from "./model.ts";
import { catalogueTexts } from "./texts.ts";

const open = { access: "public", failed: catalogueTexts.loadFailed } as const;
/** The same answer for everybody: kept ready in each process and dropped the moment something in it changes. */
const shared = { ...open, isShared: true } as const;
const change = { access: "signed-in", failed: catalogueTexts.changeFailed, limits: [{ per: "account", max: 300, minutes: 60 }] } as const;

export const catalogueContract = {
  /** All, ordered by name (spec 1 §7). */
  categories: read(shared).output(z.array(Category)),

  product: read(shared)
    .errors(pick(catalogueFailures, "CATALOGUE_NOT_FOUND"))
    .input(z.strictObject({ id: ProductId }))
    .output(ProductPage),

  /** Published ones only, in the order asked for; what is not there is left out. */
  byIds: read(open)
    .input(z.strictObject({ ids: z.array(ProductId).min(1).max(LISTING.IDS_PER_BATCH) }))
    .output(z.array(ProductCard)),

  /** Side by side, published ones only, in the order asked for; what is not there is left out. */
  compared: read(open)
    .input(z.strictObject({ ids: z.array(ProductId).min(1).max(COMPARED_MOST) }))
    .output(z.array(ComparedProduct)),

  /** A step of the publication table that a creator takes with an own product. */
  move: command(change)
    .errors(pick(catalogueFailures, "CATALOGUE_NOT_FOUND", "CATALOGUE_INVALID_TRANSITION"))
    .input(z.strictObject({ id: ProductId, event: z.enum(["unlist", "relist", "archive"]), reason: plainText(0, 500).default("") }))
    .output(Moved),

  /** A step that reviewers take with every creator's. */
  moderate: command({ ...change, access: reviewers, about: { kind: "product", by: "id" } })
    .errors(pick(catalogueFailures, "CATALOGUE_NOT_FOUND", "CATALOGUE_INVALID_TRANSITION"))
    .input(Moderation)
    .output(Moved),

  /** The owner's. Written into the price history, from which every struck-through price is taken. */
  setPrice: command(change)
    .errors(pick(catalogueFailures, "CATALOGUE_NOT_FOUND", "CATALOGUE_PRICE_REFUSED"))
    .input(z.strictObject({ id: ProductId, priceCents: Cents.max(PRICE_MOST_CENTS) }))
    .output(Moved),
};
