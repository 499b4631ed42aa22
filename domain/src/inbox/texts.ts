export const inboxTexts = {
  loadFailed: "Failed to load your messages",
  sendFailed: "Failed to send this message",
  changeFailed: "Failed to change this conversation",
  attachFailed: "Failed to attach this file",
  reported: "Thank you. We look at every report.",
  /** Lines the product itself writes into a conversation. */
  moved: {
    resolve: (name: string) => `${name} marked this as resolved`,
    reopen: (name: string) => `${name} opened this again`,
    escalate: (name: string) => `${name} asked our team to help. We will join this conversation.`,
    close: (name: string) => `${name} closed this conversation`,
  },
  /** What a list shows of a message without words. */
  deleted: "Message deleted",
  onlyFiles: "Sent a file",
  closedByTime: "Closed after 14 quiet days",
};
