import { teachingTexts } from "@blenda/domain/teaching/texts";
import { publication } from "../../authoring/port.ts";
import { lockTraining, moveTraining, repriceTraining } from "../../trainings/port.ts";
import { removeDraft } from "../editing/remove-draft.ts";
import { lockDraft, updateDraft } from "../repository.ts";

export const manyTrainings = publication.stepsForMany({
  ...{ lockItem: lockTraining, lockDraft, moveItem: moveTraining, reprice: repriceTraining, removeDraft, updateDraft },
  texts: teachingTexts,
});
