import { forms } from "@blenda/forms/forms";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type Generated, generate } from "../../generate.ts";
import type { Model } from "../../model.ts";
import { poster } from "../../poster/poster.ts";
import { toHsl } from "../../solid/color.ts";
import { subjectOf } from "./subject.ts";

const made = (prompt: string, picture?: Awaited<ReturnType<typeof subjectOf>>): Promise<Generated> =>
  generate({ prompt, seed: 1, resolution: "draft", complexity: "normal", highPack: false, subject: picture }, forms);

/** A photograph of what the words become, cut out. */
async function photographOf(prompt: string): Promise<Buffer> {
  const { model } = await made(prompt);
  return poster(model, { size: { width: 320, height: 240 }, isDraft: true, view: { yaw: 0, elevation: 0.15 } }, () => {});
}

/** A drawing on nothing. */
const drawn = (shapes: string): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">${shapes}</svg>`))
    .png()
    .toBuffer();

const tallerThanWide = ({ facts: { size } }: Generated) => size[1] / size[0];

/** In degrees, the hue most of the coloured skin has. */
function hueOf({ materials }: Model): number {
  const { data, channels } = materials[0].maps.baseColor;
  let [x, y] = [0, 0];
  for (let at = 0; at < data.length; at += channels) {
    const [hue, strength, light] = toHsl([data[at] / 255, data[at + 1] / 255, data[at + 2] / 255]);
    if (strength < 0.35 || light < 0.1) continue;
    x += Math.cos(hue * 2 * Math.PI);
    y += Math.sin(hue * 2 * Math.PI);
  }
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

const turn = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

test("a photograph of a red vase gives a vase of its colour and proportion, one of a blue vase another, and twice the same", async () => {
  const red = await subjectOf(await photographOf("a tall plain red vase"));
  const blue = await subjectOf(await photographOf("a wide plain blue vase"));
  const [first, again, other] = [await made("a plain vase", red), await made("a plain vase", red), await made("a plain vase", blue)];
  expect(turn(hueOf(first.model), 3)).toBeLessThan(15);
  expect(turn(hueOf(other.model), 221)).toBeLessThan(15);
  expect(tallerThanWide(first) / red.outline.ratio).toBeGreaterThan(0.8);
  expect(tallerThanWide(first) / red.outline.ratio).toBeLessThan(1.25);
  expect(tallerThanWide(other)).toBeLessThan(tallerThanWide(first) * 0.8);
  expect(again.model.meshes[0].positions).toEqual(first.model.meshes[0].positions);
  expect(Buffer.compare(again.model.materials[0].maps.baseColor.data, first.model.materials[0].maps.baseColor.data)).toBe(0);
  expect(first.understanding.sentences.at(-1)).toContain("as in the picture");
});

test("a colour in the words outranks the picture's", async () => {
  const subject = await subjectOf(await drawn('<path d="M130 40h60v70q40 20 40 60v110h-140v-110q0-40 40-60z" fill="#c02418"/>'));
  expect(turn(hueOf((await made("a plain green vase", subject)).model), 135)).toBeLessThan(25);
});

test("gleams, shade and the shadow on the wall are no colours of the thing", async () => {
  const ball =
    '<defs><radialGradient id="g" cx="0.35" cy="0.3"><stop offset="0" stop-color="#fff"/><stop offset="0.12" stop-color="#3a6fe0"/><stop offset="1" stop-color="#0a1c4a"/></radialGradient></defs>' +
    '<rect width="320" height="320" fill="#dedede"/><ellipse cx="210" cy="262" rx="90" ry="18" fill="#a8a8a8"/><circle cx="160" cy="160" r="105" fill="url(#g)"/>';
  const { colors, outline } = await subjectOf(await drawn(ball));
  expect(colors.length).toBe(1);
  const [hue] = toHsl(colors[0].rgb);
  expect(turn(hue * 360, 221)).toBeLessThan(12);
  expect(outline.ratio).toBeGreaterThan(0.9);
});

test("two colours go where the picture has them, the largest first", async () => {
  const lamp =
    '<path d="M100 40h120l30 110h-180z" fill="#d8b020"/><rect x="145" y="150" width="30" height="110" fill="#203fa0"/><rect x="110" y="255" width="100" height="20" fill="#203fa0"/>';
  const { colors, labels } = await subjectOf(await drawn(lamp));
  expect(colors.map(({ rgb }) => Math.round(toHsl(rgb)[0] * 360)).map((hue) => (hue < 90 ? "yellow" : "blue"))).toEqual(["yellow", "blue"]);
  expect(labels[5 * 48 + 24]).toBe(0);
  expect(labels[40 * 48 + 24]).toBe(1);
});

test("what is round from the front is not stretched, what stands upright is", async () => {
  const low = await subjectOf(await drawn('<rect x="20" y="130" width="280" height="70" rx="8" fill="#802020"/>'));
  const [wheel, plainWheel] = [await made("a wheel", low), await made("a wheel")];
  expect(tallerThanWide(wheel)).toBeCloseTo(tallerThanWide(plainWheel), 1);
  const [box, plainBox] = [await made("a crate", low), await made("a crate")];
  expect(tallerThanWide(box)).toBeLessThan(tallerThanWide(plainBox) * 0.9);
});
