import type { SuspensionCode } from "@blenda/domain/publication/constants";
import { publicationEventsFrom } from "@blenda/domain/publication/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { trainingChanged, trainingModerated } from "@blenda/domain/trainings/events";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { audit } from "../platform/requests/audit.ts";
import { signedIn } from "../platform/requests/procedure.ts";
import { lockItem, transitionItem } from "../publication/items.ts";
import { trainings } from "./procedures.ts";

interface Moderation {
  id: string;
  event: "suspend" | "reinstate";
  code: SuspensionCode;
  reason: string;
  actorId: string;
}

/** Takes a course off sale or brings it back, and tells its creator. `to` is nothing where the table has no such step. */
export async function moderateTraining(tx: Tx, { id, event, code, reason, actorId }: Moderation, at: Instant) {
  const training = await lockItem(tx, "training", id);
  if (!training) return null;
  const { status: from, creatorId, title, priceCents } = training;
  const to = await transitionItem(tx, "training", training, { event, code, actorId, reason }, at);
  if (to) {
    await emit(tx, trainingChanged({ trainingId: id, creatorId }));
    await emit(tx, trainingModerated({ trainingId: id, creatorId, title, event, reason, at }));
  }
  return { from, to, priceCents };
}

export const moderate = trainings.moderate.use(signedIn).handler(async ({ input: { id, event, code, reason }, context, errors }) =>
  context.transaction(async (tx) => {
    const moved = await moderateTraining(tx, { id, event, code, reason, actorId: context.user.id }, context.now());
    if (!moved) throw errors.TRAININGS_NOT_FOUND();
    const { from, to, priceCents } = moved;
    if (!to) throw errors.TRAININGS_INVALID_TRANSITION({ data: { from, event, allowed: publicationEventsFrom(from) } });
    await audit(tx, context, {
      action: "trainings.moderate",
      target: { kind: "training", id },
      reason,
      before: { status: from },
      after: { status: to, ...(event === "suspend" && { code }) },
    });
    return { id, status: to, priceCents };
  }),
);
