export const searchTexts = {
  loadFailed: "Failed to search",
  none: "No results found",
  searching: "Searching...",
  tooShort: "Type at least 2 characters to search",
};
