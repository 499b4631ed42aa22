import { refunds } from "../procedures.ts";
import { caseFor } from "./case-view.ts";
import { caseList, countLists, linesOf, selectList } from "./list.ts";

/** Decided ones are sorted by their decision unless asked otherwise; open ones by priority. */
export const escalated = refunds.escalated.handler(async ({ input: { show, reason, ...asked }, context: { db, user, now } }) => {
  const usual = show === "closed" && asked.sort === undefined ? ({ sort: "closed", direction: "desc" } as const) : {};
  const page = await caseList.page(db, selectList(db, { show, reason }, user.id, now()), { ...asked, ...usual });
  return { ...page, rows: await linesOf(db, page.rows, user.id, now()), counts: await countLists(db, user.id) };
});

export const caseFile = refunds.caseFile.handler(({ input, context }) => caseFor(context, input.id));
