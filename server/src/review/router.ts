import { putBack } from "./claims/put-back.ts";
import { takeReview } from "./claims/take-review.ts";
import { approve } from "./deciding/approve.ts";
import { markLooked } from "./deciding/mark-looked.ts";
import { reject } from "./deciding/reject.ts";
import { requestChanges } from "./deciding/request-changes.ts";
import { historyFile } from "./lists/history-file.ts";
import { productsFile } from "./lists/products-file.ts";
import { allProducts, counts, history, item, looks, queue, reviewerFigures } from "./reads.ts";

export const reviewRouter = {
  allProducts,
  approve,
  counts,
  history,
  historyFile,
  item,
  looks,
  markLooked,
  productsFile,
  putBack,
  queue,
  reject,
  requestChanges,
  reviewerFigures,
  takeReview,
};
