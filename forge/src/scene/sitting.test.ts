import { forms } from "@blenda/forms/forms";
import { Box3, type Matrix4, Vector3 } from "three";
import { expect, test } from "vitest";
import { build, read } from "../generate.ts";
import type { PlacedPart } from "../solid/bake/bake.ts";

async function scene(prompt: string): Promise<Map<string, Box3>> {
  const parts = await build(await read(prompt, forms), { prompt, resolution: "draft", complexity: "normal", highPack: false });
  const boxes = new Map<string, Box3>();
  for (const part of parts) boxes.set(nameOf(part), (boxes.get(nameOf(part)) ?? new Box3()).union(boxOf(part)));
  return boxes;
}

const nameOf = ({ thing }: PlacedPart) => thing?.name ?? "";

function boxOf({ shape, place }: PlacedPart): Box3 {
  const positions = shape
    .clone()
    .applyMatrix4(place as Matrix4)
    .getAttribute("position");
  const box = new Box3();
  for (let at = 0; at < positions.count; at++) box.expandByPoint(new Vector3().fromBufferAttribute(positions, at));
  return box;
}

const both = async (prompt: string, first: string, second: string) => {
  const boxes = await scene(prompt);
  const [a, b] = [boxes.get(first), boxes.get(second)];
  if (!a || !b) throw new Error(`“${prompt}” made ${[...boxes.keys()].join(", ")}`);
  return [a, b] as const;
};

test.each([
  ["a robot sitting on a barrel", "robot", "barrel"],
  ["a robot sitting on a brick wall", "robot", "brick wall"],
  ["a boy sitting on a crate", "person", "crate"],
])("in “%s” the legs hang over the edge, and nothing goes into the ground", async (prompt, who, seat) => {
  const [sitter, below] = await both(prompt, who, seat);
  expect(sitter.max.y).toBeGreaterThan(below.max.y);
  expect(sitter.min.y).toBeLessThan(below.max.y - 0.1);
  expect(sitter.min.y).toBeGreaterThan(-0.02);
  expect(sitter.max.z).toBeGreaterThan(below.max.z);
});

test("on a rug one sits as on the ground", async () => {
  const [girl, rug] = await both("a girl sitting on a rug", "person", "rug");
  expect(girl.min.y).toBeGreaterThan(rug.max.y - 0.05);
});

test("a picture hangs on the front of a wall, and a dog below a bed without room looks out", async () => {
  const [picture, wall] = await both("a clock on a brick wall", "clock", "brick wall");
  expect(picture.max.y).toBeLessThan(wall.max.y);
  expect(picture.max.z).toBeGreaterThan(wall.max.z - 0.1);
  const [dog, bed] = await both("a dog under a bed", "dog", "bed");
  expect(dog.min.z).toBeGreaterThan(bed.max.z - 0.01);
});

test.each([
  ["a man in a canoe", "person", "canoe"],
  ["a child in a bathtub", "person", "bathtub"],
  ["a cat in a bumper car", "cat", "bumper car"],
])("“%s” sits there, and is large enough to be seen", async (prompt, who, seat) => {
  const [sitter, below] = await both(prompt, who, seat);
  const [size, own] = [sitter.getSize(new Vector3()), below.getSize(new Vector3())];
  expect(sitter.min.y).toBeGreaterThan(below.min.y);
  expect(size.y).toBeGreaterThan(0.5);
  // Whoever stands is much taller than the tub.
  expect(sitter.max.y).toBeLessThan(Math.max(own.y, size.y) * 1.9);
  expect(below.containsPoint(sitter.getCenter(new Vector3()).setY(below.getCenter(new Vector3()).y))).toBe(true);
});

test("a dragon on a castle stands on its roof, not on a flag", async () => {
  const [dragon, castle] = await both("a dragon on a castle", "dragon", "castle");
  expect(dragon.min.y).toBeLessThan(castle.max.y - 1.5);
  expect(dragon.min.y).toBeGreaterThan(castle.max.y * 0.5);
});

test("a cat in a deep box looks out of it", async () => {
  const [cat, cardboard] = await both("a cat in a cardboard box", "cat", "cardboard box");
  expect(cat.max.y).toBeGreaterThan(cardboard.max.y);
  expect(cat.min.y).toBeGreaterThan(cardboard.min.y);
});

test("a cow in a barn stands before its door, not on its roof", async () => {
  const [cow, barn] = await both("a cow in a barn", "cow", "barn");
  expect(cow.max.y).toBeLessThan(barn.max.y);
  expect(cow.min.y).toBeLessThan(0.1);
});
