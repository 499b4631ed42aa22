export const contentTexts = { loadFailed: "Failed to load this content" };
