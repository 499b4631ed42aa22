import { SAVED } from "@blenda/domain/saved/constants";
import { expect, test } from "vitest";
import { createLocalSaves } from "./local-saves.ts";

const KEY = "blenda.saved";

function browser(kept: Record<string, string> = {}, isFull = false) {
  const store = new Map(Object.entries(kept));
  return {
    store,
    read: (key: string) => store.get(key) ?? null,
    write: (key: string, value: string) => !isFull && Boolean(store.set(key, value)),
  };
}

test("anonymous saves are stored locally as a list of product ids, newest first, each once", () => {
  const place = browser();
  const saves = createLocalSaves(place);
  for (const id of ["chair", "lamp", "chair"]) saves.turn(id, true);
  expect(saves.ids()).toEqual(["chair", "lamp"]);
  expect(JSON.parse(place.store.get(KEY) ?? "")).toEqual(["chair", "lamp"]);
  saves.turn("chair", false);
  expect(createLocalSaves(place).ids()).toEqual(["lamp"]);
});

test("only what was moved to the account leaves the list", () => {
  const saves = createLocalSaves(browser({ [KEY]: '["a","b"]' }));
  const moved = saves.ids();
  saves.turn("c", true);
  saves.leave(moved);
  expect(saves.ids()).toEqual(["c"]);
});

test("a list that was edited by hand gives at most 2,000 ids of products and never fails", () => {
  for (const odd of ["{", "7", '{"a":1}', "null"]) expect(createLocalSaves(browser({ [KEY]: odd })).ids()).toEqual([]);
  expect(createLocalSaves(browser({ [KEY]: JSON.stringify(["a", 1, "", "a", "x".repeat(101), null, "b"]) })).ids()).toEqual(["a", "b"]);
  const many = Array.from({ length: SAVED.MOST + 5 }, (_, at) => `p${at}`);
  const saves = createLocalSaves(browser({ [KEY]: JSON.stringify(many) }));
  expect(saves.ids()).toHaveLength(SAVED.MOST);
  saves.turn("one more", true);
  expect(saves.ids()).toHaveLength(SAVED.MOST);
  expect(saves.ids()[0]).toBe("one more");
});

test("where nothing can be kept, hearts work for the visit", () => {
  const saves = createLocalSaves(browser({}, true));
  saves.turn("lamp", true);
  expect(saves.ids()).toEqual(["lamp"]);
});

test("what another tab saved shows in this one", () => {
  const place = browser();
  const [here, there] = [createLocalSaves(place), createLocalSaves(place)];
  let told = 0;
  const stop = here.watch(() => (told += 1));
  expect(here.ids()).toEqual([]);
  there.turn("lamp", true);
  here.hear("another key");
  expect(here.ids()).toEqual([]);
  here.hear(KEY);
  expect([here.ids(), told]).toEqual([["lamp"], 1]);
  stop();
  here.turn("chair", true);
  expect(told).toBe(1);
});
