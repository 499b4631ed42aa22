// Twenty accounts with three cards buy, take what they bought in every way there is, and ask for their money back for every
// reason there is. Nothing may be both handed out and given back without a person who decided it. npm run bench -- refund-abuse
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { REFUND_REASONS, type RefundReason } from "../domain/src/refunds/constants.ts";
import { openDatabase } from "../server/src/platform/database/db.ts";
import { findBreaches } from "../server/src/platform/database/invariants.ts";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { silentLog } from "../server/src/platform/log.ts";
import { startServer } from "../server/src/testing/server-process.ts";
import { Buyer, type Line } from "./refund-buyer.ts";
import { openShop } from "./shopper.ts";

const ACCOUNTS = 20;
const CARDS = ["4242424242424242", "5555555555554444", "378282246310005"];
const PAID_WITHIN_MS = 30_000;
const DATA_DIR = ".data/abuse-refunds";

interface Try {
  way: string;
  reason: RefundReason;
  buyer: Buyer;
  line: Line;
  /** Bytes and words that reached the buyer. */
  kept: number;
  status: string;
}

interface Way {
  name: string;
  itemType: Line["itemType"];
  /** Takes it and asks for the money, in whichever order; answers how much was taken. */
  play(buyer: Buyer, line: Line, reason: RefundReason): Promise<number>;
}

const first =
  (take: (buyer: Buyer, line: Line) => Promise<number>): Way["play"] =>
  async (buyer, line, reason) => {
    const kept = await take(buyer, line);
    await buyer.giveBack(line, reason);
    return kept;
  };
const fetchFile = (headers: Record<string, string> = {}, method = "GET") =>
  first((buyer, line) => buyer.take(line.downloads[0] ?? "", { method, headers }));

/** Those that take something come first: who gives back often waits for a person anyway, and would prove nothing. */
const WAYS: Way[] = [
  { name: "whole file", itemType: "product", play: fetchFile() },
  { name: "from byte 1 on", itemType: "product", play: fetchFile({ range: "bytes=1-" }) },
  { name: "last byte only", itemType: "product", play: fetchFile({ range: "bytes=-1" }) },
  {
    name: "bought twice, one taken",
    itemType: "product",
    play: async (buyer, line, reason) => {
      const twin = await buyer.buy(line, buyer.card);
      const kept = await buyer.take(line.downloads[0] ?? "");
      await buyer.giveBack(line, reason);
      await buyer.giveBack(twin, "duplicate");
      return kept;
    },
  },
  { name: "film", itemType: "training", play: first((buyer, line) => buyer.takeAll(line.films)) },
  { name: "film from byte 1 on", itemType: "training", play: first((buyer, line) => buyer.takeAll(line.films, { range: "bytes=1-" })) },
  { name: "lesson texts", itemType: "training", play: first((buyer, line) => buyer.readAll(line.lessons)) },
  {
    name: "two fetches beside the refund",
    itemType: "product",
    play: async (buyer, line, reason) => {
      const url = line.downloads[0] ?? "";
      const rest = { headers: { range: "bytes=1-" } };
      const [, whole, piece] = await Promise.all([buyer.giveBack(line, reason), buyer.take(url), buyer.take(url, rest)]);
      return whole + piece;
    },
  },
  {
    name: "lessons beside the refund",
    itemType: "training",
    play: async (buyer, line, reason) => {
      const [, text, film] = await Promise.all([buyer.giveBack(line, reason), buyer.readAll(line.lessons), buyer.takeAll(line.films)]);
      return text + film;
    },
  },
  { name: "size only (HEAD)", itemType: "product", play: fetchFile({}, "HEAD") },
  { name: "files route", itemType: "product", play: first((buyer, line) => buyer.takeAll(line.downloads.map(asFile))) },
  {
    name: "after the refund",
    itemType: "product",
    play: async (buyer, line, reason) => {
      const status = await buyer.giveBack(line, reason);
      // Where a person decides the buyer keeps it until then, as they were told.
      return status === "auto_approved" ? buyer.takeAll(line.downloads) : 0;
    },
  },
  { name: "nothing", itemType: "training", play: first(async () => 0) },
];
const asFile = (download: string): string => `/files/${download.split("/").at(-1)}`;

