import type { TestCardName } from "@blenda/domain/checkout/constants";
import type { VisitNote } from "@blenda/domain/checkout/model";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Scene } from "./agenda.ts";
import type { Chance } from "./chance.ts";
import { downloadFirst } from "./downloading.ts";
import { lineOf, notOwned, onSale, type Ware } from "./goods.ts";
import { type Person, present } from "./people.ts";
import { hourOf, weekdayWeight } from "./rhythm.ts";
import { buy, pay, placeIn } from "./shopping.ts";
import { type ArrivedOrder, orderVisitOf } from "./visits/visiting.ts";

/** Orders on an ordinary day, at the beginning and at the end. */
const FIRST_DAY_ORDERS = 2.2;
const LAST_DAY_ORDERS = 4.4;
const CARDS: readonly TestCardName[] = ["visa", "visa", "visa", "mastercard", "mastercard", "visa debit", "amex"];
const CODE = "NIGHTMARKET";
const SHARES = { guest: 0.08, training: 0.12, second: 0.35, code: 0.12, declined: 0.06, abandoned: 0.04, downloaded: 0.4 };
const GUESTS = 40;
const MINUTES_TO_DOWNLOAD = 20;
const DISPUTED_DAYS = new Set([21, 58, 83]);
const PACK_EVERY_DAYS = 4;
const PLAN_DAYS = [3, 9, 15, 33];

function ordersOn({ stage, day }: Scene, days: number, chance: Chance): number {
  const usual = FIRST_DAY_ORDERS + ((LAST_DAY_ORDERS - FIRST_DAY_ORDERS) * day) / days;
  return Math.round(usual * weekdayWeight(stage.now()) * (0.7 + 0.6 * chance.next()));
}

/** An ordinary day in the shops, and how people came for it. Nobody buys twice on it. */
export function planBuying(scene: Scene, days: number): ArrivedOrder[] {
  const { day, people, planApart, at } = scene;
  const chance = scene.chance("buying");
  const arrived: ArrivedOrder[] = [];
  const arrive = (buyer: Person, then: Instant, wish: Omit<Wish, "visit">): Wish => {
    const visit = orderVisitOf(scene, wish.key, then);
    arrived.push({ at: then, visit, userId: guestDraw(scene, wish).isGuest ? null : buyer.me.id });
    return { ...wish, visit };
  };
  for (const [n, buyer] of chance.some(present(people), ordersOn(scene, days, chance)).entries()) {
    const then = at(hourOf(chance));
    const wish = arrive(buyer, then, { key: `history-${day}-${n}` });
    planApart(then, "an order", () => order(scene, buyer, wish));
  }
  const [disputing, packing] = chance.some(present(people), 2);
  if (disputing && DISPUTED_DAYS.has(day)) {
    const wish = arrive(disputing, at(3), { key: `history-${day}-disputed`, cards: ["dispute"] });
    scene.plan(at(3), "a disputed order", () => order(scene, disputing, wish));
  }
  if (packing && day % PACK_EVERY_DAYS === 1) planApart(at(18), "a token pack", () => tokenPack(scene, packing));
  if (PLAN_DAYS.includes(day)) planApart(at(10.25), "a token plan", () => tokenPlan(scene));
  return arrived;
}

interface Wish {
  key: string;
  /** Absent: whatever people pay with. */
  cards?: readonly TestCardName[];
  visit: VisitNote;
}

function guestDraw(scene: Scene, { key, cards }: Omit<Wish, "visit">): { chance: Chance; isGuest: boolean } {
  const chance = scene.chance(key);
  return { chance, isGuest: !cards && chance.is(SHARES.guest) };
}

async function order(scene: Scene, buyer: Person, wish: Wish): Promise<void> {
  const { stage, planApart } = scene;
  const { key, cards, visit } = wish;
  const { chance, isGuest } = guestDraw(scene, wish);
  const chosen = await choose(scene, isGuest ? null : buyer, chance);
  if (chosen.length === 0) return;
  const purchase = {
    lines: chosen.map((ware) => lineOf(ware, chance)),
    cards: cards ?? cardsOf(chance),
    key,
    visit,
    ...(chance.is(SHARES.code) && { code: CODE }),
  };
  if (isGuest) {
    await buy(stage, { me: null, address: buyer.address, email: `guest-${chance.below(GUESTS) + 1}@blenda.test` }, purchase);
    return;
  }
  const orderId = await buy(stage, buyer, purchase);
  const isPaid = purchase.cards.length > 0;
  if (isPaid && chance.is(SHARES.downloaded))
    planApart(addMinutes(stage.now(), MINUTES_TO_DOWNLOAD), "a download", () => downloadFirst(stage, buyer, orderId));
}

async function choose({ stage, goods }: Scene, buyer: Person | null, chance: Chance): Promise<Ware[]> {
  const all = onSale(goods, stage.now());
  const wanted = buyer && chance.is(SHARES.training) ? "training" : "product";
  const wares = (buyer ? await notOwned(stage.services.db, buyer.me.id, all) : all).filter(({ type }) => type === wanted);
  return chance.some(wares, chance.is(SHARES.second) ? 2 : 1);
}

/** Some are declined and try another card, some think better of it. */
function cardsOf(chance: Chance): TestCardName[] {
  const card = chance.pick(CARDS) ?? "visa";
  if (chance.is(SHARES.abandoned)) return [];
  return chance.is(SHARES.declined) ? ["declined", card] : [card];
}

async function tokenPack({ stage, day, ...scene }: Scene, buyer: Person): Promise<void> {
  const key = `history-${day}-pack`;
  const packId = scene.chance(key).pick(["small", "small", "medium", "large"]) ?? "small";
  const { orderId } = await stage.as(buyer.me, buyer.address).tokens.buyPack({ packId, key, ...placeIn() });
  await pay(stage, buyer, { orderId, cards: ["visa"], key });
}

/** It is renewed every month from then on. */
async function tokenPlan({ stage, people, day, ...scene }: Scene): Promise<void> {
  const buyer = people[1 + PLAN_DAYS.indexOf(day)];
  if (!buyer) return;
  const key = `history-${day}-plan`;
  const planId = scene.chance(key).pick(["starter", "creator"]) ?? "starter";
  const { orderId } = await stage.as(buyer.me, buyer.address).tokens.subscribe({ planId, key, ...placeIn() });
  await pay(stage, buyer, { orderId, cards: ["mastercard"], key });
}
