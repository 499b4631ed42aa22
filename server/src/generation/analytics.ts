import { JOBS } from "@blenda/domain/generation/constants";
import { addDays } from "@blenda/domain/shared/calendar";
import { currentSettings } from "../generator/port.ts";
import { dailySeries, failuresSince, standing, topPrompts, totalsBetween } from "./analytics-repository.ts";
import { generation } from "./procedures.ts";
import { countStarted } from "./repository.ts";

/** The days so far, today among them, and as many before them. */
export const analytics = generation.analytics.handler(async ({ input: { days }, context: { db, now } }) => {
  const today = `${now().slice(0, 10)}T00:00:00.000Z`;
  const from = addDays(today, 1 - days);
  const until = addDays(today, 1);
  const [settings, totals, earlier, now_] = [
    await currentSettings(db),
    await totalsBetween(db, from, until),
    await totalsBetween(db, addDays(from, -days), from),
    await standing(db),
  ];
  const usedToday = await countStarted(db, today);
  return {
    days,
    ...totals,
    medianSeconds: totals.medianSeconds ?? JOBS.USUAL_SECONDS,
    slowSeconds: totals.slowSeconds ?? JOBS.USUAL_SECONDS,
    ...now_,
    usedTodayPercent: Math.round((usedToday / settings.maxGenerationsPerDay) * 1_000) / 10,
    series: await dailySeries(db, from, until),
    before: { jobs: earlier.jobs, succeeded: earlier.succeeded, tokensSpent: earlier.tokensSpent, cpuSeconds: earlier.cpuSeconds },
    topPrompts: await topPrompts(db, from),
    failures: await failuresSince(db, from),
  };
});
