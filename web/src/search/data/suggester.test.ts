import type { SearchResult } from "@blenda/domain/search/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSuggester, type Suggestions } from "./suggester.ts";

const result = (label: string): SearchResult => ({
  id: label,
  label,
  type: "Product",
  path: `/product/${label}`,
  category: "Props",
  imageUrl: null,
  stageHue: null,
  priceCents: 0,
  sale: null,
  duration: null,
  creatorName: "",
  shopName: "",
});

/** A server whose answers come when the test says so. */
function box() {
  const asked: { term: string; signal: AbortSignal; answer: (labels: string[]) => void; fail: () => void }[] = [];
  const told: Suggestions[] = [];
  let inFlight = 0;
  let mostInFlight = 0;
  const suggester = createSuggester(
    async (term, signal) => {
      mostInFlight = Math.max(mostInFlight, ++inFlight);
      const waiting = Promise.withResolvers<string[]>();
      signal.addEventListener("abort", () => waiting.reject(new Error("aborted")));
      asked.push({ term, signal, answer: waiting.resolve, fail: () => waiting.reject(new Error("lost")) });
      try {
        const products = (await waiting.promise).map(result);
        return { products, learning: [], totals: { products: products.length, learning: 0 } };
      } finally {
        inFlight -= 1;
      }
    },
    (now) => told.push(now),
  );
  const rest = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms));
  return { ...suggester, asked, told, rest, most: () => mostInFlight };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a search runs only for trimmed terms of at least 2 characters", async () => {
  const { type, told, asked, rest } = box();
  type("  r ");
  await rest(1_000);
  expect(told).toEqual([{ state: "short" }]);
  expect(asked).toEqual([]);
});

test("the search waits until 300 ms have passed without typing", async () => {
  const { type, asked, rest } = box();
  type("ro");
  await rest(299);
  type("rob");
  await rest(299);
  expect(asked).toEqual([]);
  await rest(1);
  expect(asked.map(({ term }) => term)).toEqual(["rob"]);
});

test("at most 5 products are shown of those that were found", async () => {
  const { type, told, asked, rest } = box();
  type("ro");
  await rest(300);
  asked[0]?.answer(["a", "b", "c", "d", "e", "f"]);
  await rest(0);
  const found = told.at(-1);
  expect(found?.state === "found" && found.products.map(({ label }) => label)).toEqual(["a", "b", "c", "d", "e"]);
});

test("there are never two requests in flight for one box, and only the newest term is told", async () => {
  const { type, told, asked, rest, most } = box();
  type("ro");
  await rest(300);
  type("rob");
  expect(asked[0]?.signal.aborted).toBe(true);
  type("robot");
  await rest(300);
  asked[1]?.answer(["Robot"]);
  await rest(0);
  expect(asked.map(({ term }) => term)).toEqual(["ro", "robot"]);
  expect(most()).toBe(1);
  expect(told.map(({ state }) => state)).toEqual(["searching", "searching", "searching", "found"]);
});

test("search failures give empty results silently", async () => {
  const { type, told, asked, rest } = box();
  type("ro");
  await rest(300);
  asked[0]?.fail();
  await rest(0);
  expect(told.at(-1)).toEqual({ state: "found", term: "ro", products: [], learning: [], totals: { products: 0, learning: 0 } });
});

test("a space behind the term asks nothing new", async () => {
  const { type, asked, rest } = box();
  type("ro");
  await rest(300);
  type("ro ");
  await rest(300);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.signal.aborted).toBe(false);
});

test("a box that is closed asks no more and says nothing more", async () => {
  const { type, stop, told, asked, rest } = box();
  type("ro");
  await rest(300);
  type("rob");
  stop();
  await rest(1_000);
  expect(asked).toHaveLength(1);
  expect(told.map(({ state }) => state)).toEqual(["searching", "searching"]);
});
