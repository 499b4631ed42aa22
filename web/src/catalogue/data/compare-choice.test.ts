import { COMPARED_MOST } from "@blenda/domain/catalogue/constants";
import { expect, test } from "vitest";
import { createCompareChoice } from "./compare-choice.ts";

const KEY = "blenda.compared";
const chair = { id: "chair", title: "Chair", posterUrl: "/files/chair", stageHue: 20 };
const named = (id: string) => ({ ...chair, id });

function browser(text?: string) {
  const kept = new Map(text === undefined ? [] : [[KEY, text]]);
  const store = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => {
      kept.set(key, value);
      return true;
    },
  };
  return { kept, store, choice: createCompareChoice(store) };
}
const idsOf = ({ choice }: ReturnType<typeof browser>) => choice.chosen().map(({ id }) => id);

test("up to four are chosen, in the order they were, each once; a fifth finds no room and takes nobody's place", () => {
  const here = browser();
  for (const id of ["a", "b", "b", "c", "d"]) expect(here.choice.add(named(id))).toBe(true);
  expect(here.choice.add(named("e"))).toBe(false);
  expect(idsOf(here)).toEqual(["a", "b", "c", "d"]);
  here.choice.remove("b");
  expect(here.choice.add(named("e"))).toBe(true);
  expect(idsOf(here)).toEqual(["a", "c", "d", "e"]);
  here.choice.clear();
  expect(idsOf(here)).toEqual([]);
});

test("a choice is there again on the next visit, with as much as the tray shows", () => {
  const here = browser();
  here.choice.add({ ...chair, priceCents: 2_400 } as typeof chair);
  expect(createCompareChoice(here.store).chosen()).toEqual([chair]);
});

test("what was written by hand is taken as far as it can be a product, and no picture comes from elsewhere", () => {
  for (const broken of ["", "{", "null", "7", '"a"', "[null]", '[{"id":""}]', '[{"id":"a"}]', '[{"id":7,"title":"A"}]'])
    expect([broken, idsOf(browser(broken))]).toEqual([broken, []]);
  const many = Array.from({ length: 9 }, (_, at) => named(`p${at % 6}`));
  expect(idsOf(browser(JSON.stringify(many)))).toHaveLength(COMPARED_MOST);
  for (const posterUrl of ["https://elsewhere.example/x.png", "//elsewhere.example/x.png", "javascript:1", 7])
    expect(browser(JSON.stringify([{ ...chair, posterUrl }])).choice.chosen()).toEqual([{ ...chair, posterUrl: null }]);
});

test("what another tab changed is heard, and what changes is told", () => {
  const here = browser();
  let told = 0;
  const stop = here.choice.watch(() => told++);
  here.choice.add(chair);
  here.kept.set(KEY, JSON.stringify([named("lamp")]));
  here.choice.hear("blenda.saved");
  expect(idsOf(here)).toEqual(["chair"]);
  here.choice.hear(KEY);
  expect(idsOf(here)).toEqual(["lamp"]);
  stop();
  here.choice.clear();
  expect(told).toBe(2);
});
