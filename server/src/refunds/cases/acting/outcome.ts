import type { Me } from "@blenda/domain/identity/model";
import type { Ruling } from "@blenda/domain/refunds/cases/constants";
import type { Tx } from "../../../platform/database/db.ts";
import type { Services } from "../../../platform/requests/procedure.ts";
import { step } from "../../decisions/step.ts";
import type { RefundRow } from "../../repository.ts";
import { changeCase } from "../case-repository.ts";

interface CaseDecision {
  event: Ruling;
  amountCents: number;
  reason: string;
  toBuyer: string;
  toCreator: string;
}

/** What was decided happens: the words are kept, then the step closes the case, tells both and lets the money go. */
export async function carryOut(tx: Tx, context: Services & { user: Me }, refund: RefundRow, decided: CaseDecision): Promise<void> {
  const { event, amountCents, reason, toBuyer, toCreator } = decided;
  await changeCase(tx, refund.id, { toBuyer, toCreator });
  // What the creator answered stays: our own words are the case's.
  const changes = { approverId: context.user.id, ...(event === "staffApprove" && { amountCents }) };
  await step(tx, context, refund, { event, by: "staff", actorId: context.user.id, reason, changes });
}
