import type { AnyRouter } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberScroll } from "./scroll.ts";

/** What a tab keeps when its page is loaded again. */
const kept = new Map<string, string>();
const tab = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };

/** A browser and a router reduced to what scrolling sees. */
function visit() {
  const heard: Record<string, (event: unknown) => void> = {};
  const page = {
    scrollY: 0,
    scrollTo: (_left: number, top: number) => void (page.scrollY = top),
    addEventListener: (name: string, listener: () => void) => void (heard[name] = listener),
    sessionStorage: tab,
  };
  vi.stubGlobal("window", page);
  vi.stubGlobal("history", { scrollRestoration: "auto" });
  const state = { location: { href: "/" } };
  const router = {
    state,
    history: { subscribe: (listener: (event: unknown) => void) => void (heard.history = listener) },
    subscribe: (name: string, listener: (event: unknown) => void) => void (heard[name] = listener),
  };
  rememberScroll(router as unknown as AnyRouter);
  const go = (href: string, type: "PUSH" | "REPLACE" | "BACK" = "PUSH", toState = {}) => {
    const fromLocation = { ...state.location };
    const pathChanged = href.split("?")[0] !== fromLocation.href.split("?")[0];
    heard.history?.({ action: { type } });
    heard.onBeforeLoad?.({ fromLocation });
    state.location = { href };
    heard.onRendered?.({ toLocation: { href, hash: "", state: toState }, hrefChanged: true, pathChanged });
  };
  const open = (type: "navigate" | "reload", href: string) => {
    vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
    state.location = { href };
    heard.onRendered?.({ toLocation: { href, hash: "" }, hrefChanged: false, pathChanged: false });
  };
  const leave = () => heard.pagehide?.({});
  return { page, go, open, leave };
}

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  // In this order: the clock that is put back last is the real one.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("on each route change the page scrolls to the top", () => {
  const { page, go } = visit();
  page.scrollY = 800;
  go("/help");
  expect(page.scrollY).toBe(0);
});

test("a change of the search part alone scrolls to the top too", () => {
  const { page, go } = visit();
  go("/help");
  page.scrollY = 300;
  go("/help?topic=orders");
  expect(page.scrollY).toBe(0);
});

test("while a filter is being moved, and when something opens over the page, the reader stays where they are", () => {
  const { page, go } = visit();
  go("/marketplace");
  page.scrollY = 300;
  go("/marketplace?price=5-", "REPLACE");
  go("/marketplace?price=6-", "REPLACE");
  expect(page.scrollY).toBe(300);
  go("/marketplace?price=6-&open=1", "PUSH", { staysPut: true });
  expect(page.scrollY).toBe(300);
  go("/help", "REPLACE");
  expect(page.scrollY).toBe(0);
});

test("on back navigation the earlier position is restored", () => {
  const { page, go } = visit();
  page.scrollY = 800;
  go("/help");
  go("/", "BACK");
  expect(page.scrollY).toBe(800);
});

test("the position is re-checked at 100 ms and 300 ms and corrected if off by more than 10 px", () => {
  const { page, go } = visit();
  page.scrollY = 800;
  go("/help");
  go("/", "BACK");
  page.scrollY = 789;
  vi.advanceTimersByTime(99);
  expect(page.scrollY).toBe(789);
  vi.advanceTimersByTime(1);
  expect(page.scrollY).toBe(800);
  page.scrollY = 790;
  vi.advanceTimersByTime(200);
  expect(page.scrollY).toBe(790);
  page.scrollY = 0;
  vi.advanceTimersByTime(10_000);
  expect(page.scrollY).toBe(0);
});

test("a position is not corrected on a page that was left meanwhile", () => {
  const { page, go } = visit();
  page.scrollY = 800;
  go("/help");
  go("/", "BACK");
  go("/about");
  vi.advanceTimersByTime(300);
  expect(page.scrollY).toBe(0);
});

test("only the last 10 positions are remembered", () => {
  const { page, go } = visit();
  const goOn = (from: number, to: string) => {
    page.scrollY = from;
    go(to);
  };
  goOn(500, "/1");
  for (let at = 1; at <= 10; at += 1) goOn(at * 100, `/${at + 1}`);
  go("/2", "BACK");
  expect(page.scrollY).toBe(200);
  go("/1", "BACK");
  expect(page.scrollY).toBe(0);
});

test.each([
  ["reload", "/marketplace?q=robot", 640],
  ["navigate", "/marketplace?q=robot", 0],
  ["reload", "/marketplace", 0],
] as const)("after a %s of %s the page stands at %i", (type, href, top) => {
  const before = visit();
  before.open("navigate", "/marketplace?q=robot");
  before.page.scrollY = 640;
  before.leave();
  const { page, open } = visit();
  open(type, href);
  expect(page.scrollY).toBe(top);
});
