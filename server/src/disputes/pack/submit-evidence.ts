import { disputeListChanged, disputeMoved } from "@blenda/domain/disputes/events";
import type { DisputeDetail } from "@blenda/domain/disputes/model";
import { lockOrder } from "../../orders/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { audit } from "../../platform/requests/audit.ts";
import { findDispute } from "../list.ts";
import { disputes } from "../procedures.ts";
import { detailOf } from "./detail.ts";
import { packOf, textOf } from "./facts.ts";
import { addSubmission } from "./submission-repository.ts";

const linesIn = ({ sections }: Pick<DisputeDetail, "sections">, title: string): string =>
  sections.find((section) => section.title === title)?.lines.join("\n") ?? "";

/**
 * Staff send what we know to the bank. The provider is asked first, outside any transaction, and takes it once however often it is
 * asked: a crash between the two leaves a dispute whose evidence can be sent again, which changes nothing there.
 */
export const submitEvidence = disputes.submitEvidence.handler(async ({ input: { id, note }, context, errors }) => {
  const { db, user, now, payments, log } = context;
  const dispute = await detailOf(db, id);
  if (!dispute.maySubmit) throw errors.DISPUTES_NOT_NOW();
  const { customerName, customerEmail } = await packOf(db, dispute, dispute.evidence);
  const text = [textOf(dispute.sections), ...(note ? [`NOTE FROM OUR TEAM\n${note}`] : [])].join("\n\n");
  const parts = {
    productDescription: linesIn(dispute, "Receipt"),
    accessLog: linesIn(dispute, "Downloads and access"),
    refundPolicy: linesIn(dispute, "Refunds"),
  };
  let isTaken: boolean;
  try {
    isTaken = await payments.submitEvidence({ intentId: id, customerName, customerEmail, ...parts, text });
  } catch (error) {
    log.warn("a bank was not told", error);
    throw errors.DISPUTES_PROVIDER();
  }
  if (!isTaken) throw errors.DISPUTES_NOT_NOW();
  await context.transaction(async (tx) => {
    await lockOrder(tx, dispute.orderId);
    if (!(await addSubmission(tx, { intentId: id, note, byId: user.id, at: now() }))) return;
    const creators = await tx.selectFrom("orderLines").select("creatorId").distinct().where("orderId", "=", dispute.orderId).execute();
    for (const userId of creators.flatMap(({ creatorId }) => creatorId ?? []).sort())
      await emit(tx, disputeMoved({ intentId: id, userId }));
    await emit(tx, disputeListChanged({ intentId: id }));
    const after = { state: (await findDispute(tx, id))?.state };
    await audit(tx, context, {
      action: "disputes.submitEvidence",
      target: { kind: "dispute", id },
      reason: note,
      before: { state: dispute.state },
      after,
    });
  });
  return detailOf(db, id);
});
