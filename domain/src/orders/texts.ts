export const orderTexts = {
  loadFailed: "Failed to load your orders",
  changeFailed: "Failed to change this order",
  downloadFailed: "Failed to prepare this download",
};
