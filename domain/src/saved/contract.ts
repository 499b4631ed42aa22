import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { ProductId } from "../catalogue/model.ts";
import { Cursor } from "../shared/cursor.ts";
import { pick } from "../shared/failure.ts";
import { personName } from "../shared/text.ts";
import { SAVED, SAVED_SORTS } from "./constants.ts";
import { savedFailures } from "./failures.ts";
import { Collection, SavedItem } from "./model.ts";
import { savedTexts } from "./texts.ts";

const own = { access: "signed-in", failed: savedTexts.loadFailed } as const;
const saving = { access: "signed-in", failed: savedTexts.saveFailed, limits: [{ per: "account", max: 600, minutes: 60 }] } as const;
const collecting = {
  access: "signed-in",
  failed: savedTexts.collectionFailed,
  limits: [{ per: "account", max: 300, minutes: 60 }],
} as const;

const CollectionName = personName(1, SAVED.COLLECTION_NAME_MAX);
const CollectionId = z.string().min(1).max(64);
const Toggled = z.object({ productId: ProductId, isSaved: z.boolean() });

export const savedContract = {
  /** Every heart on every screen reads this one list; live. */
  ids: read(own).output(z.array(ProductId)),

  list: read(own)
    .input(
      z.strictObject({
        sort: z.enum(SAVED_SORTS).default("newest"),
        collectionId: CollectionId.optional(),
        after: Cursor.optional(),
      }),
    )
    .output(z.object({ items: z.array(SavedItem), total: z.int(), next: z.string().nullable(), collections: z.array(Collection) })),

  /** Saving what is saved, or taking away what is not, changes nothing. */
  save: command(saving)
    .errors(pick(savedFailures, "SAVED_PRODUCT_GONE", "SAVED_FULL"))
    .input(z.strictObject({ productId: ProductId }))
    .output(Toggled),

  unsave: command(saving)
    .input(z.strictObject({ productId: ProductId }))
    .output(Toggled),

  /** What a visitor saved before signing in. What is already saved is not migrated and does not count. */
  migrate: command({ ...saving, failed: savedTexts.migrationFailed })
    .input(z.strictObject({ productIds: z.array(ProductId).min(1).max(SAVED.MOST) }))
    .output(z.object({ migrated: z.int(), ids: z.array(ProductId) })),

  createCollection: command(collecting)
    .errors(pick(savedFailures, "SAVED_COLLECTION_TAKEN", "SAVED_COLLECTIONS_FULL"))
    .input(z.strictObject({ name: CollectionName }))
    .output(z.array(Collection)),

  renameCollection: command(collecting)
    .errors(pick(savedFailures, "SAVED_COLLECTION_TAKEN", "SAVED_COLLECTION_GONE"))
    .input(z.strictObject({ id: CollectionId, name: CollectionName }))
    .output(z.array(Collection)),

  /** Its products stay saved. */
  deleteCollection: command(collecting)
    .errors(pick(savedFailures, "SAVED_COLLECTION_GONE"))
    .input(z.strictObject({ id: CollectionId }))
    .output(z.array(Collection)),

  putInCollection: command(collecting)
    .errors(pick(savedFailures, "SAVED_COLLECTION_GONE", "SAVED_PRODUCT_GONE"))
    .input(z.strictObject({ collectionId: CollectionId, productId: ProductId, isIn: z.boolean() }))
    .output(z.array(Collection)),
};
