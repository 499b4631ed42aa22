import { EVERYTHING, ONLY_ESSENTIAL } from "@blenda/domain/consent/rules";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("window", {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
});
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("navigator", { userAgent: "a browser" });
vi.stubGlobal("location", { href: "https://blenda.test/" });
const { askAgain, choose, whenAllowed } = await import("./consent.ts");

beforeEach(askAgain);
afterAll(() => void vi.unstubAllGlobals());

test("analytics runs only after a yes, and once", () => {
  const run = vi.fn();
  whenAllowed("analytics", run);
  choose(ONLY_ESSENTIAL);
  expect(run).not.toHaveBeenCalled();
  choose({ ...ONLY_ESSENTIAL, analytics: true });
  choose(EVERYTHING);
  expect(run).toHaveBeenCalledTimes(1);
});

test("what is allowed already runs at once", () => {
  choose(EVERYTHING);
  const run = vi.fn();
  whenAllowed("marketing", run);
  expect(run).toHaveBeenCalledTimes(1);
});

test("a choice is stored locally and can be reset to ask again", () => {
  choose(EVERYTHING);
  expect(JSON.parse(kept.get("blenda.consent") ?? "")).toMatchObject({
    version: "1.0",
    preferences: EVERYTHING,
    url: "https://blenda.test/",
  });
  askAgain();
  expect(kept.has("blenda.consent")).toBe(false);
});
