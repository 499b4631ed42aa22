import { answer } from "./decisions/answer.ts";
import { decide } from "./decisions/decide.ts";
import { allRefunds, orderToRefund, pendingRefunds, refundDetail } from "./lists/reads.ts";
import { refundsFile } from "./lists/refunds-file.ts";
import { retryRefund } from "./lists/retry-refund.ts";
import { staffRefund } from "./lists/staff-refund.ts";
import { eligibility, escalated, forCreator, mine } from "./reads.ts";
import { request } from "./requests/request.ts";
import { rule } from "./requests/rule.ts";

const lists = { allRefunds, orderToRefund, pendingRefunds, refundDetail, refundsFile, retryRefund, staffRefund };

export const refundsRouter = { ...lists, answer, decide, eligibility, escalated, forCreator, mine, request, rule };
