import { INBOX } from "@blenda/domain/inbox/constants";
import { newConversationsAllowed } from "@blenda/domain/inbox/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { peopleById } from "../../identity/sql.ts";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Tx } from "../../platform/database/db.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { say } from "../messages/say.ts";
import { inbox } from "../procedures.ts";
import { addConversation, conversationsStartedSince, findProductOf, lockOngoing } from "../repository.ts";
import { conversationFor } from "./conversation.ts";

export const start = inbox.start.handler(async ({ input, context, errors }) => {
  const { user, now, id } = context;
  const { recipientId, productId = null } = input;
  if (recipientId === user.id) throw errors.INBOX_SELF();

  const open = async (tx: Tx) => {
    // Two starts of one person count each other; two people who write at once find the same conversation.
    await advisoryLock(tx, `inbox of ${user.id}`);
    await advisoryLock(tx, `inbox between ${[user.id, recipientId].sort().join(" and ")}`);
    const people = await peopleById(tx, [recipientId, user.id]);
    const me = people.get(user.id);
    const recipient = people.get(recipientId);
    if (!me || !recipient || recipient.isSuspended) throw errors.INBOX_NOBODY();
    const product = productId === null ? null : await findProductOf(tx, productId, recipientId);
    if (product === undefined) throw errors.INBOX_NOBODY();
    const ongoing = await lockOngoing(tx, user.id, recipientId, productId);
    if (ongoing) return ongoing;
    const most = newConversationsAllowed(me.createdAt, now());
    if ((await conversationsStartedSince(tx, user.id, addDays(now(), -1))) >= most) throw errors.INBOX_TOO_MANY_NEW({ data: { most } });
    const subject = input.subject || product?.title || firstWords(input.body);
    const fresh = {
      id: id(),
      kind: product ? "product" : "general",
      subject,
      productId,
      buyerId: user.id,
      creatorId: recipientId,
    } as const;
    return addConversation(tx, fresh, now());
  };

  const conversationId = await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "inbox.start", input }, async () => {
      const conversation = await open(tx);
      await say(tx, context, conversation, user.id, input);
      return conversation.id;
    }),
  );
  return conversationFor(context.db, user.id, conversationId);
});

const firstWords = (body: string): string => [...body.split("\n", 1).join("")].slice(0, INBOX.SUBJECT_MAX / 2).join("") || "Message";
