import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeLog } from "./log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what strangers cause is told at once, then once a minute as a number, then afresh", () => {
  const lines: string[] = [];
  const log = makeLog({ level: 2, write: (line) => lines.push(JSON.parse(line).what) });
  for (let n = 0; n < 300; n++) log.warnOnceAMinute("a forged event", new Error("forged"));
  log.warnOnceAMinute("another thing", new Error("else"));
  expect(lines).toEqual(["a forged event", "another thing"]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(["a forged event", "another thing", "a forged event: 299 more within a minute"]);
  log.warnOnceAMinute("a forged event", new Error("forged"));
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(4);
});
