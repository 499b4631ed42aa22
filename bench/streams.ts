// Whether one process holds 2,000 live streams: every second somebody presses a heart, and only their own stream must hear of it.
import { spawnSync } from "node:child_process";
import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { hashToken } from "../server/src/identity/passwords/secrets.ts";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { startServer } from "../server/src/testing/server-process.ts";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "5" }, streams: { type: "string", default: "2000" } } });
const SECONDS = Math.round(Number(values.minutes) * 60);
const STREAMS = Number(values.streams);
const OPENED_AT_ONCE = 50;
const SAY_MEMORY_EVERY_SECONDS = 30;
const P99_WITHIN_MS = 1_000;
const LOST_AFTER_MS = 10_000;
const MAY_GROW_MB = 50;
const DATA_DIR = ".data/bench-streams";
const PRODUCT = "bench-streams-product";

interface Listener {
  cookie: string;
  isSaved: boolean;
  /** When the heart was pressed whose note is on its way. */
  pressedAt: number | null;
  heard: number[];
  /** Notes nobody caused: somebody else's. */
  strange: number;
}

const postgres = await startPostgres({ dataDir: `${DATA_DIR}/postgres` });
const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR, DEMO: "off", REQUESTS_PER_MINUTE: "0" });
const streaming = new http.Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
const pressing = new http.Agent({ keepAlive: true, maxSockets: 4 });

const began = performance.now();
const listeners = await signIn(STREAMS);
for (let i = 0; i < STREAMS; i += OPENED_AT_ONCE) await Promise.all(listeners.slice(i, i + OPENED_AT_ONCE).map(listen));
console.log(`${STREAMS} streams open after ${((performance.now() - began) / 1_000).toFixed(1)} s`);

const presses: Promise<number>[] = [];
const memory: number[] = [];
const first = performance.now();
for (let second = 0; second <= SECONDS; second++) {
  await sleep(Math.max(0, first + second * 1_000 - performance.now()));
  if (second % SAY_MEMORY_EVERY_SECONDS === 0) {
    memory.push(residentMb());
    console.log(`${String(second).padStart(4)} s  ${memory.at(-1)} MB`);
  }
  if (second < SECONDS) presses.push(press(pickOne()));
}
const statuses = await Promise.all(presses);
for (const until = performance.now() + LOST_AFTER_MS; listeners.some(isWaiting) && performance.now() < until; ) await sleep(50);

const times = listeners.flatMap(({ heard }) => heard).sort((a, b) => a - b);
const at = (part: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN);
const lost = presses.length - times.length;
const strange = listeners.reduce((sum, listener) => sum + listener.strange, 0);
const refused = statuses.filter((status) => status !== 200).length;
const growth = (memory.at(-1) ?? 0) - (memory[0] ?? 0);
console.log(`${presses.length} presses, ${refused} refused, ${times.length} heard, ${lost} lost, ${strange} heard by somebody else`);
console.log(`press to note: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`);
console.log(`memory: ${memory[0]} MB with all streams open, ${memory.at(-1)} MB at the end`);

streaming.destroy();
pressing.destroy();
await server.stop();
await postgres.stop();
const isWell = lost === 0 && strange === 0 && refused === 0 && at(0.99) < P99_WITHIN_MS && growth < MAY_GROW_MB;
process.exit(isWell ? 0 : 1);

/** People, their sessions and a product, written straight into the database. */
async function signIn(count: number): Promise<Listener[]> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  const person = `insert into users (id, email, name, display_name, global_affiliate_id, created_at)
    select 'streams-' || i, 'streams-' || i || '@example.com', 'Listener', 'Listener', (100 + i % 900) || 'Z' || chr(65 + i / 900 % 26) || chr(65 + i / 23400), now()
    from generate_series(0, $1::integer) i on conflict do nothing`;
  await client.query(person, [count]);
  await client.query("delete from saved_products where product_id = $1", [PRODUCT]);
  const product = `insert into products (id, creator_id, category_id, status, title, description, price_cents, published_at, created_at, updated_at)
    select $1, $2, id, 'published', 'Lamp', '', 0, now(), now(), now() from categories limit 1 on conflict do nothing`;
  await client.query(product, [PRODUCT, `streams-${count}`]); // whoever made it holds no stream
  const tokens = Array.from({ length: count }, () => crypto.randomUUID());
  const session = `insert into sessions (id, token_hash, user_id, created_at, expires_at)
    select gen_random_uuid(), hash, 'streams-' || (n - 1), now(), now() + interval '1 day' from unnest($1::text[]) with ordinality as t (hash, n)`;
  await client.query(session, [tokens.map(hashToken)]);
  await client.end();
  return tokens.map((token) => ({ cookie: `session=${token}`, isSaved: false, pressedAt: null, heard: [], strange: 0 }));
}

/** Answers once the stream stands: from then on nothing is missed. */
function listen(listener: Listener): Promise<void> {
  return new Promise((stands, fail) => {
    const headers = { cookie: listener.cookie, accept: "text/event-stream" };
    const request = http.get(`${server.url}/api/live/changes`, { agent: streaming, headers }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`a stream was answered with ${answer.statusCode}`));
      let isOpen = false;
      let rest = "";
      answer.setEncoding("utf8").on("data", (text: string) => {
        const lines = (rest + text).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines.filter((each) => each.startsWith("data:"))) {
          if (isOpen) receive(listener, line);
          isOpen = true;
          stands();
        }
      });
    });
    request.on("error", fail);
  });
}

function receive(listener: Listener, line: string): void {
  if (listener.pressedAt === null || !line.includes("saved.ids")) {
    listener.strange++;
    return;
  }
  listener.heard.push(performance.now() - listener.pressedAt);
  listener.pressedAt = null;
}

function isWaiting({ pressedAt }: Listener): boolean {
  return pressedAt !== null;
}

function pickOne(): Listener {
  for (;;) {
    const one = listeners[Math.floor(Math.random() * listeners.length)];
    if (one && !isWaiting(one)) return one;
  }
}

function press(listener: Listener): Promise<number> {
  const operation = listener.isSaved ? "unsave" : "save";
  listener.isSaved = !listener.isSaved;
  listener.pressedAt = performance.now();
  const headers = { cookie: listener.cookie, origin: server.url, "content-type": "application/json" };
  return new Promise((done, fail) => {
    const request = http.request(`${server.url}/api/saved/${operation}`, { method: "POST", agent: pressing, headers }, (answer) =>
      answer.resume().on("end", () => done(answer.statusCode ?? 0)),
    );
    request.on("error", fail).end(JSON.stringify({ productId: PRODUCT }));
  });
}

function residentMb(): number {
  return Math.round(Number(spawnSync("ps", ["-o", "rss=", "-p", String(server.child.pid)], { encoding: "utf8" }).stdout) / 1_024);
}
