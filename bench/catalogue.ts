// The catalogue under load, beside a server that only sends bytes (a) and one that only asks PostgreSQL (b), in one run on one
// machine. Every promise is a ratio of two figures of this run; the process ends with 1 when one is missed.
// npm run bench -- catalogue [--quick] [--shops]

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { exactly } from "@blenda/domain/shared/language/formats";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { type ServerProcess, startServer } from "../server/src/testing/server-process.ts";
import { type Case, casesFor } from "./catalogue-cases.ts";
import { freshDatabase, importInto } from "./catalogue-database.ts";
import { type CatalogueFigures, judge, type LoadSample, type Side } from "./catalogue-promises.ts";
import { measureShops, shopsIn } from "./catalogue-shops.ts";
import { statements } from "./catalogue-statements.ts";
import { load } from "./load.ts";
import { PRODUCTION } from "./production.ts";

const isQuick = process.argv.includes("--quick");
/** Only the shops' sizes, to 100,000 products: what is looked at while their pages are worked on. */
const isOfShops = process.argv.includes("--shops");
const SIZES = isQuick && !isOfShops ? [1_000, 10_000] : [1_000, 10_000, 100_000];
const SECONDS = isQuick ? 0.25 : 0.5;
const TURNS = isQuick ? 3 : 5;
const CONNECTIONS = [1, 16, 64];
const DATA_DIR = ".data/bench-catalogue";
mkdirSync(DATA_DIR, { recursive: true });

const postgres = await startPostgres({ dataDir: join(DATA_DIR, "postgres") });
const children: ChildProcess[] = [];
const measured: CatalogueFigures[] = [];
try {
  for (const size of SIZES) measured.push(await measure(size));
} finally {
  for (const child of children) child.kill();
  await postgres.stop();
}
process.exitCode = judge(measured, { isOfShops }) ? 0 : 1;

async function measure(size: number): Promise<CatalogueFigures> {
  const url = await freshDatabase(postgres.url, `bench_${size}`);
  const importSeconds = await importInto(url, size, DATA_DIR);
  const shops = await shopsIn(url, size);
  const server = await startServer({ ...PRODUCTION, DATABASE_URL: url, DATA_DIR, REQUESTS_PER_MINUTE: "0" });
  try {
    const taken = await drive(server, url, size, importSeconds);
    const limitUrl = await bareServer("sql", JSON.stringify({ url, statements: await statements() }));
    taken.shops = await measureShops(shops, { url: server.url, limitUrl, seconds: SECONDS, turns: TURNS });
    return taken;
  } finally {
    await server.stop();
  }
}

async function drive(server: ServerProcess, url: string, size: number, importSeconds: number): Promise<CatalogueFigures> {
  const cases = isOfShops ? [] : await casesFor(url);
  const began = performance.now();
  await ask(server, "/api/search/products"); // waits until the index is filled
  const indexSeconds = (performance.now() - began) / 1_000;
  await sleep(isQuick ? 1_000 : 5_000);
  const idleMb = residentMb(server);
  const sql = await bareServer("sql", JSON.stringify({ url, statements: await statements() }));
  const result: CatalogueFigures = { size, importSeconds, indexSeconds, idleMb, loadedMb: 0, loads: [], shops: [] };
  console.log(
    `\n${exactly(size)} products: imported in ${importSeconds.toFixed(1)} s, index filled ${indexSeconds.toFixed(1)} s after the start`,
  );
  console.log("kept: the same address again, its bytes lie ready. fresh: an address nobody asked before, made by index and database.");
  console.log("question    connections      bytes (a)           kept        SQL (b)          fresh    requests/s, p99 ms");
  for (const each of cases) {
    const bytes = await bareServer("bytes", await ask(server, each.same));
    const sides: Record<Side, { url: string; path(): string }> = {
      bytes: { url: bytes, path: () => "/" },
      kept: { url: server.url, path: () => each.same },
      sql: { url: sql, path: each.bare },
      fresh: { url: server.url, path: each.fresh },
    };
    await compare(each, sides, result);
    result.loadedMb = Math.max(result.loadedMb, residentMb(server));
  }
  return result;
}

/**
 * Every side with every number of connections, several times, in turns: what is compared is measured within seconds of
 * each other. The better figure counts, because a shared machine only ever makes things slower.
 */
async function compare(each: Case, sides: Record<Side, { url: string; path(): string }>, into: CatalogueFigures): Promise<void> {
  const best = new Map<string, LoadSample>();
  for (let turn = 0; turn < TURNS; turn++) {
    for (const connections of CONNECTIONS) {
      for (const [side, { url, path }] of Object.entries(sides) as [Side, { url: string; path(): string }][]) {
        const got = await load({ url, path, connections, seconds: SECONDS });
        const known = best.get(`${side} ${connections}`);
        const better = known && known.perSecond >= got.perSecond ? known : { question: each.name, side, connections, turns: [], ...got };
        const turns = [...(known?.turns ?? []), got.perSecond];
        best.set(`${side} ${connections}`, { ...better, turns, errors: got.errors + (known?.errors ?? 0) });
      }
    }
  }
  into.loads.push(...best.values());
  for (const connections of CONNECTIONS) {
    const line = [...best.values()].filter((got) => got.connections === connections);
    const figures = line.map(({ perSecond, p99 }) => `${Math.round(perSecond)}, ${p99.toFixed(1)}`.padStart(15));
    console.log(`${each.name.padEnd(12)}${String(connections).padStart(6)} ${figures.join("")}`);
  }
}

async function ask({ url }: ServerProcess, path: string): Promise<string> {
  const answer = await fetch(`${url}${path}`);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.text();
}

function residentMb({ child }: ServerProcess): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) / 1_024;
}

async function bareServer(kind: "bytes" | "sql", content: string): Promise<string> {
  const file = join(DATA_DIR, `bare-${children.length}`);
  writeFileSync(file, content);
  const child = spawn(process.execPath, ["bench/catalogue-bare.ts", kind, file], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [port] = await once(child.stdout, "data");
  return `http://127.0.0.1:${Number(port)}`;
}
