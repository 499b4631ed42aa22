import { Box3, Vector3 } from "three";
import { expect, test } from "vitest";
import type { BuiltThing } from "./built-thing.ts";
import { inProportion } from "./proportion.ts";

const cube = (metres: number) => ({
  things: [
    {
      box: new Box3(new Vector3(), new Vector3(metres, metres, metres)),
      scale: metres,
      stamp: null,
      parts: [] as BuiltThing["parts"],
    } as BuiltThing,
  ],
});
const scales = (made: ReturnType<typeof inProportion>) => made.map(({ things }) => things[0]?.scale ?? 0);
const unmeasured = () => false;

test("what would be a speck beside the largest thing is made larger, and what was smaller stays smaller", () => {
  const [castle, knight, mouse] = scales(inProportion([cube(40), cube(1.8), cube(0.1)], [{ thing: 1, kind: "beside", to: 0 }], unmeasured));
  expect(castle).toBe(40);
  expect(knight).toBeGreaterThan(40 / 10);
  expect(knight).toBeLessThan(40 / 5);
  expect(mouse).toBeGreaterThan(40 / 20);
  expect(mouse).toBeLessThan(knight);
});

test("what can be seen, what touches the large thing, and what has a size of its own stay as they are", () => {
  expect(scales(inProportion([cube(10), cube(4)], [], unmeasured))).toEqual([10, 4]);
  expect(scales(inProportion([cube(10), cube(0.3)], [{ thing: 1, kind: "on", to: 0 }], unmeasured))).toEqual([10, 0.3]);
  expect(scales(inProportion([cube(40), cube(1.8)], [], (index) => index === 1))).toEqual([40, 1.8]);
});

test("a rider, the horse and the lance are made larger as one", () => {
  const relations = [
    { thing: 1, kind: "on", to: 2 },
    { thing: 1, kind: "holding", to: 3 },
    { thing: 2, kind: "in front of", to: 0 },
  ] as const;
  const [, rider, horse, lance] = scales(inProportion([cube(40), cube(1.8), cube(2.4), cube(3)], relations, unmeasured));
  expect(horse / rider).toBeCloseTo(2.4 / 1.8);
  expect(lance / rider).toBeCloseTo(3 / 1.8);
  expect(lance).toBeGreaterThan(3);
});
