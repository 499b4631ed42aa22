import type { Instant } from "@blenda/domain/shared/time";
import { book } from "../ledger/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { correctionBooking } from "./books.ts";
import { notes } from "./letters.ts";
import { lockPayout } from "./repository.ts";
import { canStep, type StepServices, step } from "./step.ts";

interface CorrectionAuthor {
  actorId: string | null;
  reason: string;
}

/** Returns that reconciliation found out and the provider never told. */
export async function returnedBy(tx: Tx, services: StepServices, id: string, by: CorrectionAuthor): Promise<boolean> {
  const payout = await lockPayout(tx, id);
  if (!payout || !canStep(payout, "return", "staff")) return false;
  await step(tx, services, payout, { event: "return", by: "staff", ...by, changes: { note: notes.returned, holdReason: null } });
  return true;
}

export async function settledBy(tx: Tx, services: StepServices, id: string, by: CorrectionAuthor): Promise<boolean> {
  const payout = await lockPayout(tx, id);
  if (!payout || !canStep(payout, "settle", "staff")) return false;
  await step(tx, services, payout, { event: "settle", by: "staff", ...by });
  return true;
}

export const correctBooks = (tx: Tx, { id, providerCents, now }: { id: string; providerCents: number; now: Instant }): Promise<boolean> =>
  book(tx, correctionBooking(id, providerCents, now));
