export const mailTexts = { loadFailed: "Failed to load the mailbox" };
