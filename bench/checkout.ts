// Whole checkouts per second (three requests, some twenty rows), beside a bare request that writes six rows in one durable statement;
// carts kept for the account, beside one indexed write; quotes, which write nothing, beside one indexed read. Everything on one PostgreSQL, taken in turns, in one run. Afterwards every order that was
// acknowledged must be there. npm run bench -- checkout [seconds]
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "../server/src/platform/database/db.ts";
import { findBreaches } from "../server/src/platform/database/invariants.ts";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { silentLog } from "../server/src/platform/log.ts";
import { startServer } from "../server/src/testing/server-process.ts";
import { openShop, Shopper } from "./shopper.ts";

const SECONDS = Number(process.argv[2] ?? 5);
/** The compiler needs a few thousand checkouts before it knows which code matters; the bare server's is one page long. */
const WARM_UP_SECONDS = 3 * SECONDS;
const ROUNDS = 3;
const CONNECTIONS = 16;
/** Enough that nobody meets the hourly limit on changes of a cart. */
const PEOPLE = 256;
const DATA_DIR = ".data/bench-checkout";
const PROMISES = { checkoutShare: 0.15, checkoutP99Ms: 60, cartShare: 0.25, quoteShare: 0.25 };

const postgres = await startPostgres({ dataDir: join(DATA_DIR, "postgres") });
const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR, TRUSTED_PROXIES: "127.0.0.1", REQUESTS_PER_MINUTE: "0" });
const bare = spawn(process.execPath, [join(import.meta.dirname, "checkout-bare.ts"), postgres.url], {
  stdio: ["ignore", "pipe", "inherit"],
});
const client = new pg.Client(postgres.url);
await client.connect();
const db = openDatabase({ url: postgres.url, log: silentLog, max: 1 });
try {
  const [port] = await once(bare.stdout, "data");
  const bareUrl = `http://127.0.0.1:${Number(port)}`;
  const shop = await openShop(server.url, client, PEOPLE);
  const acknowledged: string[] = [];
  const contestants: [string, (shopper: Shopper) => Promise<unknown>][] = [
    ["bare six rows", (shopper) => shopper.post("/six", {})],
    ["checkout", async (shopper) => acknowledged.push(await shopper.buy())],
    ["bare row", (shopper) => shopper.post("/one", {})],
    ["cart kept", (shopper) => shopper.keepCart()],
    ["bare price", (shopper) => shopper.post("/price", {})],
    ["quote", (shopper) => shopper.quote()],
  ];
  const loads = new Map<string, Load[]>(contestants.map(([name]) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, act] of contestants) {
      const isBare = name.startsWith("bare");
      const result = await load(isBare ? { ...shop, url: bareUrl } : shop, act, round > 0 ? SECONDS : isBare ? 1 : WARM_UP_SECONDS);
      if (round > 0) loads.get(name)?.push(result);
      console.log(
        round === 0
          ? "warming up"
          : `${name.padEnd(14)} ${result.perSecond.toFixed(0).padStart(7)}/s   p50 ${result.p50.toFixed(1)} ms   p99 ${result.p99.toFixed(1)} ms`,
      );
    }
  }
  judge(loads);
  await verify(acknowledged);
} finally {
  await client.end();
  await db.destroy();
  bare.kill();
  await server.stop();
  await postgres.stop();
}

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

async function load(
  shop: ConstructorParameters<typeof Shopper>[0],
  act: (shopper: Shopper) => Promise<unknown>,
  seconds: number,
): Promise<Load> {
  const times: number[] = [];
  const began = performance.now();
  const asker = async (n: number) => {
    const shopper = new Shopper(shop, n + Math.floor(Math.random() * 1_000));
    while (performance.now() < began + seconds * 1_000) {
      const asked = performance.now();
      await act(shopper);
      times.push(performance.now() - asked);
    }
    shopper.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => asker(n)));
  const took = performance.now() - began;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { perSecond: (times.length * 1_000) / took, p50: at(0.5), p99: at(0.99) };
}

function judge(loads: ReadonlyMap<string, Load[]>): void {
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const rate = (name: string) => median((loads.get(name) ?? []).map(({ perSecond }) => perSecond));
  const p99 = median((loads.get("checkout") ?? []).map((each) => each.p99));
  const share = (what: string, name: string, bare: string, least: number): [string, number, boolean] => [
    `${what}, at least ${least}`,
    rate(name) / rate(bare),
    rate(name) >= least * rate(bare),
  ];
  const lines = [
    share("checkouts per bare request that writes six rows in one statement", "checkout", "bare six rows", PROMISES.checkoutShare),
    [`p99 of a whole checkout in ms, at most ${PROMISES.checkoutP99Ms}`, p99, p99 <= PROMISES.checkoutP99Ms] as const,
    share("carts kept per bare indexed write", "cart kept", "bare row", PROMISES.cartShare),
    share("quotes, which write nothing, per bare indexed read", "quote", "bare price", PROMISES.quoteShare),
  ];
  for (const [what, value, isKept] of lines) {
    console.log(`${isKept ? "kept  " : "MISSED"} ${what}: ${value.toFixed(2)}`);
    if (!isKept) process.exitCode = 1;
  }
}

/** Every order somebody was told is paid is there, paid, and everything adds up. */
async function verify(acknowledged: string[]): Promise<void> {
  const { rows } = await client.query<{ count: string }>("select count(*) from orders where status = 'paid' and id = any($1)", [
    acknowledged,
  ]);
  const breaches = await findBreaches(db);
  console.log(
    `${acknowledged.length} orders acknowledged, ${rows[0]?.count} of them paid; invariants broken: ${breaches.map(({ name }) => name).join(", ") || "none"}`,
  );
  if (Number(rows[0]?.count) !== acknowledged.length || breaches.length > 0) process.exitCode = 1;
}
