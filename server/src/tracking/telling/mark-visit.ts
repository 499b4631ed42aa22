import { addDays } from "@blenda/domain/shared/calendar";
import { tracking } from "../procedures.ts";
import { whole } from "./begin-visit.ts";
import { markVisits } from "./visit-repository.ts";

/** A tab that is open for longer tells nothing more. */
const LONGEST_DAYS = 2;

export const markVisit = tracking.markVisit.handler(async ({ input, context: { db, now, actor } }) => {
  const { sessionId: id, pageViews, timeOnSite } = input;
  const seenAt = now();
  const startedAfter = addDays(seenAt, -LONGEST_DAYS);
  const mark = { id, userId: actor?.id ?? null, pageViews: whole(pageViews), seconds: whole(timeOnSite), seenAt, startedAfter };
  return { isNoted: await markVisits(db, mark) };
});
