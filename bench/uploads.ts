// A file of 3 GB sent to a real server process: its connection is cut five times and the server is killed twice (kill -9). It must arrive
// with the right hash, and the process must not grow by more than 80 MB meanwhile. npm run bench -- uploads [--gigabytes 1]
import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { type ServerProcess, startServer } from "../server/src/testing/server-process.ts";
import { madeSha256, sendMade, type Trouble } from "../server/src/testing/uploads/sender.ts";
import { signIn } from "./shopper.ts";

const { values } = parseArgs({ options: { gigabytes: { type: "string", default: "3" } } });
const BYTES = Math.round(Number(values.gigabytes) * 1e9) + 1;
const CUTS = 5;
const KILLS = 2;
const MAY_GROW_MB = 80;
const LOOK_EVERY_MS = 100;
const SETTLE_MS = 3_000;
const DATA_DIR = ".data/bench-uploads";
const CREATOR = "demo-creator";

const postgres = await startPostgres({ dataDir: `${DATA_DIR}/postgres` });
const env = { DATABASE_URL: postgres.url, DATA_DIR, REQUESTS_PER_MINUTE: "0" };
/** Of each life of the server: what it needed before anything was sent, and the most it needed afterwards. */
const lives: { beforeMb: number; mostMb: number }[] = [];
let server = await begin();

const client = new pg.Client(postgres.url);
await client.connect();
await client.query("delete from uploads");
const cookie = await signIn(client, CREATOR);
const watching = setInterval(look, LOOK_EVERY_MS);

const began = performance.now();
const id = await sendMade({ url: () => server.url, cookie, bytes: BYTES, troubles: troubles() });
const sentSeconds = (performance.now() - began) / 1_000;
const arrived = performance.now();
const upload = await untilChecked();
const checkedSeconds = (performance.now() - arrived) / 1_000;
clearInterval(watching);

const isRight = upload.sha256 === madeSha256(BYTES);
const grewMb = Math.max(...lives.map(({ beforeMb, mostMb }) => mostMb - beforeMb));
const speed = BYTES / 1e6 / sentSeconds;
console.log(
  `${(BYTES / 1e9).toFixed(1)} GB in ${sentSeconds.toFixed(0)} s (${speed.toFixed(0)} MB/s), ${CUTS} cuts and ${KILLS} kills among it`,
);
console.log(`checked and moved into storage in ${checkedSeconds.toFixed(1)} s`);
console.log(`${isRight ? "kept  " : "MISSED"} the hash is ${isRight ? "right" : `${upload.sha256}, state ${upload.state}`}`);
for (const { beforeMb, mostMb } of lives) console.log(`       a server of ${beforeMb.toFixed(0)} MB grew to ${mostMb.toFixed(0)} MB`);
const isSmall = grewMb <= MAY_GROW_MB;
console.log(`${isSmall ? "kept  " : "MISSED"} grew by ${grewMb.toFixed(0)} MB at most, of ${MAY_GROW_MB}`);
await client.query("delete from uploads");
await client.end();
await server.stop();
await postgres.stop();
await rm(`${DATA_DIR}/files/${upload.storage_key}`, { force: true });
process.exit(isRight && isSmall ? 0 : 1);

/** Spread over the file: the line is cut, and in between the server is killed. */
function troubles(): Trouble[] {
  const step = BYTES / (CUTS + KILLS + 1);
  return Array.from({ length: CUTS + KILLS }, (_, n) => ({ at: Math.floor((n + 1) * step), ...(n % 3 === 1 && { strike: kill }) }));
}

async function kill(): Promise<void> {
  server.child.kill("SIGKILL");
  server = await begin();
}

/** What a start leaves to be collected is not the upload's. */
async function begin(): Promise<ServerProcess> {
  // On a busy machine one start may take longer than anybody is willing to wait for.
  const started = await startServer(env)
    .catch(() => startServer(env))
    .catch(() => startServer(env));
  await sleep(SETTLE_MS);
  const beforeMb = residentMb(started);
  lives.push({ beforeMb, mostMb: beforeMb });
  return started;
}

function look(): void {
  const life = lives.at(-1);
  if (life && server.child.exitCode === null && server.child.signalCode === null) life.mostMb = Math.max(life.mostMb, residentMb(server));
}

function residentMb({ child }: ServerProcess): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) / 1_024;
}

interface UploadRow {
  state: string;
  sha256: string | null;
  storage_key: string;
}

async function untilChecked(): Promise<UploadRow> {
  for (;;) {
    const { rows } = await client.query<UploadRow>("select state, sha256, storage_key from uploads where id = $1", [id]);
    const [row] = rows;
    if (!row) throw new Error("the upload is gone");
    if (row.state === "ready" || row.state === "refused") return row;
    await sleep(LOOK_EVERY_MS);
  }
}
