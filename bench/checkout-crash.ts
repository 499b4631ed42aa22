// Kills the server, and every second time PostgreSQL with it, without warning while people buy, again and again. Every order
// somebody was told is paid must be there, paid once; whatever the provider took must be delivered; the books must add up.
// npm run bench -- checkout-crash [kills]
import { findBreaches } from "../server/src/platform/database/invariants.ts";
import { afterwards, beside, conclude, crash } from "./crashing.ts";
import { openShop, type Shop, Shopper, undeliveredPayments } from "./shopper.ts";
import { sweepPayments } from "./sweeping.ts";

const SHOPPERS = 8;
const PEOPLE = 32;
const BACK_WITHIN_MS = 5_000;
const DATA_DIR = ".data/crash-checkout";
const acknowledged: string[] = [];
let begun = 0;
let shop: Shop | null = null;

const { kills, slowestMs } = await crash({
  dataDir: DATA_DIR,
  kills: Number(process.argv[2] ?? 50),
  livesMs: () => 300 + Math.random() * 900,
  begin: async ({ url }) => {
    shop = await beside(DATA_DIR, (_db, client) => openShop(url, client, PEOPLE));
  },
  during: ({ url }, round, over) =>
    Promise.all(Array.from({ length: SHOPPERS }, (_, n) => keepBuying({ ...(shop as Shop), url }, round * SHOPPERS + n, over))),
});
const faults = await verify();
console.log(`${kills} kills, ${begun} checkouts begun, ${acknowledged.length} acknowledged; slowest way back ${slowestMs.toFixed(0)} ms`);
if (slowestMs > BACK_WITHIN_MS) faults.push(`back after ${slowestMs.toFixed(0)} ms, later than ${BACK_WITHIN_MS}`);
conclude(faults, "nothing lost, nothing twice, every invariant holds");

async function keepBuying(from: Shop, n: number, over: AbortSignal): Promise<void> {
  const shopper = new Shopper(from, n);
  while (!over.aborted) {
    begun++;
    // Killed in the middle: nobody was told anything, and what became of it is looked at in the end.
    const orderId = await shopper.buy().catch(() => null);
    if (orderId === null) break;
    acknowledged.push(orderId);
  }
  shopper.close();
}

/** Lets the sweeper repair what the kills left half done, as it does every five minutes, and answers what is still wrong. */
function verify(): Promise<string[]> {
  return afterwards(DATA_DIR, async (db, _client, url) => {
    await sweepPayments(db, url);
    const paid = await db.selectFrom("orders").select("id").where("status", "=", "paid").execute();
    const kept = new Set(paid.map(({ id }) => id));
    const undelivered = await undeliveredPayments(db);
    const breaches = await findBreaches(db);
    return [
      ...acknowledged.filter((id) => !kept.has(id)).map((id) => `order ${id} was acknowledged and is not paid`),
      ...undelivered.map((id) => `payment ${id} was taken and nothing was delivered`),
      ...breaches.map(({ name }) => name),
    ];
  });
}
