import { publicationEventsFrom } from "@blenda/domain/publication/rules";
import { trainingChanged, trainingModerated } from "@blenda/domain/trainings/events";
import { emit } from "../platform/events/outbox.ts";
import { audit } from "../platform/requests/audit.ts";
import { signedIn } from "../platform/requests/procedure.ts";
import { lockItem, takeStep } from "../publication/items.ts";
import { trainings } from "./procedures.ts";

export const moderate = trainings.moderate.use(signedIn).handler(async ({ input: { id, event, code, reason }, context, errors }) =>
  context.transaction(async (tx) => {
    const training = await lockItem(tx, "training", id);
    if (!training) throw errors.TRAININGS_NOT_FOUND();
    const from = training.status;
    const to = await takeStep(tx, "training", training, { event, code, actorId: context.user.id, reason }, context.now());
    if (!to) throw errors.TRAININGS_INVALID_TRANSITION({ data: { from, event, allowed: publicationEventsFrom(from) } });
    await audit(tx, context, {
      action: "trainings.moderate",
      target: { kind: "training", id },
      reason,
      before: { status: from },
      after: { status: to, ...(event === "suspend" && { code }) },
    });
    const { creatorId, title } = training;
    await emit(tx, trainingChanged({ trainingId: id, creatorId }));
    await emit(tx, trainingModerated({ trainingId: id, creatorId, title, event, reason, at: context.now() }));
    return { id, status: to, priceCents: training.priceCents };
  }),
);
