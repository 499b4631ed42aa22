import { join } from "node:path";
import { allJobs, startApp } from "../server/src/app.ts";
import { readConfig } from "../server/src/config.ts";
import { openHttp } from "../server/src/http/open.ts";
import { openOutside } from "../server/src/outside.ts";
import { openDatabase } from "../server/src/platform/database/db.ts";
import { migrate } from "../server/src/platform/database/migrate.ts";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { silentLog as log } from "../server/src/platform/log.ts";
import { seed } from "../server/src/seeds.ts";

/** The whole product as `main.ts` opens it, with a clock that whoever started it moves. */
export interface Wish {
  /** From now on it is so late, and the clock goes on from there. */
  moveTo?: string;
  /** Work that comes by itself at its hour: now instead. */
  run?: string;
}

let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs).toISOString();

const config = readConfig(process.env);
const postgres = await startPostgres({ dataDir: join(config.DATA_DIR, "postgres") });
const { app, http } = await open().catch(async (error: unknown) => {
  // It has a process group of its own: left alone, it would live on.
  await postgres.stop();
  throw error;
});

process.on("message", (wish: Wish) => void fulfil(wish));
process.on("disconnect", () => void stop());
process.on("SIGTERM", () => void stop());
process.send?.("ready");

async function open() {
  const { url } = postgres;
  const db = openDatabase({ url, log, isPrepared: true });
  await migrate(db);
  const outside = await openOutside(config);
  await seed(db, outside.storage, config, log);
  const opened = await startApp({ db, url, log, now, ...outside });
  const site = await openHttp(opened.services, config);
  await site.listen({ port: config.PORT, host: config.HOST });
  return { app: opened, http: site };
}

async function fulfil({ moveTo, run }: Wish): Promise<void> {
  if (moveTo) {
    aheadMs = Date.parse(moveTo) - Date.now();
    app.services.search.clockMoved();
  }
  if (run) await allJobs.find(({ name }) => name === run)?.run(app.services, {});
  process.send?.("done");
}

async function stop(): Promise<void> {
  await app.endStreams();
  await http.close();
  await app.stop();
  await app.services.db.destroy();
  await postgres.stop();
  process.exit(0);
}
