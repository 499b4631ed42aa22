import { affiliateShare } from "@blenda/domain/ledger/rules";
import { minutesBetween } from "@blenda/domain/shared/calendar";
import { inOrder } from "@blenda/domain/shared/language/formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import { account, balance } from "../ledger/port.ts";
import { orderJobs } from "../orders/jobs.ts";
import { BRINGERS, type Bringer, BUYERS, type Buyer, disputeOrder, openStreet } from "../testing/affiliates/street.ts";
import { CARA, testApp } from "../testing/app.ts";
import { untilDelivered } from "../testing/people.ts";

const app = await testApp();

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
  { weight: 2, arbitrary: fc.record({ does: fc.constant("wait" as const), minutes: fc.constantFrom(DAY, 29 * DAY, 31 * DAY) }) },
);

const click = (whose: Buyer, from: Bringer): Act => ({ does: "click", who: whose, by: from });
const buys = (whose: Buyer, card: Card = "visa"): Act => ({ does: "buy", who: whose, card, items: 7 });
const wait = (minutes: number): Act => ({ does: "wait", minutes });
/** Walked whatever the seed. Everything but waiting is a minute after what was before. */
const ALWAYS: Act[][] = [
  [click("pia", "pia"), buys("pia"), click("abel", "cara"), buys("abel"), click("dora", "pia"), buys("dora")],
  [click("kiosk", "pia"), buys("kiosk"), { does: "look", who: "guest", by: "pia" }, buys("guest")],
  [buys("pia", "mastercard"), click("abel", "pia"), buys("abel", "mastercard"), buys("abel")],
  [click("guest", "pia"), wait(VALID - 1), buys("guest"), click("abel", "quin"), wait(VALID - 1 + SECOND), buys("abel")],
  [click("abel", "pia"), { does: "clear", who: "abel" }, buys("abel"), { does: "refund", order: 0, percent: 100 }],
  [click("guest", "quin"), buys("guest"), wait(31 * DAY), { does: "dispute", order: 0, isWon: false }],
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
  if (last.by === whose) return { void: "self" };
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

/** Whoever brought somebody has, in all their accounts, what the lines say, to the cent where nothing or all of it went back. */
async function checkBooks(street: Street, lines: readonly Line[]): Promise<void> {
  for (const name of BRINGERS) {
    const userId = street.idOf(name);
    const mine = lines.filter(({ affiliate }) => affiliate?.userId === userId && !affiliate.void);
    const parts = mine.filter(({ refundedCents, paidCents }) => refundedCents > 0 && refundedCents < paidCents);
    const due = mine.reduce((sum, { split, refundedCents, paidCents }) => sum + affiliateShare(split) * (1 - refundedCents / paidCents), 0);
    const accounts = (["affiliate_pending", "affiliate_available", "affiliate_held"] as const).map((kind) => account(kind, userId));
    const has = (await Promise.all(accounts.map((each) => balance(app.db, each)))).reduce((sum, cents) => sum + cents, 0);
    expect(Math.abs(has - due)).toBeLessThanOrEqual(parts.length);
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

test("whatever people click, buy, give back and dispute: every line's shares are its price, and nobody is credited who must not be", async () => {
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
    await street.close();
  };
  for (const acts of ALWAYS) await lived(acts);
  for (const what of ["nobody", "self", "own_item", "same_card", "same_device", "too late", "platform", "creator", "given back"])
    expect([what, (met.get(what) ?? 0) > 0]).toEqual([what, true]);
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 14 }), lived), { numRuns: RUNS, endOnFailure: true });
}, 60_000);
