import type { CaseOutcome } from "@blenda/domain/refunds/cases/constants";
import { caseNumber, outcomeOf } from "@blenda/domain/refunds/cases/rules";
import { outcomeWords } from "@blenda/domain/refunds/cases/texts";
import type { RefundEvent } from "@blenda/domain/refunds/rules";
import type { Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import type { RefundRow } from "../repository.ts";
import { type CaseRow, changeCase, closeCase } from "./case-repository.ts";
import { notifySide } from "./side-notices.ts";

const TOLD = ["refunded", "refunded_in_part", "declined", "ran_out"] as const;
const isTold = (outcome: CaseOutcome): outcome is (typeof TOLD)[number] => (TOLD as readonly CaseOutcome[]).includes(outcome);

/** A refund leaves our team: its case is closed by the same step, and both sides read the outcome. */
export async function endCase(tx: Tx, services: Services, refund: RefundRow, event: RefundEvent, amountCents: number): Promise<void> {
  const line = await tx
    .selectFrom("orderLines")
    .select(["title", "paidCents", "refundedCents"])
    .where("id", "=", refund.lineId)
    .executeTakeFirstOrThrow();
  const outcome = outcomeOf(event, line.refundedCents + amountCents >= line.paidCents);
  const closed = await closeCase(tx, refund.id, outcome, services.now());
  if (isTold(outcome)) await notifyOutcome(tx, services, refund, closed, { outcome, amountCents, title: line.title });
}

interface CaseEnd {
  outcome: (typeof TOLD)[number];
  amountCents: number;
  title: string;
}

async function notifyOutcome(tx: Tx, services: Services, refund: RefundRow, { number, toBuyer, toCreator }: CaseRow, ended: CaseEnd) {
  const { buyer, creator } = outcomeWords({ ...ended, number: caseNumber(number), answer: "" });
  const words = { toBuyer: toBuyer || buyer.text, toCreator: toCreator || creator.text };
  await changeCase(tx, refund.id, words);
  await notifySide(tx, services, refund, "buyer", { key: `${refund.id}/outcome`, title: buyer.title, text: words.toBuyer });
  await notifySide(tx, services, refund, "creator", { key: `${refund.id}/outcome`, title: creator.title, text: words.toCreator });
}
