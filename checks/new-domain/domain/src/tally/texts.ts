export const tallyTexts = {
  loadFailed: "Failed to load the tally",
  addFailed: "Failed to add to the tally",
};
