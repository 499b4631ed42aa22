export const trainingTexts = { loadFailed: "Failed to load this training" };
