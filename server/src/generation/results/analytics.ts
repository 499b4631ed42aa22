import { JOBS, MISSING } from "@blenda/domain/generation/constants";
import type { Analytics, MissingNoun } from "@blenda/domain/generation/model";
import { BRAND } from "@blenda/domain/shared/brand";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { type CsvColumns, csvFile } from "../../platform/http/csv.ts";
import { generation } from "../procedures.ts";
import { countStarted } from "../repository.ts";
import { currentSettings } from "../settings/in-force.ts";
import { dailySeries, failuresSince, missingBetween, queueCounts, topPrompts, totalsBetween } from "./analytics-repository.ts";

function periodOf(days: number, now: Instant) {
  const today = `${now.slice(0, 10)}T00:00:00.000Z`;
  return { today, from: addDays(today, 1 - days), until: addDays(today, 1) };
}

/** The days so far, today among them, and as many before them. */
export const analytics = generation.analytics.handler(async ({ input: { days }, context: { db, now } }) => {
  const { today, from, until } = periodOf(days, now());
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
    missing: await missingBetween(db, from, until, MISSING.SHOWN),
  };
});

export const analyticsFile = generation.analyticsFile.handler(async ({ input: { days }, context: { db, now } }) => {
  const { from, until } = periodOf(days, now());
  return csvFile({ name: `${BRAND.generator.toLowerCase()}-${days}-days`, now: now() }, DAY_COLUMNS, await dailySeries(db, from, until));
});

/** More rows than staff read, fewer than take long. */
const MOST_ROWS = 10_000;

export const missingFile = generation.missingFile.handler(async ({ input: { days }, context: { db, now } }) => {
  const { from, until } = periodOf(days, now());
  const rows = await missingBetween(db, from, until, MOST_ROWS);
  return csvFile({ name: `${BRAND.generator.toLowerCase()}-missing-${days}-days`, now: now() }, MISSING_COLUMNS, rows);
});

const MISSING_COLUMNS: CsvColumns<MissingNoun> = {
  noun: ({ noun }) => noun,
  asked: ({ asked }) => asked,
  people: ({ people }) => people,
  "offers taken": ({ taken }) => taken,
  "last asked": ({ lastDay }) => lastDay,
};

const DAY_COLUMNS: CsvColumns<Analytics["series"][number]> = {
  day: ({ day }) => day,
  jobs: ({ jobs }) => jobs,
  succeeded: ({ succeeded }) => succeeded,
  failed: ({ failed }) => failed,
  tokens: ({ tokens }) => tokens,
  "cpu seconds": ({ cpuSeconds }) => cpuSeconds,
};
