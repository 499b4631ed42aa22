import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLocalStore, writeLoginFlag } from "./login-flag.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      clear: () => kept.clear(),
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("if no flag is stored at start, local storage is cleared", () => {
  kept.set("left by somebody", "1");
  openLocalStore();
  expect([...kept.keys()]).toEqual(["blenda.loggedIn"]);
});

test("an anonymous visitor's things survive the next visit", () => {
  openLocalStore();
  kept.set("cart", "[]");
  openLocalStore();
  expect(kept.get("cart")).toBe("[]");
});

test("the flag is true while somebody is signed in, and on logout it is set to false", () => {
  writeLoginFlag(true);
  expect(kept.get("blenda.loggedIn")).toBe("true");
  writeLoginFlag(false);
  expect(kept.get("blenda.loggedIn")).toBe("false");
});
