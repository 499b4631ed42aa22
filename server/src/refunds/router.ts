import { answer } from "./decisions/answer.ts";
import { decide } from "./decisions/decide.ts";
import { eligibility, escalated, forCreator, mine } from "./reads.ts";
import { request } from "./requests/request.ts";
import { rule } from "./requests/rule.ts";

export const refundsRouter = { answer, decide, eligibility, escalated, forCreator, mine, request, rule };
