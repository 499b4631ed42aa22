import type { ApplicationStatus } from "@blenda/domain/onboarding/constants";
import { applicationChanged, applicationMoved } from "@blenda/domain/onboarding/events";
import { type ApplicationMove, movesFrom, moveTo } from "@blenda/domain/onboarding/rules";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { type ApplicationRow, changeApplication, ENTITY } from "./repository.ts";

interface ApplicationStep {
  move: ApplicationMove;
  actorId: string;
  reason?: string;
  changes?: Parameters<typeof changeApplication>[2];
}

/** One move of an application the transaction holds, with what always goes with it: the record, and the news to both sides. */
export async function move(
  tx: Tx,
  { now }: Pick<Services, "now">,
  { userId, status }: Pick<ApplicationRow, "userId" | "status">,
  { move: name, actorId, reason = "", changes = {} }: ApplicationStep,
): Promise<void> {
  const to = targetOf(status, name);
  // An application that is not in review is claimed by nobody.
  const taken = to === "in_review" ? {} : { takenBy: null };
  await changeApplication(tx, userId, { ...taken, ...changes, status: to }, now());
  await recordTransition(tx, { entity: ENTITY, entityId: userId, fromStatus: status, toStatus: to, actorId, reason }, now());
  await emitMoved(tx, userId);
}

async function emitMoved(tx: Tx, userId: string): Promise<void> {
  await emit(tx, applicationChanged({ userId }));
  await emit(tx, applicationMoved({ userId }));
}

function targetOf(from: ApplicationStatus, event: ApplicationMove): ApplicationRow["status"] {
  const to = moveTo(from, event);
  if (to === null || to === "not_started") throw refusal("ONBOARDING_INVALID_TRANSITION", { from, event, allowed: allowedFrom(from) });
  return to;
}

const allowedFrom = (status: ApplicationStatus): string[] => [...movesFrom(status, "applicant"), ...movesFrom(status, "staff")];
