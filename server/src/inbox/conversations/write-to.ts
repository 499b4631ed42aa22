import { blocksBetween } from "../../blocks/port.ts";
import { peopleById } from "../../identity/sql.ts";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { say } from "../messages/say.ts";
import { addConversation, lockOngoing } from "../repository.ts";

interface CreatorMessage {
  /** Who reads it. */
  buyerId: string;
  creatorId: string;
  /** Of a new conversation; one that goes on keeps its own. */
  subject: string;
  body: string;
}

/** Writes to a person a creator works with. Answers whether it got there: not to a deleted account, or where one has blocked the other. */
export async function writeTo(tx: Tx, services: Pick<Services, "now" | "id">, { body, ...to }: CreatorMessage): Promise<boolean> {
  const { buyerId, creatorId } = to;
  await advisoryLock(tx, `inbox between ${[buyerId, creatorId].sort().join(" and ")}`);
  const reader = (await peopleById(tx, [buyerId])).get(buyerId);
  if (!reader || reader.isSuspended || (await blocksBetween.isAny(tx, creatorId, buyerId))) return false;
  const fresh = { ...to, id: services.id(), kind: "general" as const, productId: null };
  const conversation = (await lockOngoing(tx, creatorId, buyerId, null)) ?? (await addConversation(tx, fresh, services.now()));
  await say(tx, services, conversation, creatorId, { body, attachmentIds: [] });
  return true;
}
