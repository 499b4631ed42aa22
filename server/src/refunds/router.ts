import { answerQuestion } from "./cases/acting/answer-question.ts";
import { askSide } from "./cases/acting/ask-side.ts";
import { confirmOutcome } from "./cases/acting/confirm-outcome.ts";
import { giveGoodwill } from "./cases/acting/give-goodwill.ts";
import { rejectOutcome } from "./cases/acting/reject-outcome.ts";
import { rule } from "./cases/acting/rule.ts";
import { suspendItem } from "./cases/acting/suspend-item.ts";
import { warn } from "./cases/acting/warn.ts";
import { addCaseNote } from "./cases/add-case-note.ts";
import { claimCase } from "./cases/claim-case.ts";
import { putBackCase } from "./cases/put-back-case.ts";
import { readCaseMessages } from "./cases/read-case-messages.ts";
import { caseFile, escalated } from "./cases/reads.ts";
import { answer } from "./decisions/answer.ts";
import { decide } from "./decisions/decide.ts";
import { allRefunds, orderToRefund, pendingRefunds, refundDetail } from "./lists/reads.ts";
import { refundsFile } from "./lists/refunds-file.ts";
import { retryRefund } from "./lists/retry-refund.ts";
import { staffRefund } from "./lists/staff-refund.ts";
import { eligibility, forCreator, mine } from "./reads.ts";
import { request } from "./requests/request.ts";

const lists = { allRefunds, orderToRefund, pendingRefunds, refundDetail, refundsFile, retryRefund, staffRefund };

export const refundsRouter = {
  ...lists,
  addCaseNote,
  answer,
  answerQuestion,
  askSide,
  caseFile,
  confirmOutcome,
  decide,
  eligibility,
  escalated,
  forCreator,
  giveGoodwill,
  mine,
  putBackCase,
  readCaseMessages,
  rejectOutcome,
  request,
  rule,
  suspendItem,
  claimCase,
  warn,
};
