// What a creator's figures cost among 10,000 and among 1,000,000 sales of theirs: overview and reports of a year and the year before it, on
// one connection, one after the other.
// npm run bench -- figures [--quick]

import { join } from "node:path";
import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { exactly } from "@blenda/domain/shared/language/formats";
import { analyticsOf } from "../server/src/figures/reading/analytics.ts";
import { earningsReportOf } from "../server/src/figures/reading/earnings-report.ts";
import { overviewOf } from "../server/src/figures/reading/overview.ts";
import { salesList, selectSales, shownLines, totalsOf } from "../server/src/figures/reading/sale-lines.ts";
import { salesReportOf } from "../server/src/figures/reading/sales-report.ts";
import { type Db, openDatabase } from "../server/src/platform/database/db.ts";
import { migrate } from "../server/src/platform/database/migrate.ts";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { silentLog } from "../server/src/platform/log.ts";
import { freshDatabase } from "./catalogue-database.ts";
import { fill } from "./figures-data.ts";

const SIZES = process.argv.includes("--quick") ? [10_000, 100_000] : [10_000, 1_000_000];
const TIMES = 60;
const PROMISED_MS = 50;
/** As much as a busy machine makes of the same work. */
const FLAT = 1.6;
const CREATOR = "creator";
const DATA_DIR = ".data/bench-figures";

const now = new Date().toISOString();
const to = dayOf(now);
const year = { from: dayAfter(to, -365), to };
const month = { from: dayAfter(to, -29), to };

const QUESTIONS: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  "overview, 30 days": (db) => overviewOf(db, CREATOR, month, now),
  "overview, 366 days": (db) => overviewOf(db, CREATOR, year, now),
  "sales report, 30 days": (db) => salesReportOf(db, CREATOR, { ...month, step: "day" }),
  "sales report, 366 days": (db) => salesReportOf(db, CREATOR, { ...year, step: "week" }),
  "sales report of a country, 366 days": (db) => salesReportOf(db, CREATOR, { ...year, step: "week", country: "DE" }),
  "earnings report by month, 366 days": (db) => earningsReportOf(db, CREATOR, { ...year, by: "month" }, now),
  "earnings report by item, 366 days": (db) => earningsReportOf(db, CREATOR, { ...year, by: "item" }, now),
  "analytics by item, 366 days": (db) => analyticsOf(db, CREATOR, { ...year, by: "item", step: "week" }),
  "sales, first page with totals": (db) => firstPage(db),
};

async function firstPage(db: Db): Promise<void> {
  const found = await selectSales(db, CREATOR, year);
  const { rows } = await salesList.page(db, found, { limit: 50 });
  await shownLines(db, rows);
  await totalsOf(db, CREATOR, year, found);
}

const postgres = await startPostgres({ dataDir: join(DATA_DIR, "postgres") });
const medians = new Map<string, number[]>();
try {
  for (const size of SIZES) {
    const url = await freshDatabase(postgres.url, `bench_figures_${size}`);
    const db = openDatabase({ url, log: silentLog });
    try {
      await migrate(db);
      await db
        .insertInto("users")
        .values({
          id: CREATOR,
          email: "creator@example.com",
          name: "C",
          displayName: "C",
          globalAffiliateId: "100CRE",
          isCreator: true,
          createdAt: now,
        })
        .execute();
      const began = performance.now();
      await fill(db, CREATOR, size, now);
      console.log(`${exactly(size)} sales written in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
      await db.connection().execute(async (one) => {
        for (const [name, ask] of Object.entries(QUESTIONS))
          medians.set(name, [...(medians.get(name) ?? []), await medianOf(() => ask(one))]);
      });
    } finally {
      await db.destroy();
    }
  }
} finally {
  await postgres.stop();
}

async function medianOf(ask: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < 5; n++) await ask();
  const times: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[TIMES / 2] ?? 0;
}

console.log(`\n${"p50 in ms".padEnd(38)}${SIZES.map((size) => exactly(size).padStart(12)).join("")}`);
for (const [name, [few = 0, many = 0]] of medians) {
  console.log(`${name.padEnd(38)}${few.toFixed(1).padStart(12)}${many.toFixed(1).padStart(12)}`);
  if (many <= PROMISED_MS && (many <= few * FLAT || many - few < 5)) continue;
  console.log(`BROKEN  promised: at most ${PROMISED_MS} ms, and no more among many than among few`);
  process.exitCode = 1;
}
