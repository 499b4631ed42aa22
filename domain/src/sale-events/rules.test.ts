import { describe, expect, test } from "vitest";
import { addDays, addMinutes } from "../shared/calendar.ts";
import type { EventState } from "./constants.ts";
import { eventMove, eventProblem, type ItemFacts, itemProblem, lastChange, lowestOf, pricesBefore, shownSale, stateAt } from "./rules.ts";

const NOW = "2026-06-01T12:00:00.000Z";
const START = addDays(NOW, 10);
const event = { startsAt: START, endsAt: addDays(START, 7), percent: 20 };

describe("an event as a whole", () => {
  test.each([
    [{ endsAt: addDays(START, 1) }, null],
    [{ endsAt: addMinutes(START, 24 * 60 - 1) }, "too_short"],
    [{ endsAt: addDays(START, 30) }, null],
    [{ endsAt: addMinutes(addDays(START, 30), 1) }, "too_long"],
    [{ startsAt: NOW, endsAt: addDays(NOW, 2) }, null],
    [{ startsAt: addMinutes(NOW, -1), endsAt: addDays(NOW, 2) }, "in_the_past"],
    [{ percent: 5 }, null],
    [{ percent: 4 }, "percent"],
    [{ percent: 90 }, null],
    [{ percent: 91 }, "percent"],
    [{ items: 0 }, "no_items"],
    [{ items: 2_000 }, null],
    [{ items: 2_001 }, "too_many_items"],
  ])("%j: %s", (more, problem) => {
    expect(eventProblem({ ...event, items: 3, ...more }, NOW)).toBe(problem);
  });
});

describe("an item takes part, or says why not and from when it may", () => {
  const item: ItemFacts = {
    status: "published",
    isSubscriptionOnly: false,
    priceCents: 2_000,
    publishedAt: addDays(START, -14),
    changedAt: addDays(START, -30),
    others: [],
  };
  const other = (from: string, days = 5) => ({ others: [{ startsAt: from, endsAt: addDays(from, days) }] });
  test.each<[string, Partial<ItemFacts>, string | null, string | null]>([
    ["at every edge it may", {}, null, null],
    ["unlisted", { status: "unlisted" }, "not_on_sale", null],
    ["of a subscription", { isSubscriptionOnly: true }, "subscription_only", null],
    ["free", { priceCents: 0 }, "free", null],
    ["99 cents", { priceCents: 99 }, "too_cheap", null],
    ["$1.00", { priceCents: 100 }, null, null],
    ["a minute too new", { publishedAt: addMinutes(START, -14 * 24 * 60 + 1) }, "too_new", addMinutes(START, 1)],
    ["its price changed a minute too late", { changedAt: addMinutes(START, -30 * 24 * 60 + 1) }, "price_changed", addMinutes(START, 1)],
    ["14 days after another", other(addDays(START, -19)), null, null],
    ["a day less", other(addDays(START, -18)), "too_soon", addDays(START, 1)],
    ["during another", other(addDays(START, 2)), "in_another_event", addDays(START, 21)],
    ["14 days before another", other(addDays(START, 21)), null, null],
    ["a day less before", other(addDays(START, 20)), "too_soon", addDays(START, 39)],
  ])("%s", (_, more, code, mayFrom) => {
    const problem = itemProblem({ ...item, ...more }, event);
    expect(problem).toEqual(code === null ? null : { code, mayFrom });
  });
});

test("the price that is struck through is the lowest of 30 days, earlier sales included, and the badge follows from it", () => {
  const steps = [{ at: addDays(START, -90), priceCents: 2_100 }];
  const moonWeek = { name: "Moon week", percent: 20, startsAt: addDays(START, -40), endsAt: addDays(START, -29) };
  const lowest = lowestOf(pricesBefore(steps, [moonWeek], START), 2_100, START);
  expect(lowest).toEqual({ at: addDays(START, -30), priceCents: 1_680, saleName: "Moon week" });
  expect(shownSale(2_100, 25, lowest.priceCents)).toEqual({ priceCents: 1_575, wasCents: 1_680, percentOff: 6 });
  const over = { ...moonWeek, endsAt: addDays(START, -30) };
  expect(lowestOf(pricesBefore(steps, [over], START), 2_100, START)).toMatchObject({ priceCents: 2_100, saleName: null });
  expect(shownSale(2_100, 10, 1_680)).toEqual({ priceCents: 1_890, wasCents: 1_890, percentOff: 0 });
});

test("the first price of an item is no change of it", () => {
  expect(lastChange([{ at: NOW, priceCents: 500 }])).toBeNull();
  expect(
    lastChange([
      { at: NOW, priceCents: 500 },
      { at: START, priceCents: 500 },
    ]),
  ).toBeNull();
  expect(
    lastChange([
      { at: NOW, priceCents: 500 },
      { at: START, priceCents: 600 },
    ]),
  ).toBe(START);
});

test("a state is what the clock says, to the millisecond, whatever the job wrote down", () => {
  const at = (status: EventState, now: string) => stateAt({ ...event, status }, now);
  expect([at("scheduled", addMinutes(START, -1)), at("scheduled", START)]).toEqual(["scheduled", "active"]);
  expect([at("active", addMinutes(event.endsAt, -1)), at("active", event.endsAt), at("locked", event.endsAt)]).toEqual([
    "active",
    "ended",
    "ended",
  ]);
  expect([at("draft", event.endsAt), at("cancelled", START), at("inviting", START)]).toEqual(["draft", "cancelled", "inviting"]);
});

test("only the steps of the table lead anywhere", () => {
  expect([eventMove("draft", "schedule"), eventMove("draft", "invite"), eventMove("inviting", "lock")]).toEqual([
    "scheduled",
    "inviting",
    "locked",
  ]);
  expect([eventMove("scheduled", "begin"), eventMove("locked", "begin"), eventMove("active", "end")]).toEqual([
    "active",
    "active",
    "ended",
  ]);
  expect([eventMove("ended", "cancel"), eventMove("cancelled", "schedule"), eventMove("active", "schedule")]).toEqual([null, null, null]);
});
