import { GOOGLE_MESSAGE } from "@blenda/domain/identity/constants";
import { identityTexts } from "@blenda/domain/identity/texts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openGoogle } from "./google-window.ts";

const ORIGIN = "https://blenda.test";
const popup = { closed: false, focus: () => undefined };
const open = vi.fn<(address: string) => typeof popup | null>(() => popup);
let hear: (event: { origin: string; source: unknown; data: unknown }) => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  popup.closed = false;
  vi.stubGlobal("window", { open, screenX: 0, screenY: 0, outerWidth: 1440, outerHeight: 900 });
  vi.stubGlobal("location", { origin: ORIGIN });
  vi.stubGlobal("addEventListener", (_type: string, listener: typeof hear) => {
    hear = listener;
  });
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const report = (data: object, from: { origin?: string; source?: unknown } = {}) =>
  hear({ origin: ORIGIN, source: popup, ...from, data: { type: GOOGLE_MESSAGE, ...data } });

test("a window that reports success signs in", async () => {
  const outcome = openGoogle();
  report({ ok: true });
  expect(await outcome).toEqual({ isOk: true });
  expect(open).toHaveBeenLastCalledWith("/auth/google/start", "google", expect.stringContaining("width=460,height=640,left=490,top=130"));
});

test("connecting an account opens the window for linking", async () => {
  const outcome = openGoogle(true);
  report({ ok: false, message: identityTexts.googleTaken });
  expect(await outcome).toEqual({ isOk: false, message: identityTexts.googleTaken });
  expect(open.mock.lastCall?.[0]).toBe("/auth/google/start?link=1");
});

test("a blocked popup says so", async () => {
  open.mockReturnValueOnce(null);
  expect(await openGoogle()).toEqual({ isOk: false, message: identityTexts.googleBlocked });
});

test("a popup closed before finishing says so", async () => {
  const outcome = openGoogle();
  popup.closed = true;
  vi.advanceTimersByTime(2_000);
  expect(await outcome).toEqual({ isOk: false, message: identityTexts.googleClosed });
});

test("a report that arrives while the window closes still counts", async () => {
  const outcome = openGoogle();
  popup.closed = true;
  vi.advanceTimersByTime(400);
  report({ ok: true });
  expect(await outcome).toEqual({ isOk: true });
});

test("messages from other origins, other windows and of other kinds are not believed", async () => {
  const outcome = openGoogle();
  report({ ok: true }, { origin: "https://elsewhere.example" });
  report({ ok: true }, { source: {} });
  hear({ origin: ORIGIN, source: popup, data: { type: "something", ok: true } });
  report({ ok: "yes" });
  popup.closed = true;
  vi.advanceTimersByTime(2_000);
  expect(await outcome).toEqual({ isOk: false, message: identityTexts.googleClosed });
});
