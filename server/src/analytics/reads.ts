import { ANALYTICS } from "@blenda/domain/analytics/constants";
import { dayAfter, dayOf, previousOf } from "@blenda/domain/figures/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { platformEventsBegun } from "../sale-events/sql.ts";
import { visitsSince } from "../tracking/port.ts";
import { analytics } from "./procedures.ts";
import { bestSellers } from "./reading/best-sellers.ts";
import { comparedParts, comparedRevenue, comparedVisits } from "./reading/compared.ts";
import { geographyOf, shownVisitors } from "./reading/geography.ts";

const { PARTS_SHOWN, TOP_PARTS, LIVE_MINUTES } = ANALYTICS;

export const overview = analytics.overview.handler(async ({ input: range, context: { db, now } }) => {
  const [visits, revenue, here, sources, devices, sellers, begun] = await Promise.all([
    comparedVisits(db, range),
    comparedRevenue(db, range),
    visitsSince(db, addMinutes(now(), -LIVE_MINUTES)),
    comparedParts(db, "source", range, TOP_PARTS),
    comparedParts(db, "device", range, TOP_PARTS),
    bestSellers(db, range),
    platformEventsBegun(db, midnightOf(range.from), midnightOf(dayAfter(range.to, 1))).execute(),
  ]);
  return {
    ...{ range, previous: previousOf(range), ...visits },
    ...{
      revenue: revenue.totals,
      previousRevenue: revenue.previousTotals,
      revenueDays: revenue.days,
      previousRevenueDays: revenue.previousDays,
    },
    here: hereOf(here),
    ...{ sources, devices, sellers },
    events: begun.map(({ name, startsAt }) => ({ name, day: dayOf(startsAt) })),
  };
});

const midnightOf = (day: string): string => `${day}T00:00:00.000Z`;

/** Who is here is a few people: only how many, and where so many are that nobody is found by it. */
function hereOf(countries: Awaited<ReturnType<typeof visitsSince>>) {
  const visits = countries.reduce((sum, each) => sum + each.visits, 0);
  const shown = countries.filter(({ people }) => people >= ANALYTICS.FEWEST_PEOPLE).slice(0, TOP_PARTS);
  return { visits, countries: shown.map(({ country, visits: here }) => ({ country, visits: here })) };
}

export const traffic = analytics.traffic.handler(async ({ input: range, context: { db } }) => ({
  range,
  previous: previousOf(range),
  ...(await comparedVisits(db, range)),
}));

export const funnel = analytics.funnel.handler(async ({ input: range, context: { db } }) => {
  const [{ totals, previousTotals }, sources, devices] = await Promise.all([
    comparedVisits(db, range),
    comparedParts(db, "source", range, PARTS_SHOWN),
    comparedParts(db, "device", range, PARTS_SHOWN),
  ]);
  return { range, previous: previousOf(range), totals, previousTotals, sources, devices };
});

export const sources = analytics.sources.handler(async ({ input: range, context: { db } }) => {
  const [{ totals }, kinds, sites, campaigns] = await Promise.all([
    comparedVisits(db, range),
    comparedParts(db, "source", range, PARTS_SHOWN),
    comparedParts(db, "site", range, PARTS_SHOWN),
    comparedParts(db, "campaign", range, PARTS_SHOWN),
  ]);
  return { range, previous: previousOf(range), totals, sources: kinds, sites, campaigns };
});

export const devices = analytics.devices.handler(async ({ input: range, context: { db } }) => {
  const [{ totals }, kinds, systems, browsers] = await Promise.all([
    comparedVisits(db, range),
    comparedParts(db, "device", range, PARTS_SHOWN),
    comparedParts(db, "os", range, PARTS_SHOWN),
    comparedParts(db, "browser", range, PARTS_SHOWN),
  ]);
  return { range, previous: previousOf(range), totals, devices: kinds, systems, browsers };
});

export const revenue = analytics.revenue.handler(async ({ input: range, context: { db } }) => ({
  range,
  previous: previousOf(range),
  ...(await comparedRevenue(db, range)),
}));

export const geography = analytics.geography.handler(({ input: range, context: { db } }) => geographyOf(db, range));

export const visitors = analytics.visitors.handler(({ context: { db, now } }) => shownVisitors(db, now()));
