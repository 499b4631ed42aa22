import { Matrix4 } from "three";
import type { MaterialMaps, Model } from "../model.ts";
import { unwrap } from "../solid/atlas/unwrap.ts";
import type { PlacedPart, PlacedThing } from "../solid/bake/bake.ts";
import type { Part, Rig } from "../solid/part.ts";
import { box, cylinder } from "../solid/shapes/forms.ts";
import { placed } from "../solid/shapes/shape.ts";
import { structured } from "./structured.ts";

const flat = (...bytes: number[]) => ({ width: 1, height: 1, channels: 3 as const, data: Uint8Array.from(bytes) });
const maps = (): MaterialMaps => ({ baseColor: flat(180, 90, 40), normal: flat(128, 128, 255), orm: flat(255, 102, 51) });

const surface = () => {};
const at = (x: number, y: number, z: number, shape = box(1, 1, 1, 0)) => placed(shape, { at: [x, y, z] });

/** A chest of 2 × 1 × 1 whose lid has its hinge behind, with a drawer, a wheel, a pane and something to drink. */
const CHEST: Part[] = [
  { name: "body", surface, shape: at(0, 0.5, 0, box(2, 1, 1, 0)) },
  { name: "lid", surface, shape: at(0, 1.1, 0, box(2, 0.2, 1, 0)), motion: hinge("turn", [0, 1, -0.5], [1, 0, 0], -90) },
  { name: "lid band", surface, shape: at(0, 1.22, 0, box(0.1, 0.04, 1, 0)), motion: hinge("turn", [0, 1, -0.5], [1, 0, 0], -90) },
  { name: "drawer", surface, shape: at(0, 0.2, 0.4, box(1, 0.2, 0.4, 0)), motion: hinge("slide", [0, 0, 0], [0, 0, 1], 0.5) },
  {
    name: "wheel",
    surface,
    shape: at(1.2, 0.3, 0, placed(cylinder(0.3, 0.1), { turn: [0, 0, 90] })),
    motion: { ...hinge("turn", [1.2, 0.3, 0], [1, 0, 0], 360), isEndless: true },
  },
  { name: "pane", surface, shape: at(0, 0.5, 0.52, box(0.6, 0.4, 0.02, 0)), clear: "glass" },
  { name: "drink", surface, shape: at(0, 1.3, 0, box(0.2, 0.2, 0.2, 0)), clear: "liquid" },
];

function hinge(kind: "turn" | "slide", where: [number, number, number], axis: [number, number, number], to: number) {
  return { kind, at: where, axis, from: 0, to };
}

/** An arm of two bones that bends in the middle. */
const ARM: Rig = {
  bones: [
    { name: "upper", parent: null, head: [0, 0, 0], tail: [0, 1, 0] },
    { name: "lower", parent: "upper", head: [0, 1, 0], tail: [0, 2, 0] },
  ],
  clips: [
    { name: "bend", seconds: 1, turns: { lower: [key(0, 0), key(0.5, 90), key(1, 0)] } },
    {
      name: "wave",
      seconds: 2,
      turns: { upper: [key(0, 0), key(0.25, 20), key(0.75, -20), key(1, 0)] },
      moves: [step(0, 0), step(0.5, 0.4), step(1, 0)],
    },
  ],
};

function key(when: number, degrees: number) {
  return { at: when, turn: [0, 0, degrees] as const };
}

function step(when: number, y: number) {
  return { at: when, move: [0, y, 0] as const };
}

const arm: Part = { name: "arm", surface, shape: at(0, 1, 0, box(0.2, 2, 0.2, 0)), rig: ARM };

const modelOf = (name: string, things: readonly { thing: PlacedThing; parts: readonly Part[] }[]): Model => {
  const parts: PlacedPart[] = things.flatMap(({ thing, parts: own }) =>
    own.map((part) => ({ ...part, thing, place: thing.place, scale: 1, ground: 0, top: 2 })),
  );
  return structured(name, unwrap(parts), parts, maps());
};

const thingAt = (name: string, place: Matrix4): PlacedThing => ({
  name,
  place,
  base: [place.elements[12], place.elements[13], place.elements[14]],
});

export const chestModel = (): Model => modelOf("old chest", [{ thing: thingAt("chest", new Matrix4()), parts: CHEST }]);
export const armModel = (): Model => modelOf("arm", [{ thing: thingAt("arm", new Matrix4()), parts: [arm] }]);

/** Two chests and an arm of half the size, the second chest turned to the left. */
export const sceneModel = (): Model =>
  modelOf("scene", [
    { thing: thingAt("chest", new Matrix4().makeTranslation(-2, 0, 0)), parts: CHEST },
    { thing: thingAt("chest", new Matrix4().makeTranslation(2, 0, 0).multiply(new Matrix4().makeRotationY(Math.PI / 2))), parts: CHEST },
    { thing: thingAt("arm", new Matrix4().makeTranslation(0, 0, 2).multiply(new Matrix4().makeScale(0.5, 0.5, 0.5))), parts: [arm] },
  ]);

/** An arm with a ring at its end. */
export const carriedModel = (): Model => {
  const bearer = thingAt("arm", new Matrix4());
  const ring: PlacedThing = { ...thingAt("ring", new Matrix4().makeTranslation(0, 1.8, 0)), carrier: { thing: bearer, at: [0, 1.8, 0] } };
  const parts: Part[] = [{ name: "band", surface, shape: box(0.4, 0.1, 0.4, 0) }];
  return modelOf("scene", [
    { thing: bearer, parts: [arm] },
    { thing: ring, parts },
  ]);
};
