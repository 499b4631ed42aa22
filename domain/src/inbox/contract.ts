import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { ProductId } from "../catalogue/model.ts";
import { Cursor } from "../shared/cursor.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { plainText } from "../shared/text.ts";
import { handleCases } from "./access.ts";
import { CONVERSATION_FILTERS, INBOX } from "./constants.ts";
import { inboxFailures } from "./failures.ts";
import { CannedReply, CaseLine, Conversation, ConversationLine, StaffConversation } from "./model.ts";
import { inboxTexts } from "./texts.ts";

const own = { access: "signed-in", failed: inboxTexts.loadFailed } as const;
const writing = { access: "signed-in", failed: inboxTexts.sendFailed, limits: [{ per: "account", max: 120, minutes: 60 }] } as const;
const changing = { access: "signed-in", failed: inboxTexts.changeFailed, limits: [{ per: "account", max: 300, minutes: 60 }] } as const;
const canned = { access: "creator", failed: inboxTexts.cannedSaveFailed, limits: [{ per: "account", max: 300, minutes: 60 }] } as const;
const cases = { access: handleCases, failed: inboxTexts.caseFailed } as const;
const handling = {
  ...cases,
  failed: inboxTexts.caseChangeFailed,
  limits: [{ per: "account", max: 300, minutes: 60 }],
  about: { kind: "conversation", by: "id" },
} as const;

const ConversationId = z.string().min(1).max(64);
const MessageId = z.string().min(1).max(64);
const words = {
  body: plainText(0, INBOX.BODY_MAX),
  attachmentIds: z.array(z.string().min(1).max(64)).max(INBOX.MOST_ATTACHMENTS).default([]),
  /** Made by the sender: pressed twice, sent once. */
  key: CommandKey,
};
const found = pick(inboxFailures, "INBOX_NOT_FOUND");

/**
 * Attachments are uploads, not calls: POST the file itself to `/api/inbox/attachment?name=…` (the types of
 * `ATTACHMENT_TYPES`, at most 10 MB, inspected). It answers with an Attachment, or `{ code, message }` like every call.
 */
export const inboxContract = {
  conversations: read(own)
    .input(
      z.strictObject({
        search: z.string().max(100).optional(),
        show: z.enum(CONVERSATION_FILTERS).optional(),
        after: Cursor.optional(),
      }),
    )
    .output(z.object({ lines: z.array(ConversationLine), next: z.string().nullable(), unread: z.int() })),

  /** The navbar's count. Muted ones do not count. */
  unread: read(own).output(z.object({ unread: z.int() })),

  conversation: read(own)
    .errors(found)
    .input(z.strictObject({ id: ConversationId, before: Cursor.optional() }))
    .output(Conversation),

  /** From a product or a shop. About the same product with the same person it goes on where it stopped. */
  start: command(writing)
    .errors(
      pick(inboxFailures, "INBOX_NOBODY", "INBOX_SELF", "INBOX_BLOCKED", "INBOX_TOO_MANY_NEW", "INBOX_EMPTY", "INBOX_ATTACHMENT_UNKNOWN"),
    )
    .input(
      z.strictObject({
        recipientId: z.string().min(1).max(100),
        productId: ProductId.optional(),
        subject: plainText(0, INBOX.SUBJECT_MAX),
        ...words,
      }),
    )
    .output(Conversation),

  send: command(writing)
    .errors(pick(inboxFailures, "INBOX_NOT_FOUND", "INBOX_BLOCKED", "INBOX_CLOSED", "INBOX_EMPTY", "INBOX_ATTACHMENT_UNKNOWN"))
    .input(z.strictObject({ id: ConversationId, ...words }))
    .output(Conversation),

  edit: command(writing)
    .errors(pick(inboxFailures, "INBOX_NOT_FOUND", "INBOX_EDIT_OVER", "INBOX_EMPTY"))
    .input(z.strictObject({ id: ConversationId, messageId: MessageId, body: plainText(1, INBOX.BODY_MAX) }))
    .output(Conversation),

  /** One's own message; a line says that there was one. */
  deleteMessage: command(changing)
    .errors(found)
    .input(z.strictObject({ id: ConversationId, messageId: MessageId }))
    .output(Conversation),

  markRead: command(changing)
    .errors(found)
    .input(z.strictObject({ id: ConversationId }))
    .output(z.object({ unread: z.int() })),

  /** A step of the table: resolve, reopen, escalate, close. Escalating asks staff in; both sides see it. */
  move: command(changing)
    .errors(pick(inboxFailures, "INBOX_NOT_FOUND", "INBOX_INVALID_TRANSITION"))
    .input(z.strictObject({ id: ConversationId, event: z.enum(["resolve", "reopen", "escalate", "close"]) }))
    .output(Conversation),

  mute: command(changing)
    .errors(found)
    .input(z.strictObject({ id: ConversationId, isMuted: z.boolean() }))
    .output(Conversation),

  /** A creator's own, by title. */
  cannedReplies: read({ ...own, access: "creator", failed: inboxTexts.cannedFailed }).output(z.array(CannedReply)),

  /** Without an id, a new one. */
  saveCannedReply: command(canned)
    .errors(pick(inboxFailures, "INBOX_CANNED_FULL", "INBOX_CANNED_GONE"))
    .input(
      z.strictObject({
        id: z.string().min(1).max(64).optional(),
        title: plainText(1, INBOX.CANNED_TITLE_MAX),
        body: plainText(1, INBOX.BODY_MAX),
      }),
    )
    .output(z.array(CannedReply)),

  removeCannedReply: command(canned)
    .input(z.strictObject({ id: z.string().min(1).max(64) }))
    .output(z.array(CannedReply)),

  /** Staff: what asked for our help, the one that waits longest first. */
  escalatedConversations: read({ ...cases, failed: inboxTexts.casesFailed }).output(z.object({ cases: z.array(CaseLine), count: z.int() })),

  /** Staff: one that asked for help or was reported. What was written is there for staff who joined. */
  staffConversation: read(cases)
    .errors(pick(inboxFailures, "INBOX_CASE_NOT_FOUND"))
    .input(z.strictObject({ id: ConversationId, before: Cursor.optional() }))
    .output(StaffConversation),

  /** Staff: both sides see it. A reported conversation becomes one that is with our team. */
  joinConversation: command(handling)
    .errors(pick(inboxFailures, "INBOX_CASE_NOT_FOUND"))
    .input(z.strictObject({ id: ConversationId }))
    .output(StaffConversation),

  staffSend: command(handling)
    .errors(pick(inboxFailures, "INBOX_CASE_NOT_FOUND", "INBOX_CASE_NOT_JOINED", "INBOX_EMPTY", "INBOX_ATTACHMENT_UNKNOWN"))
    .input(z.strictObject({ id: ConversationId, ...words }))
    .output(StaffConversation),

  /** Staff: resolved with a note both read; our people leave, and what is written afterwards is between the two again. */
  closeCase: command(handling)
    .errors(pick(inboxFailures, "INBOX_CASE_NOT_FOUND", "INBOX_CASE_NOT_JOINED"))
    .input(z.strictObject({ id: ConversationId, note: plainText(INBOX.CASE_NOTE_LEAST, INBOX.CASE_NOTE_MAX) }))
    .output(StaffConversation),
};
