// Whether the shop stays open while somebody tries to close it: two dozen pictures of 79 million pixels at once, again and again,
// and 200 connections that say a byte at a time. Beside them people browse and log in. npm run bench -- abuse-load [seconds]
import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import pg from "pg";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { startServer } from "../server/src/testing/server-process.ts";
import { openShop } from "./shopper.ts";

const SECONDS = Number(process.argv[2] ?? 60);
const PER_SECOND = 20;
const P99_WITHIN_MS = 250;
const LOGIN_WITHIN_MS = 1_000;
const DATA_DIR = ".data/bench-abuse";
const LOGIN = { email: "buyer@blenda.test", password: "Blenda-demo-1" };

const postgres = await startPostgres({ dataDir: `${DATA_DIR}/postgres` });
const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR, TRUSTED_PROXIES: "127.0.0.1", REQUESTS_PER_MINUTE: "0" });
const client = new pg.Client(postgres.url);
await client.connect();
try {
  const { people, productIds } = await openShop(server.url, client, 2);
  const paths = await pathsOf(productIds);
  await measure(paths, 3);
  const calm = await measure(paths, 5);
  // In a thread of its own: who attacks must not hold up the clock of who measures.
  const attack = new Worker(new URL("abuse-attack.ts", import.meta.url), { workerData: { url: server.url, people } });
  const during = await measure(paths, SECONDS);
  const uploads = await new Promise<string>((tell) => attack.once("message", tell).postMessage("over"));
  say("calm", calm);
  say("under attack", during);
  console.log(uploads);
  const [p99, login] = [part(during.browsing, 0.99), Math.max(...during.logins)];
  const isKept = p99 <= P99_WITHIN_MS && login <= LOGIN_WITHIN_MS && during.failed === 0;
  console.log(
    `${isKept ? "kept  " : "BROKEN"}  browsing p99 ${p99.toFixed(0)} ms, promised ${P99_WITHIN_MS}; slowest login ${login.toFixed(0)} ms, promised ${LOGIN_WITHIN_MS}`,
  );
  process.exitCode = isKept ? 0 : 1;
} finally {
  await client.end();
  await server.stop();
  await postgres.stop();
}

interface AbuseFigures {
  browsing: number[];
  logins: number[];
  failed: number;
}

/** Pages, pictures, what pages are made of, and calls. */
async function pathsOf(productIds: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    "select poster_file_id as id from products where poster_file_id is not null limit 40",
  );
  const page = await (await fetch(server.url)).text();
  const assets = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path as string);
  const products = productIds.slice(0, 40);
  return [
    ...rows.map(({ id }) => `/files/${id}`),
    ...assets,
    ...products.flatMap((id) => [`/product/${id}`, `/api/catalogue/product?id=${id}`]),
    "/",
    "/marketplace",
    "/api/content/home",
    "/api/search/products",
    "/api/identity/session",
  ];
}

/** At a steady pace, whether or not the one before was answered: who waits does not ask less. */
async function measure(paths: readonly string[], seconds: number): Promise<AbuseFigures> {
  const agent = new http.Agent({ keepAlive: true });
  const measured: AbuseFigures = { browsing: [], logins: [], failed: 0 };
  const under: Promise<void>[] = [];
  const note = (times: number[], asked: Promise<Answer>) =>
    asked.then(({ ms, status }) => {
      times.push(ms);
      if (status >= 400) measured.failed++;
    });
  const began = performance.now();
  for (let n = 0; n < seconds * PER_SECOND; n++) {
    const wait = began + (n * 1_000) / PER_SECOND - performance.now();
    if (wait > 0) await sleep(wait);
    under.push(note(measured.browsing, ask(agent, paths[(n * 7) % paths.length] ?? "/")));
    if (n % PER_SECOND === 0) under.push(note(measured.logins, ask(agent, "/api/identity/signIn", json(LOGIN, n))));
  }
  await Promise.all(under);
  agent.destroy();
  return measured;
}

interface Answer {
  status: number;
  ms: number;
}
interface RequestOptions {
  headers: http.OutgoingHttpHeaders;
  body: Buffer | string;
}

function json(body: object, n: number): RequestOptions {
  const from = `10.1.${(n >> 8) & 255}.${n & 255}`;
  return { headers: { "content-type": "application/json", origin: server.url, "x-forwarded-for": from }, body: JSON.stringify(body) };
}

/** What breaks off counts as a refusal. */
function ask(agent: http.Agent, path: string, sent?: RequestOptions): Promise<Answer> {
  const began = performance.now();
  return new Promise((done) => {
    const finish = (status: number) => done({ status, ms: performance.now() - began });
    const options = { agent, method: sent ? "POST" : "GET", headers: { ...sent?.headers } };
    const request = http.request(`${server.url}${path}`, options, (answer) => {
      answer
        .resume()
        .on("end", () => finish(answer.statusCode ?? 0))
        .on("error", () => finish(599));
    });
    request.on("error", () => finish(599)).end(sent?.body);
  });
}

function say(when: string, { browsing, logins, failed }: AbuseFigures): void {
  const figures = (times: number[]) =>
    `p50 ${part(times, 0.5).toFixed(0)}, p99 ${part(times, 0.99).toFixed(0)}, most ${Math.max(...times).toFixed(0)} ms`;
  console.log(`${when}: ${browsing.length} answers ${figures(browsing)}; ${logins.length} logins ${figures(logins)}; ${failed} failed`);
}

function part(times: readonly number[], share: number): number {
  const sorted = Float64Array.from(times).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
