export const dashboardTexts = {
  loadFailed: "Failed to load the overview",
  countsFailed: "Failed to load what is waiting",
};
