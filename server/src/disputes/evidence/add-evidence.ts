import { DISPUTES } from "@blenda/domain/disputes/constants";
import { disputeListChanged, disputeMoved } from "@blenda/domain/disputes/events";
import { lockOrder } from "../../orders/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { findDispute } from "../list.ts";
import { disputes } from "../procedures.ts";
import { attachFiles, bytesOf, insertEvidence } from "./evidence-repository.ts";
import { ownDisputes } from "./own.ts";

/** What a creator has to say about a disputed sale. It is never changed: a creator with more to say adds it. */
export const addEvidence = disputes.addEvidence.handler(async ({ input, context, errors }) => {
  const { db, user, now } = context;
  const { id: intentId, text, fileIds } = input;

  const add = async (tx: Tx): Promise<string> => {
    const line = await findDispute(tx, intentId);
    // The order first, as everybody does: while it is held nothing is sent to the bank.
    if (line) await lockOrder(tx, line.orderId);
    const [own] = await ownDisputes(tx, user.id, now(), intentId);
    if (!own) throw errors.DISPUTES_NOT_FOUND();
    if (!own.canAdd) throw errors.DISPUTES_TOO_LATE();
    const id = context.id();
    await insertEvidence(tx, { id, intentId, creatorId: user.id, text, createdAt: now() });
    if (!(await attachFiles(tx, user.id, id, fileIds))) throw errors.DISPUTES_FILE_UNKNOWN();
    if ((await bytesOf(tx, intentId, user.id)) > DISPUTES.FILE_BYTES) throw errors.DISPUTES_TOO_MUCH();
    await emit(tx, disputeListChanged({ intentId }));
    await emit(tx, disputeMoved({ intentId, userId: user.id }));
    return id;
  };

  await context.transaction((tx) => idempotent(tx, { actorId: user.id, operation: "disputes.addEvidence", input }, () => add(tx)));
  const [own] = await ownDisputes(db, user.id, now(), intentId);
  if (!own) throw errors.DISPUTES_NOT_FOUND();
  return own;
});
