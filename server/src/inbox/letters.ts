import { BRAND } from "@blenda/domain/shared/brand";
import { quote } from "@blenda/domain/shared/names";

interface UnreadConversation {
  id: string;
  subject: string;
  unread: number;
}

const SUBJECT_MAX = 80;

/** Subjects only, and nothing in them to press: what people write to each other is read where it was written. */
export function digestLetter(url: string, conversations: readonly UnreadConversation[]): { subject: string; body: string } {
  const count = conversations.reduce((sum, { unread }) => sum + unread, 0);
  const lines = conversations.map(
    ({ id, subject, unread }) => `${quote(subject, SUBJECT_MAX)} (${unread})\n${url}/inbox?conversation=${encodeURIComponent(id)}`,
  );
  return {
    subject: count === 1 ? `You have an unread message on ${BRAND.name}` : `You have ${count} unread messages on ${BRAND.name}`,
    body: [`Someone wrote to you on ${BRAND.name}:`, ...lines, "To stop these emails for a conversation, mute it in your inbox."].join(
      "\n\n",
    ),
  };
}
