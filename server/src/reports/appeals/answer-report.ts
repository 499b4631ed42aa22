import { caseChanged, ownReportsChanged } from "@blenda/domain/reports/events";
import { emit } from "../../platform/events/outbox.ts";
import { changeCase, waitingSince } from "../cases/case-repository.ts";
import { reports } from "../procedures.ts";
import { lockOwnCase } from "./own-case.ts";

/** From now on the case waits for us again. */
export const answerReport = reports.answerReport.handler(async ({ input: { caseId, text }, context, errors }) =>
  context.transaction(async (tx) => {
    const { user, now } = context;
    const own = await lockOwnCase(tx, caseId, user.id);
    if (own?.side !== "author") throw errors.REPORTS_NOT_FOUND();
    const { status, answerUntil, answeredAt } = own.found;
    const isAsked = status === "in_review" && answerUntil !== null && answerUntil > now() && answeredAt === null;
    if (!isAsked) throw errors.REPORTS_ANSWER_OVER();
    await changeCase(tx, caseId, { answer: text, answeredAt: now(), ...waitingSince(own.found, now()) });
    await emit(tx, caseChanged({ caseId }));
    await emit(tx, ownReportsChanged({ userId: user.id }));
    return { caseId };
  }),
);
