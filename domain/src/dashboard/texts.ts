export const dashboardTexts = {
  loadFailed: "Failed to load the overview",
  findFailed: "Failed to search. Please try again.",
  countsFailed: "Failed to load what is waiting",
};
