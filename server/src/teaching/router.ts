import { teaching } from "./procedures.ts";

const later = (): never => {
  throw new Error("not written yet");
};

export const teachingRouter = {
  draft: teaching.draft.handler(later),
  createDraft: teaching.createDraft.handler(later),
  saveDraft: teaching.saveDraft.handler(later),
  saveCurriculum: teaching.saveCurriculum.handler(later),
  addSection: teaching.addSection.handler(later),
  removeSection: teaching.removeSection.handler(later),
  addLesson: teaching.addLesson.handler(later),
  saveLesson: teaching.saveLesson.handler(later),
  removeLesson: teaching.removeLesson.handler(later),
  setFilm: teaching.setFilm.handler(later),
  removeFilm: teaching.removeFilm.handler(later),
  removeCaptions: teaching.removeCaptions.handler(later),
  addResource: teaching.addResource.handler(later),
  removeResource: teaching.removeResource.handler(later),
  setCheckpoint: teaching.setCheckpoint.handler(later),
  removeCheckpoint: teaching.removeCheckpoint.handler(later),
  removeCover: teaching.removeCover.handler(later),
  submit: teaching.submit.handler(later),
  withdraw: teaching.withdraw.handler(later),
  appeal: teaching.appeal.handler(later),
  deleteDraft: teaching.deleteDraft.handler(later),
  duplicate: teaching.duplicate.handler(later),
  startRevision: teaching.startRevision.handler(later),
  cancelRevision: teaching.cancelRevision.handler(later),
  moveMany: teaching.moveMany.handler(later),
  priceMany: teaching.priceMany.handler(later),
};
