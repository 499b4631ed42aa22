import type { Notification } from "@blenda/domain/notifications/model";
import { expect, test } from "vitest";
import { dayGroups, recentGroups } from "./groups.ts";

const DAY = 86_400_000;
const NOW = new Date(2026, 2, 20, 12).getTime();

const told = (id: string, days: number): Notification => {
  const at = new Date(NOW - days * DAY).toISOString();
  return {
    id,
    type: "follow",
    title: "New follower",
    message: "",
    data: {},
    priority: "normal",
    read: false,
    readAt: null,
    imageUrl: null,
    doer: null,
    stageHue: null,
    createdAt: at,
    updatedAt: at,
  };
};
const names = (groups: ReturnType<typeof dayGroups>) => groups.map(({ title, items }) => [title, ...items.map(({ id }) => id)]);

test("'Recent' means the last 7 days", () => {
  expect(names(recentGroups([told("now", 0), told("six", 6.9), told("seven", 7), told("old", 40)], NOW))).toEqual([
    ["Recent", "now", "six"],
    ["Earlier", "seven", "old"],
  ]);
});

test("the bell tells today from the rest of the week, and leaves out a group nobody is in", () => {
  expect(names(dayGroups([told("now", 0), told("yesterday", 1), told("old", 9)], NOW))).toEqual([
    ["Today", "now"],
    ["Earlier this week", "yesterday"],
    ["Earlier", "old"],
  ]);
  expect(names(dayGroups([told("yesterday", 1)], NOW))).toEqual([["Earlier this week", "yesterday"]]);
  expect(dayGroups([], NOW)).toEqual([]);
});
