import { PERMISSIONS } from "@blenda/domain/access/permissions";
import { screenAt } from "@blenda/domain/access/screen";
import { allScreens } from "@blenda/domain/screens";
import { expect, test } from "vitest";
import { PANEL_TABS } from "../../../system/data/panel-tabs.ts";
import { HANDBOOK } from "./handbook.ts";
import { PERMISSION_GUIDE } from "./permission-guide.ts";
import { searchChapters } from "./search.ts";

const links = HANDBOOK.flatMap(({ answers }) => answers.flatMap(({ links = [] }) => links));

test("every link of the handbook leads to a screen, and to a tab that is there", () => {
  expect(links.length).toBeGreaterThan(20);
  for (const { to } of links) {
    const { pathname, searchParams } = new URL(to, "https://blenda.example");
    expect(screenAt(allScreens, pathname), to).not.toBeNull();
    const tab = searchParams.get("tab");
    if (tab !== null) expect(PANEL_TABS, to).toContain(tab);
  }
});

test("no two answers have the same title, and each says something", () => {
  const titles = HANDBOOK.flatMap(({ answers }) => answers.map(({ title }) => title));
  expect(new Set(titles).size).toBe(titles.length);
  expect(HANDBOOK.flatMap(({ answers }) => answers).every(({ text }) => text.length > 0)).toBe(true);
});

test("all fourteen permissions are explained, each with the screens the guard would open for it", () => {
  expect(PERMISSION_GUIDE.map(({ permission }) => permission)).toEqual(PERMISSIONS);
  expect(PERMISSION_GUIDE.find(({ permission }) => permission === "manage_refunds")?.opens.map(({ to }) => to)).toEqual([
    "/admin/escalated-refunds",
    "/admin/refunds",
    "/admin/payments",
  ]);
});

test.each([
  ["backup code", "You lost your phone or key"],
  ["PARKED", "A job failed, or an event is parked"],
  ["suspend", "Suspending someone"],
  ["second person", "Approving a code"],
  ["commission", "Who pays for a code of Blenda's"],
  ["own link", "An affiliate's order waits for a check"],
])("searching for %s finds %s", (words, title) => {
  expect(searchChapters(HANDBOOK, words).flatMap(({ answers }) => answers.map((answer) => answer.title))).toContain(title);
});

test("what is in no answer finds nothing, and nothing to search for is everything", () => {
  expect(searchChapters(HANDBOOK, "zebra crossing")).toEqual([]);
  expect(searchChapters(HANDBOOK, "  ")).toEqual(HANDBOOK);
});
