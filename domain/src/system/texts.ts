export const systemTexts = { loadFailed: "Failed to load the system status" };
