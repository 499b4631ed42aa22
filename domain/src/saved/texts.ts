export const savedTexts = {
  loadFailed: "Failed to load your saved products",
  saveFailed: "Failed to save this product",
  collectionFailed: "Failed to change this collection",
  /** Shown for four seconds (spec 2 §8). */
  migrated: (n: number) => `Welcome back! ${n} saved item(s) transferred to your account.`,
  migrationFailed: "Failed to transfer some saved items. Please try again.",
};
