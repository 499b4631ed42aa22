import { INBOX } from "./constants.ts";

export const inboxTexts = {
  loadFailed: "Failed to load your messages",
  sendFailed: "Failed to send this message",
  changeFailed: "Failed to change this conversation",
  cannedFailed: "Failed to load your saved replies",
  cannedSaveFailed: "Failed to save this reply",
  cannedSaved: "Your reply is saved",
  cannedRemoved: "Your reply is deleted",
  attachFailed: "Failed to attach this file",
  /** The screen says these before anything is sent; the server says them to a request that sends anyway. */
  attachmentType: "Attach pictures, PDF, ZIP or GLB files",
  attachmentTooLarge: `An attachment can be up to ${INBOX.ATTACHMENT_BYTES / 1024 / 1024} MB`,
  tooManyAttachments: `A message can have up to ${INBOX.MOST_ATTACHMENTS} files`,
  closed: "This conversation is closed. Start a new one.",
  blocked: "You can't message each other",
  casesFailed: "Failed to load the escalated conversations",
  caseFailed: "Failed to load this conversation",
  caseChangeFailed: "Failed to change this case",
  caseClosed: "The case is closed. Both of them can read your note.",
  /** Lines the product itself writes into a conversation. */
  moved: {
    resolve: (name: string) => `${name} marked this as resolved`,
    reopen: (name: string) => `${name} reopened this`,
    escalate: (name: string) => `${name} asked our team to help. We'll join this conversation.`,
    close: (name: string) => `${name} closed this conversation`,
  },
  /** Lines both read when one of our team comes and goes. */
  joined: (name: string) => `${name} from our team joined this conversation`,
  caseResolved: (name: string, note: string) => `${name} from our team marked this as resolved and left. ${note}`,
  /** What a list shows of a message without words. */
  deleted: "Message deleted",
  onlyFiles: "Sent a file",
  closedByTime: "Closed after 14 days without messages",
};
