import { failure } from "../shared/failure.ts";
import { SAVED } from "./constants.ts";

export const savedFailures = {
  /** Thrown for a product that does not exist or is not public. */
  SAVED_PRODUCT_GONE: failure(404, "This product isn't available"),
  SAVED_FULL: failure(409, `You can keep ${SAVED.MOST} saved products. Remove some first.`),
  SAVED_COLLECTION_GONE: failure(404, "This collection no longer exists"),
  SAVED_COLLECTION_TAKEN: failure(409, "You already have a collection with this name"),
  SAVED_COLLECTIONS_FULL: failure(409, `You can have ${SAVED.MOST_COLLECTIONS} collections. Delete one first.`),
};
