import { authoringTexts } from "@blenda/domain/authoring/texts";
import { lockProduct, moveProduct, repriceProduct } from "../../catalogue/port.ts";
import { stepsForMany } from "../core/many.ts";
import { removeDraft } from "../editing/delete-draft.ts";
import { lockDraft, updateDraft } from "../repository.ts";

export const manyProducts = stepsForMany({
  ...{ lockItem: lockProduct, lockDraft, moveItem: moveProduct, reprice: repriceProduct, removeDraft, updateDraft },
  texts: authoringTexts,
});
