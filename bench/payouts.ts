// How long a run takes that plans and writes 1,000 payouts of 100,000 payable lines, and whether it then stands: exit 1 over 20 s.
// npm run bench -- payouts [--quick]

import { join } from "node:path";
import { dollars, exactly } from "@blenda/domain/shared/language/formats";
import { sql } from "kysely";
import { collectPayouts } from "../server/src/payouts/run/run.ts";
import { openDatabase } from "../server/src/platform/database/db.ts";
import { findBreaches } from "../server/src/platform/database/invariants.ts";
import { migrate } from "../server/src/platform/database/migrate.ts";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { silentLog } from "../server/src/platform/log.ts";
import { freshDatabase } from "./catalogue-database.ts";
import { addPeople, clearSales } from "./payout-people.ts";

const isQuick = process.argv.includes("--quick");
const PEOPLE = isQuick ? 100 : 1_000;
const LINES_EACH = 100;
const PROMISED_SECONDS = 20;
const DATA_DIR = ".data/bench-payouts";

const postgres = await startPostgres({ dataDir: join(DATA_DIR, "postgres") });
const url = await freshDatabase(postgres.url, "bench_payouts");
const db = openDatabase({ url, log: silentLog });
try {
  await migrate(db);
  await addPeople(db, PEOPLE);
  await clearSales(db, "person", LINES_EACH, 900, "bench");
  await sql`vacuum analyze`.execute(db);
  const now = () => new Date().toISOString();
  const services = {
    db,
    now,
    id: () => crypto.randomUUID(),
    transaction: <Answer>(work: (tx: never) => Promise<Answer>) => db.transaction().execute((tx) => work(tx as never)),
  };
  const began = performance.now();
  const { payouts, cents } = await collectPayouts(services);
  const seconds = (performance.now() - began) / 1_000;
  const again = performance.now();
  await collectPayouts(services);
  const { lines } = await db
    .selectFrom("payoutLines")
    .select(({ fn }) => fn.countAll<number>().as("lines"))
    .executeTakeFirstOrThrow();
  console.log(`${exactly(Number(lines))} lines, ${payouts} payouts, ${dollars(cents)}`);
  console.log(
    `planned and written in ${seconds.toFixed(2)} s, at most ${PROMISED_SECONDS} s; once more: ${((performance.now() - again) / 1_000).toFixed(2)} s`,
  );
  const looked = performance.now();
  const breaches = await findBreaches(db);
  console.log(
    `invariants asked in ${((performance.now() - looked) / 1_000).toFixed(1)} s: ${breaches.map(({ name }) => name).join("; ") || "all hold"}`,
  );
  if (seconds > PROMISED_SECONDS || payouts !== PEOPLE || Number(lines) !== PEOPLE * LINES_EACH || breaches.length > 0)
    process.exitCode = 1;
} finally {
  await db.destroy();
  await postgres.stop();
}
