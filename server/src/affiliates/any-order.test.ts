import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { affiliateShare } from "@blenda/domain/ledger/rules";
import { minutesBetween } from "@blenda/domain/shared/calendar";
import { inOrder } from "@blenda/domain/shared/language/formats";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { account, setMayOwe } from "../ledger/port.ts";
import { orderJobs } from "../orders/jobs.ts";
import { collectPayouts } from "../payouts/run/run.ts";
import { BRINGERS, type Bringer, BUYERS, type Buyer, disputeOrder, openStreet } from "../testing/affiliates/street.ts";
import { CARA, ROOT, testApp } from "../testing/app.ts";
import { payingOut } from "../testing/creators/paying-out.ts";
import { untilDelivered } from "../testing/people.ts";

const app = await testApp();
const { recipientOf, toFriday } = payingOut(app);

const RUNS = 10;
const DAY = 24 * 60;
const SECOND = 1 / 60;
/** Spec 2 §9 and decision B18, written out: the product's own constants would agree with themselves. */
const VALID = 30 * DAY;
const OURS_BPS = 500;
const CARAS_BPS = 2_500;
const NEAR_PIA: readonly Buyer[] = ["dora", "kiosk"];
const CARDS = ["visa", "mastercard"] as const;
type Card = (typeof CARDS)[number];

type Act =
  | { does: "click" | "look"; who: Buyer; by: Bringer }
  | { does: "clear"; who: Buyer }
  | { does: "buy"; who: Buyer; card: Card; items: number }
  | { does: "refund"; order: number; percent: number }
  | { does: "dispute"; order: number; isWon: boolean }
  | { does: "pay" }
  | { does: "wait"; minutes: number };

const who = fc.constantFrom(...BUYERS);
const by = fc.constantFrom(...BRINGERS);
const order = fc.nat(5);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant("click" as const), who, by }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("look" as const), who, by }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("clear" as const), who }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant("buy" as const),
      who,
      card: fc.constantFrom(...CARDS),
      items: fc.integer({ min: 1, max: 7 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("refund" as const), order, percent: fc.constantFrom(100, 100, 35) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("dispute" as const), order, isWon: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("pay" as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("wait" as const), minutes: fc.constantFrom(DAY, 29 * DAY, 31 * DAY) }) },
);

const click = (whose: Buyer, from: Bringer): Act => ({ does: "click", who: whose, by: from });
const buys = (whose: Buyer, card: Card = "visa"): Act => ({ does: "buy", who: whose, card, items: 7 });
const wait = (minutes: number): Act => ({ does: "wait", minutes });
/** Walked whatever the seed. Everything but waiting is a minute after what was before. */
const ALWAYS: Act[][] = [
  [click("pia", "pia"), buys("pia"), click("abel", "cara"), buys("abel"), click("dora", "pia"), buys("dora")],
  [click("alias", "pia"), buys("alias"), click("alias", "quin"), buys("alias")],
  [click("kiosk", "pia"), buys("kiosk"), { does: "look", who: "guest", by: "pia" }, buys("guest")],
  [buys("pia", "mastercard"), click("abel", "pia"), buys("abel", "mastercard"), buys("abel")],
  [click("guest", "pia"), wait(VALID - 1), buys("guest"), click("abel", "quin"), wait(VALID - 1 + SECOND), buys("abel")],
  [click("abel", "pia"), { does: "clear", who: "abel" }, buys("abel"), { does: "refund", order: 0, percent: 100 }],
  [click("guest", "quin"), buys("guest"), wait(31 * DAY), { does: "dispute", order: 0, isWon: false }],
  [click("abel", "quin"), buys("abel"), wait(31 * DAY), { does: "pay" }, { does: "dispute", order: 0, isWon: false }],
  [click("abel", "quin"), click("abel", "pia"), buys("abel"), { does: "dispute", order: 0, isWon: true }, wait(31 * DAY)],
];

interface ClickKnown {
  by: Bringer;
  at: string;
}
interface BoughtOrder {
  id: string;
  who: Buyer;
  click: ClickKnown | null;
  isOwnCard: boolean;
}
/** What an order of somebody's should bring, by what everybody saw them do. */
type Credit = { programme: "platform" | "creator"; bps: number } | { void: string } | null;

