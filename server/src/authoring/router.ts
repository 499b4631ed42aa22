import { cancelRevision } from "./editing/cancel-revision.ts";
import { createDraft } from "./editing/create-draft.ts";
import { deleteDraft } from "./editing/delete-draft.ts";
import { duplicate } from "./editing/duplicate.ts";
import { releaseVersion } from "./editing/release-version.ts";
import { saveDraft } from "./editing/save-draft.ts";
import { startRevision } from "./editing/start-revision.ts";
import { addFile } from "./files/add-file.ts";
import { choosePicture } from "./files/choose-picture.ts";
import { describePicture } from "./files/describe-picture.ts";
import { orderFiles } from "./files/order-files.ts";
import { orderPictures } from "./files/order-pictures.ts";
import { readAgain } from "./files/read-again.ts";
import { removeFile } from "./files/remove-file.ts";
import { removePicture } from "./files/remove-picture.ts";
import { replaceFile } from "./files/replace-file.ts";
import { setViewerFile } from "./files/set-viewer-file.ts";
import { moveMany } from "./items/move-many.ts";
import { priceMany } from "./items/price-many.ts";
import { counts, draft, items } from "./reads.ts";
import { appeal } from "./submitting/appeal.ts";
import { submit } from "./submitting/submit.ts";
import { withdraw } from "./submitting/withdraw.ts";

export const authoringRouter = {
  addFile,
  appeal,
  cancelRevision,
  choosePicture,
  counts,
  createDraft,
  deleteDraft,
  describePicture,
  draft,
  duplicate,
  items,
  moveMany,
  orderFiles,
  orderPictures,
  priceMany,
  readAgain,
  releaseVersion,
  removeFile,
  removePicture,
  replaceFile,
  saveDraft,
  setViewerFile,
  startRevision,
  submit,
  withdraw,
};
