import type { Drop } from "@blenda/domain/access/event";
import type { SaleWindow } from "@blenda/domain/shared/sale";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOOK_WITHIN_MS, PriceEdges } from "./price-edges.ts";
import type { Kind } from "./repository.ts";

const START = "2026-03-01T12:00:00.000Z";
const END = "2026-03-08T12:00:00.000Z";
const sale: SaleWindow = { eventId: "week", name: "Bench week", percent: 25, lowestCents: 2_000, startsAt: START, endsAt: END };
const now = () => new Date().toISOString();
const chair = { n: 1, saleItemId: "chair", creatorId: "cara", priceCents: 2_000, sale };
const table = { n: 2, saleItemId: "table", creatorId: "cara", priceCents: 4_000, sale };
const course = { n: 1, saleItemId: "course", creatorId: "bob", priceCents: 3_000, sale };

let told: Drop[];
let repriced: [kind: Kind, n: number, priceCents: number][];
let edges: PriceEdges;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(START) - 10 * 60_000 });
  [told, repriced] = [[], []];
  edges = new PriceEdges(now, {
    reprice: (...price) => void repriced.push(price),
    // Whoever hears of it finds the new price.
    tell: (what) => void told.push({ ...what, ids: repriced.length > 0 ? what.ids : null }),
  });
});
afterEach(() => {
  edges.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const until = (at: string) => vi.advanceTimersByTime(Date.parse(at) - Date.now());
const toldIds = () => told.map(({ ids }) => ids);

test("what begins at one moment has its price at that moment and is told at once, each kind by itself", () => {
  for (const row of [chair, table]) edges.learn("products", row, now());
  edges.learn("trainings", course, now());
  vi.advanceTimersByTime(10 * 60_000 - 1);
  expect([told, repriced]).toEqual([[], []]);
  vi.advanceTimersByTime(1);
  expect(repriced).toEqual([
    ["products", 1, 1_500],
    ["products", 2, 3_000],
    ["trainings", 1, 2_250],
  ]);
  expect(told).toEqual([
    { kind: "catalogue.product", ids: ["chair", "table"], creatorIds: ["cara"] },
    { kind: "trainings.training", ids: ["course"], creatorIds: ["bob"] },
  ]);
});

test("its end is the next edge, whether it was read again since or not, and after it there is none", () => {
  for (const row of [chair, table]) edges.learn("products", row, now());
  until(START);
  edges.learn("products", chair, now());
  until(END);
  expect(repriced.slice(2)).toEqual([
    ["products", 1, 2_000],
    ["products", 2, 4_000],
  ]);
  expect(toldIds()).toEqual([
    ["chair", "table"],
    ["chair", "table"],
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

test("what was read since it began is not told again", () => {
  vi.setSystemTime(Date.parse(START));
  edges.learn("products", chair, now());
  vi.advanceTimersByTime(2 * LOOK_WITHIN_MS);
  expect([told, repriced]).toEqual([[], []]);
});

test("of a sale that was called off, and of what is no longer listed, nothing is told", () => {
  for (const row of [chair, table]) edges.learn("products", row, now());
  edges.learn("trainings", course, now());
  edges.learn("products", { ...chair, saleItemId: null, sale: null }, now());
  edges.forget("products", table.n);
  edges.forgetAll("trainings");
  until(START);
  expect([told, repriced]).toEqual([[], []]);
});

test("a clock that was set is met by the next look; a sale planned before the others moves it", () => {
  edges.learn("products", { ...chair, sale: { ...sale, startsAt: "2026-03-05T12:00:00.000Z" } }, now());
  edges.learn("products", table, now());
  vi.setSystemTime(Date.parse(START));
  vi.advanceTimersByTime(LOOK_WITHIN_MS);
  expect(toldIds()).toEqual([["table"]]);
});