function creditOf({ who: whose, click: last, isOwnCard }: BoughtOrder, creatorId: string | null): Credit {
  if (!last) return null;
  if (last.by === "cara") return creatorId === CARA.id ? { void: "own_item" } : null;
  if (last.by === "quin" && creatorId !== CARA.id) return null;
  if (last.by === whose || (last.by === "pia" && whose === "alias")) return { void: "self" };
  if (last.by === "pia" && NEAR_PIA.includes(whose)) return { void: "same_device" };
  if (isOwnCard) return { void: "same_card" };
  return last.by === "quin" ? { programme: "creator", bps: CARAS_BPS } : { programme: "platform", bps: OURS_BPS };
}

/** How often each kind of ending was met: a walk that meets nothing proves nothing. */
const met = new Map<string, number>();
const meet = (what: string) => void met.set(what, (met.get(what) ?? 0) + 1);
let runs = 0;

const mature = () => orderJobs.find(({ name }) => name === "orders.mature")?.run(app.services, {});
const linesOf = (orderIds: readonly string[]) =>
  app.db
    .selectFrom("orderLines")
    .selectAll()
    .where("orderId", "in", ["none", ...orderIds])
    .orderBy("id")
    .execute();
type Line = Awaited<ReturnType<typeof linesOf>>[number];
type Street = Awaited<ReturnType<typeof openStreet>>;

/** Does one thing after the other, and keeps beside it what a bystander would know. */
async function walk(street: Street, acts: readonly Act[]): Promise<BoughtOrder[]> {
  const inBrowser = new Map<Buyer, ClickKnown>();
  const inAccount = new Map<Buyer, ClickKnown>();
  const paidWith = new Map<string, Set<Card>>();
  const bought: BoughtOrder[] = [];
  const lastClick = (of: Buyer): ClickKnown | null => {
    const clicks = [inBrowser.get(of), inAccount.get(of)].filter((each) => each !== undefined);
    const valid = clicks.filter(({ at }) => minutesBetween(at, app.now()) <= VALID);
    if (clicks.length > valid.length && valid.length === 0) meet("too late");
    return valid.toSorted((a, b) => inOrder(b.at, a.at))[0] ?? null;
  };
  for (const act of acts) {
    app.passMinutes(act.does === "wait" ? act.minutes : 1);
    if (act.does === "wait") await mature();
    if (act.does === "pay") await payEverybody(street);
    if (act.does === "look") expect(await street.look(act.who, act.by)).toEqual([]);
    if (act.does === "clear") {
      street.clearCookies(act.who);
      inBrowser.delete(act.who);
    }
    if (act.does === "click") {
      await street.click(act.who, act.by);
      const known = { by: act.by, at: app.now() };
      inBrowser.set(act.who, known);
      if (street.idOf(act.who) !== "" && act.by !== act.who) inAccount.set(act.who, known);
    }
    if (act.does === "buy") {
      const last = lastClick(act.who);
      const isOwnCard = last !== null && (paidWith.get(last.by)?.has(act.card) ?? false);
      bought.push({ id: await street.buy(act.who, act.card, act.items), who: act.who, click: last, isOwnCard });
      paidWith.set(act.who, (paidWith.get(act.who) ?? new Set<Card>()).add(act.card));
    }
    const about = act.does === "refund" || act.does === "dispute" ? bought[act.order] : undefined;
    if (!about) continue;
    if (act.does === "dispute") await disputeOrder(app, about.id, act.isWon);
    if (act.does === "refund" && street.idOf(about.who) !== "") await giveBack(street, about, act.percent);
  }
  return bought;
}

/** A payout run. Whoever is paid may owe it all again: then each cent that goes back is in their own account. */
async function payEverybody(street: Street): Promise<void> {
  await app.services.transaction((tx) => setMayOwe(tx, [street.idOf("pia"), street.idOf("quin")], 10_000_000));
  for (const name of ["pia", "quin"] as const) {
    const { recipients } = await street.callsOf(name).recipients.recipients();
    if (recipients.length === 0) await recipientOf(street.idOf(name));
  }
  toFriday();
  await mature();
  await collectPayouts(app.services);
}

