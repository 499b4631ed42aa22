export const portfolioTexts = {
  loadFailed: "Failed to load this portfolio",
  saveFailed: "Failed to save your portfolio",
  uploadFailed: "Failed to add this file",
  saved: "Portfolio saved",
};
