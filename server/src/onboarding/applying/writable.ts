import { reapplyFrom } from "@blenda/domain/onboarding/rules";
import type { Tx } from "../../platform/database/db.ts";
import { recordTransition } from "../../platform/jobs/transitions.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { move } from "../move.ts";
import { type ApplicationRow, beginApplication, ENTITY, lockApplication } from "../repository.ts";

/** A person's application, held and begun: by the first word they write, or by the first one thirty days after a no. */
export async function lockWritable(tx: Tx, services: Pick<Services, "now">, userId: string): Promise<ApplicationRow> {
  const { now } = services;
  if (await beginApplication(tx, userId, now()))
    await recordTransition(tx, { entity: ENTITY, entityId: userId, fromStatus: "not_started", toStatus: "draft", actorId: userId }, now());
  const row = await lockApplication(tx, userId);
  if (!row) throw new Error(`the application of ${userId} is gone`);
  if (row.status !== "rejected" || !row.decidedAt) return row;
  const from = reapplyFrom(row.decidedAt);
  if (now() < from) throw refusal("ONBOARDING_TOO_SOON", { from });
  await move(tx, services, row, { move: "beginAgain", actorId: userId, changes: { rejectionReason: null, rejectionText: "" } });
  return { ...row, status: "draft" };
}
