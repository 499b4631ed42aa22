import type { VisitNote } from "@blenda/domain/checkout/model";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { DIRECT } from "@blenda/domain/tracking/constants";
import { addPastVisits, countTold, type PastVisit } from "../../tracking/port.ts";
import type { Scene } from "../agenda.ts";
import { visitOf } from "../arriving.ts";
import type { Chance } from "../chance.ts";
import { present } from "../people.ts";
import { hourOf, weekdayWeight } from "../rhythm.ts";
import { campaignOf, pastVisitOf, sessionIdOf } from "./visitor.ts";

/** Visits of an ordinary day by people who agreed to analytics, at the beginning and at the end. */
const FIRST_DAY_VISITS = 30;
const LAST_DAY_VISITS = 52;
/** Of all visits without an order: how many get how far, and are of somebody with an account. */
const SHARES = { onePage: 0.34, product: 0.68, cart: 0.16, checkout: 0.4, account: 0.22 };

/** Where people look from, the more often the more; of the last ones there are too few to have a name on the map. */
const ZONES: readonly (readonly [zone: string, weight: number])[] = [
  ...([
    ["America/New_York", 17],
    ["America/Chicago", 8],
    ["America/Los_Angeles", 11],
    ["America/Toronto", 6],
  ] as const),
  ...([
    ["America/Sao_Paulo", 5],
    ["America/Mexico_City", 3],
    ["America/Argentina/Buenos_Aires", 2],
    ["America/Bogota", 1.5],
  ] as const),
  ...([
    ["Europe/Berlin", 11],
    ["Europe/London", 10],
    ["Europe/Paris", 7],
    ["Europe/Warsaw", 5],
    ["Europe/Madrid", 4],
  ] as const),
  ...([
    ["Europe/Rome", 3],
    ["Europe/Amsterdam", 3],
    ["Europe/Stockholm", 2],
    ["Europe/Lisbon", 1.5],
    ["Europe/Vienna", 1.5],
  ] as const),
  ...([
    ["Europe/Prague", 1],
    ["Europe/Kyiv", 1.5],
    ["Europe/Istanbul", 2],
    ["Africa/Cairo", 1],
    ["Africa/Lagos", 1],
  ] as const),
  ...([
    ["Africa/Johannesburg", 1],
    ["Asia/Tokyo", 8],
    ["Asia/Seoul", 4],
    ["Asia/Kolkata", 5],
    ["Asia/Jakarta", 2],
  ] as const),
  ...([
    ["Asia/Singapore", 1.5],
    ["Asia/Taipei", 1.5],
    ["Asia/Manila", 1.5],
    ["Australia/Sydney", 4],
    ["Pacific/Auckland", 1],
  ] as const),
  ...([
    ["Atlantic/Reykjavik", 0.05],
    ["Africa/Nairobi", 0.06],
    ["Asia/Tbilisi", 0.05],
    ["America/Montevideo", 0.06],
  ] as const),
];
const ALL_WEIGHTS = ZONES.reduce((sum, [, weight]) => sum + weight, 0);

function zoneOf(chance: Chance): string {
  let left = chance.next() * ALL_WEIGHTS;
  for (const [zone, weight] of ZONES) {
    left -= weight;
    if (left < 0) return zone;
  }
  return "America/New_York";
}

const SITES = [
  ...Array<string>(5).fill("www.google.com"),
  ...["duckduckgo.com", "www.bing.com", "www.reddit.com", "www.reddit.com", "www.youtube.com", "www.artstation.com", "www.instagram.com"],
  ...["forum.example", "news.example", "studio-notes.example"],
  ...Array<string>(5).fill(DIRECT),
];
const PATHS = ["/", "/", "/marketplace", "/marketplace", "/community", "/training", "/search"];

/** An order that is to come, as it was arrived for. */
export interface ArrivedOrder {
  at: Instant;
  visit: VisitNote;
  /** `null`: a guest. */
  userId: string | null;
}

/** The visit an order is made in, by somebody who may have agreed to that being known. */
export function orderVisitOf({ chance: of }: Scene, key: string, at: Instant): VisitNote {
  const note = visitOf(of(`${key} arriving`), at);
  if (!note.sessionData) return note;
  const chance = of(`${key} visit`);
  return { ...note, sessionId: sessionIdOf(chance), sessionData: { ...note.sessionData, ...campaignOf(chance) } };
}

/** The day's visits, written down before what is done in them: its orders are paid in theirs. */
export function planVisits(scene: Scene, days: number, orders: readonly ArrivedOrder[]): void {
  const { stage, end, plan, at } = scene;
  plan(at(0), "visits", async () => {
    const { site } = stage.services;
    const visits = [...looking(scene, days, site.url), ...ordering(scene, orders, site.url)].filter(({ startedAt }) => startedAt < end);
    await stage.services.transaction((tx) => addPastVisits(tx, visits));
    await countTold(stage.services);
  });
}

function ordering(scene: Scene, orders: readonly ArrivedOrder[], siteUrl: string): PastVisit[] {
  return orders.flatMap(({ at, visit: { sessionId, sessionData, browserTimezone = "UTC" }, userId }) => {
    if (sessionId === undefined || !sessionData) return [];
    const began = addMinutes(at, -sessionData.timeOnSite / 60);
    const steps = { product: true, cart: true, checkout: true };
    const journey = { id: sessionId, userId, at: began, zone: browserTimezone, session: sessionData, steps, path: "/marketplace" };
    return [pastVisitOf(journey, scene.chance(`visit ${sessionId}`), siteUrl)];
  });
}

function looking(scene: Scene, days: number, siteUrl: string): PastVisit[] {
  const { day, people, at } = scene;
  const chance = scene.chance("visits");
  const usual = FIRST_DAY_VISITS + ((LAST_DAY_VISITS - FIRST_DAY_VISITS) * day) / days;
  const count = Math.round(usual * weekdayWeight(at(0)) * (0.75 + 0.5 * chance.next()));
  return Array.from({ length: count }, () => {
    const isShort = chance.is(SHARES.onePage);
    const isProduct = !isShort && chance.is(SHARES.product);
    const isCart = isProduct && chance.is(SHARES.cart);
    const steps = { product: isProduct, cart: isCart, checkout: isCart && chance.is(SHARES.checkout) };
    const pageViews = isShort ? 1 : 2 + chance.below(isCart ? 16 : 9);
    const timeOnSite = isShort ? 3 + chance.below(60) : pageViews * (12 + chance.below(50));
    const somebody = chance.is(SHARES.account) ? chance.pick(present(people))?.me.id : undefined;
    const journey = {
      ...{ id: sessionIdOf(chance), userId: somebody ?? null, at: at(hourOf(chance)), zone: zoneOf(chance), steps },
      session: { pageViews, timeOnSite, referralSource: chance.pick(SITES) ?? DIRECT, ...campaignOf(chance) },
      path: chance.pick(PATHS) ?? "/",
    };
    return pastVisitOf(journey, chance, siteUrl);
  });
}