/** What cannot be given back any more, or is being given back already, stays as it is. */
async function giveBack(street: Street, { id, who: whose }: BoughtOrder, percent: number): Promise<void> {
  for (const line of await linesOf([id])) {
    await street.refund(whose, line, percent).catch((error: { code?: string }) => {
      if (error.code !== "REFUNDS_NOT_ELIGIBLE") throw error;
    });
  }
}

function checkLine(street: Street, line: Line, order: BoughtOrder): void {
  const { split, affiliate, paidCents, taxCents, creatorId } = line;
  const { net, commission, processing, affiliate: ofCreator, platformAffiliate = 0, collaborators, creator } = split;
  expect(net).toBe(paidCents - taxCents);
  expect(commission + processing + ofCreator + platformAffiliate + collaborators + creator).toBe(net);
  for (const part of [commission, processing, ofCreator, platformAffiliate, collaborators, creator]) expect(part).toBeGreaterThanOrEqual(0);
  const credit = creditOf(order, creatorId);
  meet(credit === null ? "nobody" : "void" in credit ? credit.void : credit.programme);
  if (credit === null) {
    expect(affiliate).toBeNull();
    expect(affiliateShare(split)).toBe(0);
    return;
  }
  expect(affiliate?.userId).toBe(order.click && street.idOf(order.click.by));
  if ("void" in credit) expect(affiliate?.void?.reason).toBe(credit.void);
  else expect(affiliate).toMatchObject({ ...credit, clickedAt: order.click?.at });
}

/** Cents in somebody's accounts as an affiliate: what is booked of their shares, but for what payouts moved; and what of it is still pending. */
async function bookedShares(userId: string): Promise<{ all: number; pending: number; owed: number; paidOut: number }> {
  const { rows } = await sql<{ all: number; pending: number; owed: number; paidOut: number }>`
    select coalesce(sum(e.amount) filter (where t.kind not like 'payout%'), 0)::int as all,
      coalesce(sum(e.amount) filter (where e.account = ${account("affiliate_pending", userId)}), 0)::int as pending,
      coalesce(sum(e.amount) filter (where e.account = ${account("affiliate_available", userId)}), 0)::int as owed,
      coalesce(-sum(e.amount) filter (where t.kind like 'payout%'), 0)::int as paid_out
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account in (${account("affiliate_pending", userId)}, ${account("affiliate_available", userId)}, ${account("affiliate_held", userId)})`.execute(
    app.db,
  );
  return rows[0] ?? { all: 0, pending: 0, owed: 0, paidOut: 0 };
}

/** Whoever brought somebody has, in all their accounts, what the lines say, to the cent where nothing or all of it went back. */
async function checkBooks(street: Street, lines: readonly Line[]): Promise<void> {
  for (const name of BRINGERS) {
    const userId = street.idOf(name);
    const mine = lines.filter(({ affiliate }) => affiliate?.userId === userId && !affiliate.void);
    const parts = mine.filter(({ refundedCents, paidCents }) => refundedCents > 0 && refundedCents < paidCents);
    const due = mine.reduce((sum, { split, refundedCents, paidCents }) => sum + affiliateShare(split) * (1 - refundedCents / paidCents), 0);
    const { all } = await bookedShares(userId);
    expect(Math.abs(all - due)).toBeLessThanOrEqual(parts.length);
  }
}

/** The trail says of each line what became of it. */
async function checkTrail(lines: readonly Line[]): Promise<void> {
  await untilDelivered(app.db);
  const brought = lines.filter(({ affiliate }) => affiliate !== null);
  const ids = ["none", ...brought.map(({ id }) => id)];
  const rows = await app.db.selectFrom("affiliateCommissions").select(["lineId", "state", "cents"]).where("lineId", "in", ids).execute();
  expect(rows).toHaveLength(brought.length);
  for (const { lineId, state, cents } of rows) {
    const { affiliate, refundedCents = 0, paidCents = 1, split } = brought.find(({ id }) => id === lineId) ?? {};
    const isBack = refundedCents === paidCents;
    if (isBack && !affiliate?.void) meet("given back");
    if (affiliate?.void || isBack) expect([lineId, cents, state]).toEqual([lineId, 0, expect.stringMatching(/^(void|reversed)$/)]);
    else if (refundedCents === 0) expect([lineId, cents]).toEqual([lineId, split && affiliateShare(split)]);
  }
}

