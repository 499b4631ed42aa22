import { putBack } from "./claims/put-back.ts";
import { takeReview } from "./claims/take-review.ts";
import { approve } from "./deciding/approve.ts";
import { reject } from "./deciding/reject.ts";
import { requestChanges } from "./deciding/request-changes.ts";
import { historyFile } from "./lists/history-file.ts";
import { productsFile } from "./lists/products-file.ts";
import { allProducts, counts, history, item, queue, reviewerFigures } from "./reads.ts";

export const reviewRouter = {
  allProducts,
  approve,
  counts,
  history,
  historyFile,
  item,
  productsFile,
  putBack,
  queue,
  reject,
  requestChanges,
  reviewerFigures,
  takeReview,
};
