import { trainingChanged } from "@blenda/domain/trainings/events";
import { type Listener, listener } from "../platform/events/outbox.ts";
import { trainingDrafts } from "./training-drafts.ts";

const onTrainingChanged = listener("teaching.trainingChanged", trainingChanged, (tx, { trainingId }) =>
  trainingDrafts.followPrice(tx, trainingId),
);

export const teachingListeners: Listener[] = [onTrainingChanged];