rmSync(DATA_DIR, { recursive: true, force: true });
const postgres = await startPostgres({ dataDir: join(DATA_DIR, "postgres") });
const env = { DATABASE_URL: postgres.url, DATA_DIR, TRUSTED_PROXIES: "127.0.0.1", REQUESTS_PER_MINUTE: "0" };
const server = await startServer(env).catch(async (error: unknown) => {
  await postgres.stop();
  throw error;
});
const client = new pg.Client(postgres.url);
await client.connect();
const db = openDatabase({ url: postgres.url, log: silentLog, max: 1 });
try {
  const tries = await playAll();
  await untilPaid();
  const faults = [...(await judge(tries)), ...(await findBreaches(db)).map(({ name }) => name)];
  for (const fault of faults) console.log(`BROKEN ${fault}`);
  console.log(faults.length === 0 ? "nothing was both kept and given back without a person deciding" : `${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await client.end();
  await db.destroy();
  await server.stop();
  await postgres.stop();
}

async function playAll(): Promise<Try[]> {
  const { people, productIds } = await openShop(server.url, client, ACCOUNTS);
  const paid = await client.query<{ training_id: string; id: string; video_file_id: string }>(
    `select s.training_id, l.id, l.video_file_id from training_lessons l join training_sections s on s.id = l.section_id
      join trainings t on t.id = s.training_id
      where t.status = 'published' and t.price_cents > 0 and not l.is_preview and l.video_file_id is not null`,
  );
  const trainingIds = [...new Set(paid.rows.map((row) => row.training_id))];
  const films = new Map(paid.rows.map((row) => [row.id, `/files/${row.video_file_id}`]));
  const cardOf = (n: number) => CARDS[n % CARDS.length] ?? "";
  const buyers = await Promise.all(people.map((cookie, n) => Buyer.open(server.url, films, { cookie, n, number: cardOf(n) })));
  const tries: Try[] = [];
  for (const { name: way, itemType, play } of WAYS) {
    const all = REFUND_REASONS.map(async (reason, at) => {
      const buyer = buyers[(tries.length + at) % ACCOUNTS] as Buyer;
      const itemId = buyer.choose(itemType === "product" ? productIds : trainingIds);
      const line = await buyer.buy({ itemType, itemId }, buyer.card);
      return { way, reason, buyer, line, kept: await play(buyer, line, reason), status: "" };
    });
    tries.push(...(await Promise.all(all)));
  }
  return tries;
}

/** Whatever goes back by itself is back, or will not be. */
async function untilPaid(): Promise<void> {
  for (const until = Date.now() + PAID_WITHIN_MS; Date.now() < until; await sleep(200)) {
    const { rows } = await client.query("select 1 from refunds where status in ('auto_approved', 'approved', 'processing')");
    if (rows.length === 0) return;
  }
}

async function judge(tries: Try[]): Promise<string[]> {
  const { rows } = await client.query<{ line_id: string; status: string }>("select line_id, status from refunds");
  const statuses = new Map(rows.map((row) => [row.line_id, row.status]));
  for (const each of tries) each.status = statuses.get(each.line.id) ?? "none";
  const isAlone = ({ status }: Try) => status !== "creator_review";
  console.log(
    `${"way".padEnd(32)}${["tries", "handed out", "by itself", "a person decides", "both"].map((head) => head.padStart(18)).join("")}`,
  );
  for (const { name } of WAYS) {
    const own = tries.filter(({ way }) => way === name);
    const counts = [own, own.filter(({ kept }) => kept > 0), own.filter(isAlone), own.filter((each) => !isAlone(each)), own.filter(isBoth)];
    console.log(`${name.padEnd(32)}${counts.map(({ length }) => String(length).padStart(18)).join("")}`);
  }
  function isBoth(each: Try): boolean {
    return each.kept > 0 && isAlone(each);
  }
  const back = await Promise.all(tries.filter(isAlone).map(async ({ buyer, line }) => buyer.takeAll([...line.downloads, ...line.films])));
  const faults = tries.filter(isBoth).map(({ way, reason, kept, status }) => `${way}, ${reason}: ${kept} kept and ${status}`);
  if (back.some((kept) => kept > 0)) faults.push("what was given back still opens");
  if (!tries.some(isAlone)) faults.push("nothing went back by itself, so nothing was tried");
  return faults;
}
