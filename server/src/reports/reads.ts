import { aboutWorkOf, sentBy } from "./appeals/own-reads.ts";
import { caseFor } from "./cases/case-view.ts";
import { caseFigures } from "./cases/figures.ts";
import { caseList, countLists, lineOf, newCases, selectList } from "./cases/list.ts";
import { colleaguesOf } from "./deciding/colleague-repository.ts";
import { reports as calls } from "./procedures.ts";
import { openReportsBy } from "./reporting/report-repository.ts";

export const reported = calls.reported.handler(async ({ input, context: { db, user } }) => ({
  reasons: (await openReportsBy(db, user.id, input)).map(({ reason }) => reason),
}));

export const myReports = calls.myReports.handler(({ input, context: { db, user, now } }) => sentBy(db, user.id, input.after, now()));

export const aboutMe = calls.aboutMe.handler(({ input, context }) =>
  aboutWorkOf(context.db, context, context.user.id, input.after, context.now()),
);

/** Decided ones are sorted by their decision, whatever is asked; open ones by urgency. */
export const reports = calls.reports.handler(async ({ input: { show, ...asked }, context: { db, user, now } }) => {
  const sort = show === "decided" ? ({ sort: "decided", direction: "desc" } as const) : ({ sort: "urgency", direction: "asc" } as const);
  const page = await caseList.page(db, selectList(db, show, asked, user.id, now()), { ...asked, ...sort });
  return { ...page, rows: page.rows.map((row) => lineOf(row, user.id)), counts: await countLists(db, user.id, now()) };
});

export const newReports = calls.newReports.handler(({ context: { db, user, now } }) => newCases(db, user.id, now()));

export const reportOf = calls.reportOf.handler(({ input, context }) => caseFor(context, input.caseId));

export const figures = calls.figures.handler(({ context: { db, now } }) => caseFigures(db, now()));

export const colleagues = calls.colleagues.handler(({ context: { db } }) => colleaguesOf(db));
