import { authoring } from "./procedures.ts";

const notYet = (): never => {
  throw new Error("not written yet");
};

export const authoringRouter = {
  items: authoring.items.handler(notYet),
  counts: authoring.counts.handler(notYet),
  draft: authoring.draft.handler(notYet),
  createDraft: authoring.createDraft.handler(notYet),
  saveDraft: authoring.saveDraft.handler(notYet),
  addFile: authoring.addFile.handler(notYet),
  removeFile: authoring.removeFile.handler(notYet),
  orderFiles: authoring.orderFiles.handler(notYet),
  setViewerFile: authoring.setViewerFile.handler(notYet),
  choosePicture: authoring.choosePicture.handler(notYet),
  describePicture: authoring.describePicture.handler(notYet),
  removePicture: authoring.removePicture.handler(notYet),
  orderPictures: authoring.orderPictures.handler(notYet),
  submit: authoring.submit.handler(notYet),
  withdraw: authoring.withdraw.handler(notYet),
  appeal: authoring.appeal.handler(notYet),
  deleteDraft: authoring.deleteDraft.handler(notYet),
  duplicate: authoring.duplicate.handler(notYet),
  startRevision: authoring.startRevision.handler(notYet),
  releaseVersion: authoring.releaseVersion.handler(notYet),
  cancelRevision: authoring.cancelRevision.handler(notYet),
  moveMany: authoring.moveMany.handler(notYet),
  priceMany: authoring.priceMany.handler(notYet),
};
