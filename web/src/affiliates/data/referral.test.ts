import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readLink } from "../../app/brought-by-link.ts";
import { noticeReferral } from "./referral.ts";

const KEY = "blenda.referral";
const kept = new Map<string, string>();
let address = "/";

/** A browser reduced to its address and its store. */
function land(path: string, read: () => void = noticeReferral): void {
  address = path;
  vi.stubGlobal("window", {
    get location() {
      return new URL(address, "https://blenda.test");
    },
    history: { state: null, replaceState: (_state: unknown, _title: string, to: string) => void (address = to) },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
  read();
}

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ now: new Date("2026-03-01T12:00:00.000Z") });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("an affiliate reference is stored on landing and removed from the address; the rest of the address stays", () => {
  land("/help?topic=a%20b&ref=123abc&x=1#refunds");
  expect(address).toBe("/help?topic=a%20b&x=1#refunds");
  expect(JSON.parse(kept.get(KEY) ?? "")).toEqual({
    ref: "123ABC",
    timestamp: "2026-03-01T12:00:00.000Z",
    expires: "2026-03-31T12:00:00.000Z",
  });
});

test("a link with a reference, a sub-ID and a code is read by both who look for theirs, and loses only these", () => {
  land("/product/halo?q=a&ref=123ABC&sub=video&coupon=orbit10#reviews", () => readLink(0));
  expect(address).toBe("/product/halo?q=a&sub=video#reviews");
  expect(kept.get(KEY)).toContain("123ABC");
  expect([...kept.values()].join()).toContain("ORBIT10");
});

test("a reference nobody can have is removed from the address and replaces nothing", () => {
  land("/?ref=123ABC");
  land("/?ref=nobody");
  expect(address).toBe("/");
  expect(kept.get(KEY)).toContain("123ABC");
});

test("a referral is valid until expiry, then removed on next read", () => {
  land("/?ref=123ABC");
  vi.setSystemTime(new Date("2026-03-31T11:59:59.000Z"));
  land("/about");
  expect(kept.has(KEY)).toBe(true);
  vi.setSystemTime(new Date("2026-03-31T12:00:00.000Z"));
  land("/about");
  expect(kept.has(KEY)).toBe(false);
});
