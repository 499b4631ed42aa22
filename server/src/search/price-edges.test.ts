import type { Drop } from "@blenda/domain/access/event";
import type { SaleWindow } from "@blenda/domain/shared/sale";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GRACE_MS, LOOK_WITHIN_MS, PriceEdges } from "./price-edges.ts";

const START = "2026-03-01T12:00:00.000Z";
const END = "2026-03-08T12:00:00.000Z";
const sale: SaleWindow = { eventId: "week", name: "Bench week", percent: 25, lowestCents: 2_000, startsAt: START, endsAt: END };
const now = () => new Date().toISOString();
const chair = { n: 1, saleItemId: "chair", creatorId: "cara", sale };
const table = { n: 2, saleItemId: "table", creatorId: "cara", sale };
const course = { n: 1, saleItemId: "course", creatorId: "bob", sale };

let told: Drop[];
let edges: PriceEdges;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(START) - 10 * 60_000 });
  told = [];
  edges = new PriceEdges(now, (what) => told.push(what));
});
afterEach(() => {
  edges.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const untilAfter = (at: string) => vi.advanceTimersByTime(Date.parse(at) + GRACE_MS - Date.now());

test("what begins at one moment is told at once, each kind by itself, a little after that moment", () => {
  for (const row of [chair, table]) edges.learn("products", row, now());
  edges.learn("trainings", course, now());
  vi.advanceTimersByTime(10 * 60_000 + GRACE_MS - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([
    { kind: "catalogue.product", ids: ["chair", "table"], creatorIds: ["cara"] },
    { kind: "trainings.training", ids: ["course"], creatorIds: ["bob"] },
  ]);
});

test("what was read since it began is not told again; its end is the next edge, and after it there is none", () => {
  edges.learn("products", chair, now());
  vi.advanceTimersByTime(10 * 60_000);
  edges.learn("products", chair, now());
  untilAfter(START);
  expect(told).toEqual([]);
  untilAfter(END);
  expect(told).toHaveLength(1);
  edges.learn("products", chair, now());
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(LOOK_WITHIN_MS);
  expect(told).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("of a sale that was called off, and of what is no longer listed, nothing is told", () => {
  for (const row of [chair, table]) edges.learn("products", row, now());
  edges.learn("trainings", course, now());
  edges.learn("products", { ...chair, saleItemId: null, sale: null }, now());
  edges.forget("products", table.n);
  edges.forgetAll("trainings");
  untilAfter(START);
  expect(told).toEqual([]);
});

test("what could not be read is told again, until it was", () => {
  edges.learn("products", chair, now());
  untilAfter(START);
  vi.advanceTimersByTime(LOOK_WITHIN_MS);
  expect(told.map(({ ids }) => ids)).toEqual([["chair"], ["chair"]]);
  edges.learn("products", chair, now());
  vi.advanceTimersByTime(LOOK_WITHIN_MS);
  expect(told).toHaveLength(2);
});

test("a clock that was set is met by the next look; a sale planned before the others moves it", () => {
  edges.learn("products", { ...chair, sale: { ...sale, startsAt: "2026-03-05T12:00:00.000Z" } }, now());
  edges.learn("products", table, now());
  vi.setSystemTime(Date.parse(START) + GRACE_MS);
  vi.advanceTimersByTime(LOOK_WITHIN_MS);
  expect(told.map(({ ids }) => ids)).toEqual([["table"]]);
});
