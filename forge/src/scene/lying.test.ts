import { forms } from "@blenda/forms/forms";
import { Box3, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { makeThing } from "../assemble.ts";
import { PLAIN_LOOK } from "../grammar/look.ts";
import type { Relation as RelationKind } from "../prompt/relations.ts";
import type { PlacedPart } from "../solid/bake/bake.ts";
import { seededRandom } from "../solid/random.ts";
import type { BuiltThing } from "./built-thing.ts";
import { composed } from "./compose.ts";
import { lyingOf } from "./lying.ts";

const known = new Map<string, BuiltThing>();

async function make(id: string): Promise<BuiltThing> {
  const grammar = forms.grammars.find((each) => each.id === id);
  if (!grammar) throw new Error(`no form ${id}`);
  const made = known.get(id) ?? (await makeThing({ grammar, look: PLAIN_LOOK }, false, seededRandom(id)));
  known.set(id, made);
  return { ...made };
}

async function scene(first: [string, number], kind: RelationKind, second: [string, number]): Promise<PlacedPart[]> {
  const made = [];
  for (const [id, count] of [first, second]) {
    const thing = await make(id);
    made.push({ things: Array.from({ length: count }, () => ({ ...thing })) });
  }
  return composed(made, "group", [{ thing: 0, kind, to: 1 }], seededRandom(7));
}

function boxOf(parts: readonly PlacedPart[], id: string): Box3 {
  const box = new Box3();
  for (const { shape, place, thing } of parts)
    if (place && thing?.name === id) box.union(new Box3().setFromArray(shape.clone().applyMatrix4(place).getAttribute("position").array));
  return box;
}
const heightOf = (box: Box3) => box.getSize(new Vector3()).y;

describe("what is laid down", () => {
  test.each(["hammer", "sword", "spoon", "guitar", "pencil"])("a %s on a table lies on it, touching it", async (id) => {
    const parts = await scene([id, 1], "on", ["table", 1]);
    const [tool, table] = [boxOf(parts, id), boxOf(parts, "table")];
    const upright = (await make(id)).box;
    expect(heightOf(tool)).toBeLessThan((upright.max.y - upright.min.y) * 0.4);
    expect(Math.abs(tool.min.y - table.max.y)).toBeLessThan(0.004);
    expect(tool.getCenter(new Vector3()).x).toBeGreaterThan(table.min.x);
    expect(tool.getCenter(new Vector3()).x).toBeLessThan(table.max.x);
  });

  test("what stands by itself, floats or is a sign is not laid down", async () => {
    for (const id of ["bottle", "candle", "balloon", "question mark", "cat", "vase"]) expect(lyingOf(await make(id)), id).toBeNull();
  });

  test("a sword beside something lies on the ground; stuck in it or alone it is upright", async () => {
    const upright = (await make("sword")).box;
    const tall = upright.max.y - upright.min.y;
    const beside = boxOf(await scene(["sword", 1], "beside", ["crate", 1]), "sword");
    expect(heightOf(beside)).toBeLessThan(tall * 0.3);
    expect(beside.min.y).toBeCloseTo(0, 4);
    expect(heightOf(boxOf(await scene(["sword", 1], "stuck in", ["rock", 1]), "sword"))).toBeGreaterThan(tall * 0.9);
    const alone = composed([{ things: [await make("sword")] }], "alone", [], seededRandom(7));
    expect(heightOf(boxOf(alone, "sword"))).toBeCloseTo(tall, 4);
  });

  test("several swords on a small table lie each in a place of its own", async () => {
    const parts = await scene(["sword", 3], "on", ["table", 1]);
    const places = new Set(
      parts.flatMap(({ thing }) => (thing?.name === "sword" ? [thing.place.elements.map((each) => each.toFixed(3)).join()] : [])),
    );
    expect(places.size).toBe(3);
  });

  test("a pencil in a mug leans on its rim and stands out of it", async () => {
    const parts = await scene(["pencil", 1], "in", ["mug", 1]);
    const [pencil, mug] = [boxOf(parts, "pencil"), boxOf(parts, "mug")];
    expect(pencil.min.y).toBeGreaterThan(mug.min.y);
    expect(pencil.min.y).toBeLessThan(mug.max.y * 0.5);
    expect(pencil.max.y).toBeGreaterThan(mug.max.y);
  });

  test("a robot grips a sword by its hilt", async () => {
    const [robot, sword] = [await make("robot"), await make("sword")];
    const parts = composed([{ things: [robot] }, { things: [sword] }], "group", [{ thing: 0, kind: "holding", to: 1 }], seededRandom(7));
    const [hand, hilt] = [robot, sword].map(({ sockets }) => sockets.find(({ name }) => name === "grip"));
    const placeOf = (name: string) => parts.find(({ thing }) => thing?.name === name)?.thing?.place;
    const [held, holds] = [placeOf("sword"), placeOf("robot")];
    if (!hand || !hilt || !held || !holds) throw new Error("both have a grip and a place");
    expect(new Vector3(...hilt.at).applyMatrix4(held).distanceTo(new Vector3(...hand.at).applyMatrix4(holds))).toBeLessThan(1e-6);
  });
});
