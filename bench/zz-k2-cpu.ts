import { spawn, execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../server/src/platform/postgres/embedded.ts";
import { startServer } from "../server/src/testing/server-process.ts";
import { openShop, Shopper } from "./shopper.ts";
const DATA_DIR = ".data/bench-checkout";
const postgres = await startPostgres({ dataDir: join(DATA_DIR, "postgres") });
const postmaster = Number(readFileSync(join(postgres.dataDir, "postmaster.pid"), "utf8").split("\n")[0]);
const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR, TRUSTED_PROXIES: "127.0.0.1", REQUESTS_PER_MINUTE: "0" });
const bare = spawn(process.execPath, ["bench/checkout-bare.ts", postgres.url], { stdio: ["ignore", "pipe", "inherit"] });
const [port] = await once(bare.stdout, "data");
const client = new pg.Client(postgres.url); await client.connect();
const shop = await openShop(server.url, client, 64);
const ticks = (pid: number) => { try { const f = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" "); return { ppid: Number(f[1]), t: (Number(f[11]) + Number(f[12])) * 10 }; } catch { return { ppid: 0, t: 0 }; } };
const pgCpu = () => readdirSync("/proc").filter((d) => /^\d+$/.test(d)).map(Number).map((p) => ({ p, ...ticks(p) })).filter(({ p, ppid }) => p === postmaster || ppid === postmaster).reduce((s, { t }) => s + t, 0);
const run = async (name: string, n: number, act: (s: Shopper) => Promise<unknown>, pid: number, url: string) => {
  let done = 0; const a = { pg: pgCpu(), n: ticks(pid).t, me: process.cpuUsage() }; const t0 = performance.now();
  await Promise.all(Array.from({ length: 16 }, async (_, i) => { const sh = new Shopper({ ...shop, url }, i + Math.floor(Math.random() * 1000)); while (done++ < n) await act(sh); sh.close(); }));
  const took = performance.now() - t0; const me = process.cpuUsage(a.me);
  const node = (ticks(pid).t - a.n) / n, pgc = (pgCpu() - a.pg) / n, mine = (me.user + me.system) / 1000 / n;
  console.log(name.padEnd(9), `${((n * 1000) / took).toFixed(0)}/s`, `node ${node.toFixed(2)} ms  pg ${pgc.toFixed(2)} ms  client ${mine.toFixed(2)} ms  sum ${(node + pgc + mine).toFixed(2)}`);
  return node + pgc + mine;
};
const bareUrl = `http://127.0.0.1:${Number(port)}`;
const six = (s: Shopper) => s.post("/six", {}), one = (s: Shopper) => s.post("/one", {}), buy = (s: Shopper) => s.buy(), quote = (s: Shopper) => s.quote();
await run("warm", 300, six, bare.pid!, bareUrl); await run("warm", 150, buy, server.child.pid!, server.url); await run("warm", 300, quote, server.child.pid!, server.url);
for (let r = 0; r < 2; r++) {
const a = await run("six", 1500, six, bare.pid!, bareUrl);
const b = await run("buy", 400, buy, server.child.pid!, server.url);
const c = await run("one", 2000, one, bare.pid!, bareUrl);
const d = await run("quote", 1500, quote, server.child.pid!, server.url);
console.log("cpu ratios: checkout", (a / b).toFixed(3), "cart", (c / d).toFixed(3));
}
await client.end(); bare.kill(); await server.stop(); await postgres.stop();
