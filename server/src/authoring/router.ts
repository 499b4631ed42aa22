import { draftCommands } from "./draft-commands.ts";
import { releaseVersion } from "./editing/release-version.ts";
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
import { counts, items } from "./reads.ts";

export const authoringRouter = {
  ...draftCommands,
  addFile,
  choosePicture,
  counts,
  describePicture,
  items,
  orderFiles,
  orderPictures,
  readAgain,
  releaseVersion,
  removeFile,
  removePicture,
  replaceFile,
  setViewerFile,
};
