import { ANALYTICS } from "@blenda/domain/analytics/constants";
import type { CountryLine, Geography, Visitors } from "@blenda/domain/analytics/model";
import { groupedSmall } from "@blenda/domain/analytics/rules";
import { NOT_KNOWN } from "@blenda/domain/figures/constants";
import { type DayRange, dayAfter, dayOf, previousOf } from "@blenda/domain/figures/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { ANONYMOUS } from "@blenda/domain/tracking/constants";
import type { Db } from "../../platform/database/db.ts";
import { accountsIn, lastLocated, visitParts } from "../../tracking/port.ts";
import { comparedParts } from "./compared.ts";
import { revenueByCountry } from "./revenue-days.ts";

/** There are fewer countries. */
const ALL = 400;
const FEWEST = ANALYTICS.FEWEST_PEOPLE;

/** Where at least five people were: visits without an account are people, and accounts are counted once each. */
async function countriesWithEnough(
  db: Db,
  range: DayRange,
): Promise<{ rows: Awaited<ReturnType<typeof visitParts>>; enough: Set<string> }> {
  const rows = await visitParts(db, { dimension: "country", ...range, limit: ALL });
  const few = rows.filter(({ anonymous }) => anonymous < FEWEST);
  const accounts = await accountsIn(
    db,
    few.map(({ key }) => key),
    range,
    FEWEST,
  );
  const isEnough = ({ key, anonymous }: { key: string; anonymous: number }) => anonymous + (accounts.get(key) ?? 0) >= FEWEST;
  // Where somebody is unknown there is nobody to be found.
  return { rows, enough: new Set([NOT_KNOWN, ...rows.filter(isEnough).map(({ key }) => key)]) };
}

export async function geographyOf(db: Db, range: DayRange): Promise<Geography> {
  const previous = previousOf(range);
  const [{ rows, enough }, earlier, revenue, found] = await Promise.all([
    countriesWithEnough(db, range),
    visitParts(db, { dimension: "country", ...previous, limit: ALL }),
    revenueByCountry(db, range),
    comparedParts(db, "place", range, ALL),
  ]);
  const before = new Map(earlier.map(({ key, visits }) => [key, visits]));
  const sold = new Map(revenue.map((row) => [row.country, row]));
  const visited = new Map(rows.map((row) => [row.key, row]));
  const all = [...new Set([...visited.keys(), ...sold.keys()])].map((key): CountryLine => {
    const { visits = 0, paid = 0 } = visited.get(key) ?? {};
    const { orders = 0, cents = 0 } = sold.get(key) ?? {};
    return { key, visits, previousVisits: before.get(key) ?? 0, paid, orders, cents };
  });
  const { lines, grouped } = groupedSmall(all, (key) => enough.has(key), together);
  return {
    ...{ range, previous, grouped, found },
    totals: { ...sumsOf(all), agreedOrders: revenue.reduce((sum, row) => sum + row.agreedOrders, 0) },
    countries: lines.toSorted((one, other) => other.visits - one.visits || other.cents - one.cents || (one.key < other.key ? -1 : 1)),
  };
}

const together = (one: CountryLine, other: CountryLine): CountryLine => ({
  key: one.key,
  visits: one.visits + other.visits,
  previousVisits: one.previousVisits + other.previousVisits,
  paid: one.paid + other.paid,
  orders: one.orders + other.orders,
  cents: one.cents + other.cents,
});

/** Records are read over a year at most; a country has to have enough people in that time. */
const DAYS_LOOKED_AT = 365;

/** Never the address, and no country with too few people in it. */
export async function shownVisitors(db: Db, now: Instant): Promise<Visitors> {
  const today = dayOf(now);
  const { latest, read } = await lastLocated(db);
  const { enough } = await countriesWithEnough(db, { from: dayAfter(today, -DAYS_LOOKED_AT), to: today });
  return {
    read,
    visitors: latest.map(({ userId, country, countryCode, source, at }) => {
      const isShown = enough.has(countryCode);
      return {
        ...{ userId: userId ?? ANONYMOUS, isSignedIn: userId !== null, source, timestamp: at },
        ...{ country: isShown ? country : null, countryCode: isShown ? countryCode : null },
      };
    }),
  };
}

function sumsOf(lines: readonly CountryLine[]): Omit<Geography["totals"], "agreedOrders"> {
  const { visits, paid, orders, cents } = lines.reduce(together, { key: "", visits: 0, previousVisits: 0, paid: 0, orders: 0, cents: 0 });
  return { visits, paid, orders, cents };
}
