import { JOBS } from "@blenda/domain/generation/constants";
import { addDays } from "@blenda/domain/shared/calendar";
import { generation } from "../procedures.ts";
import { countStarted } from "../repository.ts";
import { currentSettings } from "../settings/in-force.ts";
import { dailySeries, failuresSince, queueCounts, topPrompts, totalsBetween } from "./analytics-repository.ts";

/** The days so far, today among them, and as many before them. */
export const analytics = generation.analytics.handler(async ({ input: { days }, context: { db, now } }) => {
  const today = `${now().slice(0, 10)}T00:00:00.000Z`;
  const from = addDays(today, 1 - days);
  const until = addDays(today, 1);
  const { maxGenerationsPerDay } = await currentSettings(db);
  const totals = await totalsBetween(db, from, until);
  const earlier = await totalsBetween(db, addDays(from, -days), from);
  const usedToday = await countStarted(db, today);
  return {
    days,
    ...totals,
    medianSeconds: totals.medianSeconds ?? JOBS.USUAL_SECONDS,
    slowSeconds: totals.slowSeconds ?? JOBS.USUAL_SECONDS,
    ...(await queueCounts(db)),
    usedTodayPercent: Math.round((usedToday / maxGenerationsPerDay) * 1_000) / 10,
    series: await dailySeries(db, from, until),
    before: { jobs: earlier.jobs, succeeded: earlier.succeeded, tokensSpent: earlier.tokensSpent, cpuSeconds: earlier.cpuSeconds },
    topPrompts: await topPrompts(db, from),
    failures: await failuresSince(db, from),
  };
});
