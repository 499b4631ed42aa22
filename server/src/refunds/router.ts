import { answer } from "./answer.ts";
import { decide } from "./decide.ts";
import { eligibility, escalated, forCreator, mine } from "./reads.ts";
import { request } from "./request.ts";
import { rule } from "./rule.ts";

export const refundsRouter = { answer, decide, eligibility, escalated, forCreator, mine, request, rule };
