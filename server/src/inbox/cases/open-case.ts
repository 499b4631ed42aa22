import type { CaseStep } from "@blenda/domain/inbox/constants";
import { caseStepsFor } from "@blenda/domain/inbox/rules";
import type { Tx } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import type { ConversationRow } from "../repository.ts";
import { readerOf } from "./case.ts";
import { joiningsOf, lockCase } from "./case-repository.ts";

/** A case this person has joined and may take this step in, held until the transaction ends. */
export async function openCase(tx: Tx, id: string, userId: string, step: CaseStep): Promise<ConversationRow> {
  const conversation = await lockCase(tx, id);
  if (!conversation) throw refusal("INBOX_CASE_NOT_FOUND");
  const reader = readerOf([conversation.buyerId, conversation.creatorId], await joiningsOf(tx, id), userId);
  if (!caseStepsFor(conversation.status, reader, false).includes(step)) throw refusal("INBOX_CASE_NOT_JOINED");
  return conversation;
}