/** What the dashboard says is what the ledger's entries come to, and its sums are a recount of clicks and orders. */
async function checkFigures(street: Street, lines: readonly Line[]): Promise<void> {
  for (const name of ["pia", "quin"] as const) {
    const userId = street.idOf(name);
    const { affiliates } = street.callsOf(name);
    const figures = await affiliates.dashboard({ range: "all" });
    const { all, pending, owed, paidOut } = await bookedShares(userId);
    expect(figures.earnedCents).toBe(all);
    expect(figures.pendingCents).toBe(pending);
    expect(figures.approvedCents + figures.paidCents).toBe(owed + paidOut);
    if (paidOut > 0) meet("paid out");
    const { links } = await affiliates.links({ range: "all" });
    const { items } = await affiliates.items({ range: "all" });
    const { days } = await affiliates.days({ range: "all" });
    const sums = [links, days].map((rows) => rows.reduce((sum, { cents }) => sum + cents, 0));
    expect([...sums, items.reduce((sum, { cents }) => sum + cents, 0)]).toEqual([all, all, all]);
    const { rows } = await sql<object>`select (select count(*)::int from affiliate_clicks where affiliate_id = ${userId}) as clicks,
      (select count(*) filter (where is_first)::int from affiliate_clicks where affiliate_id = ${userId}) as visitors,
      (select count(distinct order_id)::int from affiliate_commissions where affiliate_id = ${userId} and cents > 0) as orders`.execute(
      app.db,
    );
    expect(figures).toMatchObject(rows[0] ?? {});
    const sold = lines.filter((line) => line.affiliate?.userId === userId && !line.affiliate.void && line.refundedCents < line.paidCents);
    const bought = items.filter(({ orders }) => orders > 0);
    expect(new Set(bought.map(({ itemKey }) => itemKey))).toEqual(new Set(sold.map(({ itemType, itemId }) => `${itemType}:${itemId}`)));
  }
}

/** Revenue as our team sees it is what sales brought in by the ledger, every cent of it confirmed by an event of the provider. */
async function checkRevenue(): Promise<void> {
  const range = { from: dayAfter(dayOf(app.now()), -365), to: dayOf(app.now()) };
  const { totals } = await app.as(ROOT).analytics.revenue(range);
  const { rows } = await sql<{ cents: number; orders: number }>`
    select coalesce(-sum(e.amount), 0)::int as cents, count(*)::int as orders from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.kind = 'sale' and e.account = 'provider' and t.at >= ${range.from}::date`.execute(app.db);
  expect({ cents: totals.cents, orders: totals.orders, verifiedCents: totals.verifiedCents }).toEqual({
    ...rows[0],
    verifiedCents: rows[0]?.cents,
  });
}

test("L12 whatever people click, buy, give back and dispute: every line's shares are its price, and nobody is credited who must not be", async () => {
  const settings = { isOn: true, bps: CARAS_BPS, isChosenOnly: false, mayAsk: false, items: [] };
  await app.as(CARA).affiliates.saveProgrammeSettings(settings);
  const lived = async (acts: readonly Act[]): Promise<void> => {
    const street = await openStreet(app, ++runs);
    const bought = await walk(street, acts);
    const lines = await linesOf(bought.map(({ id }) => id));
    for (const line of lines) {
      const of = bought.find(({ id }) => id === line.orderId);
      if (of) checkLine(street, line, of);
    }
    await checkBooks(street, lines);
    await checkTrail(lines);
    await checkFigures(street, lines);
    await checkRevenue();
    await street.close();
  };
  for (const acts of ALWAYS) await lived(acts);
  for (const what of [
    "nobody",
    "self",
    "own_item",
    "same_card",
    "same_device",
    "too late",
    "platform",
    "creator",
    "given back",
    "paid out",
  ])
    expect([what, (met.get(what) ?? 0) > 0]).toEqual([what, true]);
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 14 }), lived), { numRuns: RUNS, endOnFailure: true });
}, 60_000);
