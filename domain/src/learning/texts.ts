export const learningTexts = {
  loadFailed: "Failed to load your progress",
  saveFailed: "Failed to save your progress",
  noteFailed: "Failed to save this note",
};
