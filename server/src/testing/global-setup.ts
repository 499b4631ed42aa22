import pg from "pg";
import type { TestProject } from "vitest/node";
import { allJobs } from "../app.ts";
import { openDatabase } from "../platform/database/db.ts";
import { migrate } from "../platform/database/migrate.ts";
import { startPostgres } from "../platform/database/postgres/embedded.ts";
import { silentLog } from "../platform/log.ts";
import { prepareBetween } from "./database/between.ts";
import { databaseUrl } from "./database/database-url.ts";
import { prepareQueues } from "./jobs.ts";

declare module "vitest" {
  interface ProvidedContext {
    serverUrl: string;
    /** What every database of this run is called, followed by a name of its own. */
    runName: string;
  }
}

/** One PostgreSQL per run and one migrated template; every test file copies it. The folder stays: the next start is quicker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await findServer(process.env);
  const client = new pg.Client(postgres.url);
  await client.connect();
  await dropLeftBehind(client);
  const runName = `t${process.pid}_`;
  await client.query(`create database ${runName}template`);
  const url = databaseUrl(postgres.url, `${runName}template`);
  const db = openDatabase({ url, log: silentLog });
  await migrate(db);
  await db.destroy();
  await prepareQueues(url, allJobs);
  const inTemplate = new pg.Client(url);
  await inTemplate.connect();
  await prepareBetween(inTemplate);
  await inTemplate.end();
  project.provide("serverUrl", postgres.url);
  project.provide("runName", runName);
  return async () => {
    await dropAll(client, (name) => name.startsWith(runName));
    await client.end();
    await postgres.stop();
  };
}

async function findServer({ TEST_DATABASE_URL, TEST_POSTGRES }: NodeJS.ProcessEnv): Promise<{ url: string; stop(): Promise<void> }> {
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: async () => {} };
  if (TEST_POSTGRES) return startPostgres({ dataDir: ".data/test-older", isDurable: false, programs: TEST_POSTGRES });
  return startPostgres({ dataDir: ".data/test", isDurable: false });
}

/** A killed run leaves its databases; a run that still lives, in another terminal, keeps its own. */
async function dropLeftBehind(client: pg.Client): Promise<void> {
  await dropAll(client, (name) => !isAlive(Number.parseInt(name.slice(1), 10)));
}

async function dropAll(client: pg.Client, isDropped: (name: string) => boolean): Promise<void> {
  const { rows } = await client.query<{ name: string }>("select datname as name from pg_database where datname ~ '^t[0-9]+_'");
  for (const { name } of rows) if (isDropped(name)) await client.query(`drop database ${name} with (force)`);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
