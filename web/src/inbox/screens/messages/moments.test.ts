import { expect, test } from "vitest";
import { byDay, dayNameOf, shortMomentOf } from "./moments.ts";

const now = new Date(2026, 4, 20, 0, 10).getTime();
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test("twenty minutes ago can be yesterday", () => {
  expect(dayNameOf(at(2026, 4, 19, 23, 50), now)).toBe("Yesterday");
  expect(dayNameOf(at(2026, 4, 20, 0, 5), now)).toBe("Today");
  expect(dayNameOf(at(2026, 4, 21, 0, 1), now)).toBe("Today");
});

test("older days are named in full, and with their year once it is over", () => {
  expect(dayNameOf(at(2026, 4, 4, 12, 0), now)).toContain("Monday");
  expect(dayNameOf(at(2025, 11, 31, 12, 0), now)).toContain("2025");
});

test("a list says the clock today, the weekday this week, then the day", () => {
  expect(shortMomentOf(at(2026, 4, 20, 0, 5), now)).toMatch(/12:05|0:05/);
  expect(shortMomentOf(at(2026, 4, 18, 12, 0), now)).toBe("Mon");
  expect(shortMomentOf(at(2026, 4, 13, 12, 0), now)).toContain("13");
});

test("messages stand under the day they were written on", () => {
  const written = [at(2026, 4, 19, 23, 50), at(2026, 4, 20, 0, 1), at(2026, 4, 20, 0, 2)].map((createdAt) => ({ createdAt }));
  expect(byDay(written).map(({ messages }) => messages.length)).toEqual([1, 2]);
});
