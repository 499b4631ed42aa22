import { expect, test } from "vitest";
import { ICON_NAMES } from "./icon-names.ts";

const tables = import.meta.glob<string>("../../../domain/src/**/*.ts", { query: "?raw", import: "default", eager: true });

test("every icon the tables of screens and links name is drawn", () => {
  const named = Object.values(tables).flatMap((text) => [...text.matchAll(/\bicon: "([a-z0-9-]+)"/g)].map(([, name]) => name as string));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !ICON_NAMES.some((drawn) => drawn === name))).toEqual([]);
});
