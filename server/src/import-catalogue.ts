// Brings a file of products into the catalogue, whether the server runs or not: npm run catalogue:import -- FILE.jsonl

import { join } from "node:path";
import { exactly } from "@blenda/domain/shared/language/formats";
import { importFile } from "./catalogue/import/import-file.ts";
import type { Progress } from "./catalogue/import/import-repository.ts";
import { ConfigurationError, readConfig } from "./config.ts";
import { openOutside } from "./outside.ts";
import { type Db, openDatabase } from "./platform/database/db.ts";
import { migrate } from "./platform/database/migrate.ts";
import { startPostgres } from "./platform/database/postgres/embedded.ts";
import { makeLog } from "./platform/log.ts";
import { seed } from "./seeds.ts";
import { addImportShops } from "./shops/import-shops.ts";

const MOST_REFUSALS_SHOWN = 50;
const SAY_EVERY_MS = 2_000;

const say = (text: string) => void process.stdout.write(`${text}\n`);
let isStopped = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => (isStopped = true));

try {
  const [file] = process.argv.slice(2);
  if (!file) throw new ConfigurationError("Say which file: npm run catalogue:import -- FILE.jsonl");
  process.exitCode = await run(file);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(file: string): Promise<number> {
  const config = readConfig(process.env);
  const isEmbedded = config.DATABASE_URL === "embedded";
  const postgres = isEmbedded ? await startPostgres({ dataDir: join(config.DATA_DIR, "postgres") }) : null;
  const log = makeLog({ level: 2, style: "text" });
  const db = openDatabase({ url: postgres?.url ?? config.DATABASE_URL, log, max: 2 });
  try {
    await migrate(db);
    const { storage } = await openOutside(config);
    await seed(db, storage, config, log);
    await addImportShops(db, new Date().toISOString());
    return await report(db, file);
  } finally {
    await db.destroy();
    // Left running when a server uses it.
    await postgres?.stop();
  }
}

async function report(db: Db, file: string): Promise<number> {
  const began = performance.now();
  let saidAt = began;
  let first: number | null = null;
  let refusals = 0;
  const seconds = () => (performance.now() - began) / 1_000;
  const rate = (imported: number) => `${exactly(Math.round((imported - (first ?? 0)) / seconds()))} a second`;
  const onProgress = ({ line, imported }: Progress) => {
    if (performance.now() - saidAt < SAY_EVERY_MS) return;
    saidAt = performance.now();
    say(`line ${exactly(line)}, ${rate(imported)}`);
  };
  const onRefused = (line: number, reason: string) => {
    if (++refusals <= MOST_REFUSALS_SHOWN) say(`line ${line} refused: ${reason}`);
  };
  const onResumed = ({ line, imported }: Progress) => {
    first = imported;
    if (line > 0) say(`line ${exactly(line)} was reached before; going on from there`);
  };

  const done = await importFile({ db, file, onResumed, onProgress, onRefused, isStopped: () => isStopped });
  if (refusals > MOST_REFUSALS_SHOWN) say(`and ${refusals - MOST_REFUSALS_SHOWN} more lines refused`);
  const total = exactly;
  say(
    `${isStopped ? "Stopped at" : "Read"} line ${total(done.line)}: ${total(done.imported)} products imported, ${total(done.refused)} lines refused`,
  );
  say(`${seconds().toFixed(1)} s, ${rate(done.imported)}`);
  return isStopped || done.refused > 0 ? 1 : 0;
}
