import { BUNDLES } from "./constants.ts";

export const bundleTexts = {
  loadFailed: "Failed to load this bundle",
  listFailed: "Failed to load bundles",
  saveFailed: "Failed to save this bundle",
  suspendFailed: "Failed to change this bundle",
  /** What a page and a line of the cart say of the same state. */
  incomplete: "Something in this bundle isn't for sale right now",
  ownsAll: "You already own everything in this bundle",
  itemsLeast: `Choose at least ${BUNDLES.ITEMS_LEAST} items`,
  itemsMost: `A bundle can have up to ${BUNDLES.ITEMS_MOST} items`,
  titleRange: `Give it a name of ${BUNDLES.TITLE_LEAST} to ${BUNDLES.TITLE_MOST} characters`,
};
