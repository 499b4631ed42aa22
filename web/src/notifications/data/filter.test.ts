import type { NotificationType } from "@blenda/domain/notifications/kinds";
import type { Notification } from "@blenda/domain/notifications/model";
import { expect, test } from "vitest";
import { choicesOf, filterItems, readFilter, writeFilter } from "./filter.ts";

const AT = "2026-03-20T12:00:00.000Z";
const told = (id: string, type: NotificationType, read: boolean): Notification => ({
  id,
  type,
  title: "",
  message: "",
  data: {},
  priority: "normal",
  read,
  readAt: read ? AT : null,
  imageUrl: null,
  doer: null,
  stageHue: null,
  createdAt: AT,
  updatedAt: AT,
});
const items = [told("a", "follow", false), told("b", "product_sale", true), told("c", "follow", true)];

test("the page shows all, the unread, or one kind, and the address says which", () => {
  expect(filterItems(items, "all")).toHaveLength(3);
  expect(filterItems(items, "unread").map(({ id }) => id)).toEqual(["a"]);
  expect(filterItems(items, "follow").map(({ id }) => id)).toEqual(["a", "c"]);
  for (const filter of ["all", "unread", "follow"] as const) expect(readFilter(writeFilter(filter))).toBe(filter);
  for (const show of ["", "everything", "constructor"]) expect(readFilter({ show })).toBe("all");
});

test("only kinds there are can be chosen, and the chosen one stays when its last is gone", () => {
  const names = (chosen: Parameters<typeof choicesOf>[1]) => choicesOf(items, chosen).map(({ filter, count }) => [filter, count]);
  expect(names("all")).toEqual([
    ["all", 3],
    ["unread", 1],
    ["product_sale", 1],
    ["follow", 2],
  ]);
  expect(names("new_post")).toContainEqual(["new_post", 0]);
});
