import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { colourPrint, showsSame } from "./picture-likeness.ts";

/** A blue mug, a brass robot, a red lacquered chest of the shop's own making: as the engine drew them, on nothing. */
const drawn = (id: string) => readFileSync(new URL(`../../../server/demo/built/products/${id}/card.webp`, import.meta.url));
const MUG = "trailhead-enamel-mug";
const ROBOT = "orbit-7-service-robot";
/** As somebody else might show it: mirrored, on a wall, in another light. */
const shown = (id: string, background: string) =>
  sharp(drawn(id)).flop().flatten({ background }).modulate({ brightness: 1.1 }).webp({ quality: 80 }).toBuffer();
const renderOf = (id: string) => colourPrint(drawn(id));

test.each(["#ffffff", "#cbb89a"])("the same thing before %s is the same; another one before it is not", async (background) => {
  expect(showsSame(await colourPrint(await shown(MUG, background)), await renderOf(MUG))).toBe(true);
  expect(showsSame(await colourPrint(await shown(ROBOT, background)), await renderOf(ROBOT))).toBe(true);
  expect(showsSame(await colourPrint(await shown(MUG, background)), await renderOf(ROBOT))).toBe(false);
});

test("a picture without colours, as of clay or of wires, is not judged", async () => {
  const clay = await sharp(drawn(MUG)).flatten({ background: "#ffffff" }).greyscale().webp().toBuffer();
  expect(showsSame(await colourPrint(clay), await renderOf(ROBOT))).toBeNull();
});
