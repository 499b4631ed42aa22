import { caseChanged, conversationChanged } from "@blenda/domain/inbox/events";
import type { Conversation } from "@blenda/domain/inbox/model";
import { conversationEventsFrom } from "@blenda/domain/inbox/rules";
import { blocksBetween } from "../../blocks/port.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { staffIn } from "../cases/case-repository.ts";
import { type ConversationRow, messagesBefore, readByOthersAt } from "../repository.ts";
import { conversationLine } from "./list.ts";

/** A whole conversation as one of its two sees it; every command answers with it. */
export async function conversationFor(db: Db, userId: string, id: string, before: number | null = null): Promise<Conversation> {
  const line = await conversationLine(db, userId, id);
  if (!line) throw refusal("INBOX_NOT_FOUND");
  const other = line.others[0]?.userId ?? "";
  return {
    ...line,
    others: [...line.others, ...(await staffIn(db, id))],
    ...(await messagesBefore(db, id, before)),
    isBlocked: await blocksBetween.isBy(db, userId, other),
    allowed: conversationEventsFrom(line.status),
    readByOthersAt: await readByOthersAt(db, id, userId),
  };
}

/** Both sides' open tabs ask again, and ours once we were asked for help. */
export async function emitConversationChanged(
  tx: Tx,
  { id, buyerId, creatorId, escalatedAt }: Pick<ConversationRow, "id" | "buyerId" | "creatorId" | "escalatedAt">,
): Promise<void> {
  // In one order for everybody, so that two commands at once never wait for each other.
  for (const userId of [buyerId, creatorId].sort()) await emit(tx, conversationChanged({ userId, conversationId: id }));
  if (escalatedAt !== null) await emit(tx, caseChanged({ conversationId: id }));
}

export const otherOf = ({ buyerId, creatorId }: Pick<ConversationRow, "buyerId" | "creatorId">, userId: string): string =>
  buyerId === userId ? creatorId : buyerId;
