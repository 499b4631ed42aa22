// Kills server and PostgreSQL without warning in the middle of writes, again and again. Whatever was answered must still be there.
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../server/src/platform/postgres/embedded.ts";
import { type ServerProcess, startServer } from "../server/src/testing/server-process.ts";

const ROUNDS = Number(process.argv[2] ?? 25);
const WRITERS = 8;
const DATA_DIR = ".data/crash";
const acknowledged = new Set<string>();
let slowestMs = 0;
let sent = 0;

for (let round = 1; round <= ROUNDS; round++) {
  const began = performance.now();
  // Behind a trusted proxy every writer may have an address of its own, so the contact form's limit stays out of the way.
  const server = await startServer({ DATA_DIR, TRUSTED_PROXIES: "127.0.0.1" });
  slowestMs = Math.max(slowestMs, performance.now() - began);
  const over = new AbortController();
  const writing = Promise.all(Array.from({ length: WRITERS }, () => write(server, over.signal)));
  await sleep(150 + Math.random() * 700);
  kill(server);
  over.abort();
  await writing;
}
const kept = await keptReferences();
const lost = [...acknowledged].filter((reference) => !kept.has(reference));
console.log(`${ROUNDS} kills, ${sent} sent, ${acknowledged.size} acknowledged, ${kept.size} kept, ${lost.length} lost`);
console.log(`slowest start ${slowestMs.toFixed(0)} ms`);
process.exit(lost.length === 0 ? 0 : 1);

async function write(server: ServerProcess, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join(".");
    const body = {
      name: "Crash",
      email: "crash@example.com",
      topic: "other",
      message: "Written while everything is killed.",
      key: crypto.randomUUID(),
    };
    sent++;
    try {
      const answer = await fetch(`${server.url}/api/information/contact`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: server.url, "x-forwarded-for": `10.${address}` },
        body: JSON.stringify(body),
      });
      if (answer.ok) acknowledged.add(((await answer.json()) as { reference: string }).reference);
    } catch {
      return; // killed; a commit may have lost only its answer
    }
  }
}

function kill(server: ServerProcess): void {
  const pidFile = `${DATA_DIR}/postgres/postmaster.pid`;
  if (existsSync(pidFile)) process.kill(Number(readFileSync(pidFile, "utf8").split("\n")[0]), "SIGKILL");
  server.child.kill("SIGKILL");
}

async function keptReferences(): Promise<Set<string>> {
  const postgres = await startPostgres({ dataDir: `${DATA_DIR}/postgres` });
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows } = await client.query<{ reference: string }>(
    "select substring(subject from 'contact ([A-Z0-9-]+):') as reference from mails",
  );
  await client.end();
  await postgres.stop();
  return new Set(rows.map(({ reference }) => reference));
}
