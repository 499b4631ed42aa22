export const shopTexts = {
  loadFailed: "Failed to load this shop",
  closed: "This shop is closed right now",
};
