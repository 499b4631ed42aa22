export const inboxTexts = {
  loadFailed: "Failed to load your messages",
  sendFailed: "Failed to send this message",
  changeFailed: "Failed to change this conversation",
  attachFailed: "Failed to attach this file",
  reported: "Thank you. We look at every report.",
};
