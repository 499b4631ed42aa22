// Makes, lists and removes admins, whether the server runs or not: npm run admin -- add ADDRESS
import { join } from "node:path";
import { runAdminCommand } from "./admin/command-line.ts";
import { readConfig } from "./config.ts";
import { openOutside } from "./outside.ts";
import { clock } from "./platform/clock.ts";
import { openDatabase, transact } from "./platform/database/db.ts";
import { migrate } from "./platform/database/migrate.ts";
import { startPostgres } from "./platform/database/postgres/embedded.ts";
import { openJobs } from "./platform/jobs/jobs.ts";
import { makeLog } from "./platform/log.ts";
import { secureRandom } from "./platform/random.ts";
import { whatToDo } from "./start-failure.ts";

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${whatToDo(error)}\n`);
  process.exitCode = 1;
}

async function run(words: readonly string[]): Promise<number> {
  const config = readConfig(process.env);
  const isEmbedded = config.DATABASE_URL === "embedded";
  const postgres = isEmbedded ? await startPostgres({ dataDir: join(config.DATA_DIR, "postgres") }) : null;
  const url = postgres?.url ?? config.DATABASE_URL;
  const log = makeLog({ level: 2, style: "text" });
  const db = openDatabase({ url, log, max: 2 });
  try {
    await migrate(db);
    const { mail, site } = await openOutside(config);
    // What it asks for is done by the server that runs, or by the next that starts.
    const jobs = await openJobs(url, log);
    try {
      const services = { db, mail, site, jobs, now: clock, random: secureRandom, id: () => crypto.randomUUID() };
      const { code, lines } = await runAdminCommand({ ...services, transaction: (work) => transact(db, work) }, words);
      for (const line of lines) (code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
      return code;
    } finally {
      await jobs.stop();
    }
  } finally {
    await db.destroy();
    // Left running when a server uses it.
    await postgres?.stop();
  }
}
