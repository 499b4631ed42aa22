import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CACHE, type Cache, makeCache } from "./cache.ts";

const MINUTE_MS = 60_000;
let at = 1_000;
let cache: Cache;

beforeEach(() => {
  vi.useFakeTimers();
  cache = makeCache({ now: () => at });
});
afterEach(() => {
  cache.stop();
  vi.useRealTimers();
});

test("an answer lives for 5 minutes", () => {
  cache.set("hero", { title: "x" });
  at += 5 * MINUTE_MS - 1;
  expect(cache.get("hero")).toEqual({ title: "x" });
  at += 2;
  expect(cache.get("hero")).toBeUndefined();
});

test("2000 entries are kept, the least used one goes first", () => {
  for (let index = 0; index < 2_000; index += 1) cache.set(`key${index}`, index);
  cache.get("key0");
  cache.set("one more", 1);
  expect(cache.stats().entries).toBe(2_000);
  expect(cache.get("key0")).toBe(0);
  expect(cache.get("key1")).toBeUndefined();
});

test("100 MB are kept, and a value larger than that is not", () => {
  const half = Buffer.alloc(CACHE.MAX_BYTES / 2);
  cache.set("a", half);
  cache.set("b", half);
  expect(cache.stats().bytes).toBe(104_857_600);
  cache.set("c", half);
  expect(cache.get("a")).toBeUndefined();
  expect(cache.get("c")).toBe(half);
  cache.set("huge", Buffer.alloc(CACHE.MAX_BYTES + 1));
  expect(cache.get("huge")).toBeUndefined();
  cache.clear();
  expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 });
});

test("every 2 minutes what has expired is cleaned away, without anybody asking for it", () => {
  cache.set("old", "äö");
  at += 4 * MINUTE_MS;
  cache.set("young", true);
  at += 2 * MINUTE_MS;
  vi.advanceTimersByTime(2 * MINUTE_MS - 1);
  expect(cache.stats()).toMatchObject({ entries: 2, bytes: 6 + 4 });
  vi.advanceTimersByTime(1);
  expect(cache.stats()).toMatchObject({ entries: 1, bytes: 4 });
  cache.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("hits and misses are counted", () => {
  cache.get("a");
  cache.set("a", 0);
  cache.get("a");
  cache.get("a");
  cache.delete("a");
  cache.get("a");
  expect(cache.stats()).toEqual({ hits: 2, misses: 2, entries: 0, bytes: 0 });
});

test("many who ask at once cause one load", async () => {
  const loads = vi.fn(async () => ({ answer: 42 }));
  const answers = await Promise.all([1, 2, 3].map(() => cache.remember("a", loads)));
  expect(answers).toEqual([{ answer: 42 }, { answer: 42 }, { answer: 42 }]);
  expect(await cache.remember("a", loads)).toBe(answers[0]);
  expect(loads).toHaveBeenCalledTimes(1);
});

test("a failed load reaches everybody who waited and is not kept", async () => {
  const waiting = [1, 2].map(() => cache.remember("a", () => Promise.reject(new Error("database away"))));
  for (const each of waiting) await expect(each).rejects.toThrow("database away");
  expect(await cache.remember("a", async () => "back")).toBe("back");
});

test("what was deleted during a load is not kept when the load ends, and the next one loads anew", async () => {
  for (const forget of [() => cache.delete("a"), () => cache.clear(), () => cache.set("a", "new")]) {
    const slow = Promise.withResolvers<string>();
    const before = cache.remember("a", () => slow.promise);
    forget();
    const after = cache.remember("a", async () => "new");
    slow.resolve("old");
    expect(await before).toBe("old");
    expect(await after).toBe("new");
    expect(cache.get("a")).toBe("new");
    cache.delete("a");
  }
});
