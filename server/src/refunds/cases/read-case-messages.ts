import { CASES } from "@blenda/domain/refunds/cases/constants";
import { caseNumber } from "@blenda/domain/refunds/cases/rules";
import { caseTexts } from "@blenda/domain/refunds/cases/texts";
import { readTalk } from "../../inbox/port.ts";
import { refunds } from "../procedures.ts";
import { changeCase } from "./case-repository.ts";
import { findSoldLine } from "./evidence.ts";
import { lockOwnCase, record } from "./holding.ts";

/**
 * Messages between buyer and creator about this product, for the staff member who works on the case, and nothing else the two
 * wrote. The first time both are told in that conversation before they are read; every time it is written down.
 */
export const readCaseMessages = refunds.readCaseMessages.handler(async ({ input: { id }, context }) => {
  const { user, now } = context;
  return context.transaction(async (tx) => {
    const { refund, found } = await lockOwnCase(tx, id, user);
    const { buyerId, creatorId } = refund;
    const { itemType, itemId } = await findSoldLine(tx, refund);
    if (!creatorId || itemType !== "product") return { messages: [] };
    const note = found.messagesReadAt === null ? caseTexts.messagesRead(caseNumber(found.number)) : null;
    const talk = { buyerId, creatorId, productId: itemId };
    const said = await readTalk(tx, talk, { note, limit: CASES.SHOWN_MOST, at: now(), id: context.id });
    if (note !== null) await changeCase(tx, id, { messagesReadAt: now() });
    await record(tx, context, id, { action: "refunds.readCaseMessages", after: { messages: said.length } });
    const sideOf = (senderId: string | null) => (senderId === buyerId ? "buyer" : senderId === creatorId ? "creator" : "team");
    return {
      messages: said.map(({ id: messageId, senderId, body, createdAt }) => ({
        ...{ id: messageId, from: sideOf(senderId), text: body, at: createdAt },
      })),
    };
  });
});
