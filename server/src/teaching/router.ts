import { cancelRevision } from "./editing/cancel-revision.ts";
import { createDraft } from "./editing/create-draft.ts";
import { deleteDraft } from "./editing/delete-draft.ts";
import { duplicate } from "./editing/duplicate.ts";
import { saveDraft } from "./editing/save-draft.ts";
import { startRevision } from "./editing/start-revision.ts";
import { moveMany } from "./items/move-many.ts";
import { priceMany } from "./items/price-many.ts";
import { addLesson } from "./lessons/add-lesson.ts";
import { addSection } from "./lessons/add-section.ts";
import { removeLesson } from "./lessons/remove-lesson.ts";
import { removeSection } from "./lessons/remove-section.ts";
import { saveCurriculum } from "./lessons/save-curriculum.ts";
import { saveLesson } from "./lessons/save-lesson.ts";
import { addResource } from "./media/add-resource.ts";
import { removeCaptions } from "./media/remove-captions.ts";
import { removeCheckpoint } from "./media/remove-checkpoint.ts";
import { removeCover } from "./media/remove-cover.ts";
import { removeFilm } from "./media/remove-film.ts";
import { removeResource } from "./media/remove-resource.ts";
import { setCheckpoint } from "./media/set-checkpoint.ts";
import { setFilm } from "./media/set-film.ts";
import { draft } from "./reads.ts";
import { appeal } from "./submitting/appeal.ts";
import { submit } from "./submitting/submit.ts";
import { withdraw } from "./submitting/withdraw.ts";

export const teachingRouter = {
  addLesson,
  addResource,
  addSection,
  appeal,
  cancelRevision,
  createDraft,
  deleteDraft,
  draft,
  duplicate,
  moveMany,
  priceMany,
  removeCaptions,
  removeCheckpoint,
  removeCover,
  removeFilm,
  removeLesson,
  removeResource,
  removeSection,
  saveCurriculum,
  saveDraft,
  saveLesson,
  setCheckpoint,
  setFilm,
  startRevision,
  submit,
  withdraw,
};
