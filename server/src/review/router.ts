import { claimReview } from "./claims/claim-review.ts";
import { putBack } from "./claims/put-back.ts";
import { approve } from "./deciding/approve.ts";
import { markLooked } from "./deciding/mark-looked.ts";
import { reject } from "./deciding/reject.ts";
import { requestChanges } from "./deciding/request-changes.ts";
import { historyFile } from "./lists/history-file.ts";
import { itemsFile } from "./lists/items-file.ts";
import { allItems, counts, history, item, looks, pictureMarks, queue, reviewerFigures, sentences } from "./reads.ts";
import { removeSentence } from "./sentences/remove-sentence.ts";
import { saveSentence } from "./sentences/save-sentence.ts";

export const reviewRouter = {
  allItems,
  approve,
  counts,
  history,
  historyFile,
  item,
  itemsFile,
  looks,
  markLooked,
  pictureMarks,
  putBack,
  queue,
  reject,
  removeSentence,
  requestChanges,
  reviewerFigures,
  saveSentence,
  sentences,
  claimReview,
};
