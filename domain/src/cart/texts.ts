export const cartTexts = {
  tooLarge: "Warning: Cart data is too large to save between sessions.",
  loadFailed: "Failed to load your cart",
  saveFailed: "Failed to save your cart",
};
