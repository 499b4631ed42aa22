import sharp from "sharp";
import { expect, test } from "vitest";
import { chooseView } from "./camera.ts";
import { viewOf } from "./photograph.ts";
import { inspectionPictures, poster, turntable } from "./poster.ts";
import { toOklch } from "./shading/colour.ts";
import { stageHue } from "./shading/stage-hue.ts";
import { LINEAR } from "./shading/texture.ts";
import { ball, board, paint, plainColour, together } from "./test-models.ts";

const size = { width: 128, height: 96 };
const quiet = () => {};
const front = { yaw: 0, elevation: (10 * Math.PI) / 180 };

async function pixels(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { width: info.width, height: info.height, channels: info.channels, at };
}

const brightness = ([r, g, b]: number[]) => r + g + b;

test("a poster is a WebP with alpha that is clear along its whole frame, shadow included", async () => {
  const picture = await poster(ball(paint(200, 90, 30)), { size }, quiet);
  const { width, height, channels, at } = await pixels(picture);
  expect((await sharp(picture).metadata()).format).toBe("webp");
  expect([width, height, channels]).toEqual([128, 96, 4]);
  const frame = Array.from({ length: width }, (_, x) => [at(x, 0)[3], at(x, height - 1)[3]]);
  const sides = Array.from({ length: height }, (_, y) => [at(0, y)[3], at(width - 1, y)[3]]);
  expect([...frame, ...sides].flat().every((alpha) => alpha === 0)).toBe(true);
});

test("the object fills about 80 % of the frame and stands in its middle", async () => {
  for (const model of [ball(paint(200, 90, 30)), board(paint(200, 90, 30), 3, 0.4), board(paint(200, 90, 30), 0.3, 2)]) {
    const { width, height, at } = await pixels(await poster(model, { size }, quiet));
    const xs: number[] = [];
    const ys: number[] = [];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (at(x, y)[3] < 250) continue;
        xs.push(x);
        ys.push(y);
      }
    }
    const filled = Math.max((Math.max(...xs) - Math.min(...xs) + 1) / width, (Math.max(...ys) - Math.min(...ys) + 1) / height);
    expect(filled).toBeGreaterThan(0.76);
    expect(filled).toBeLessThan(0.84);
    expect(Math.abs((Math.max(...xs) + Math.min(...xs)) / 2 - width / 2)).toBeLessThan(2);
    expect(Math.abs((Math.max(...ys) + Math.min(...ys)) / 2 - height / 2)).toBeLessThan(2);
  }
});

test("a sword is laid across the picture, a door and a column stay upright", async () => {
  const [blade, guard] = [board(paint(190, 190, 200), 0.1, 1.8), board(paint(190, 190, 200), 0.6, 0.06)];
  const above = guard.meshes.map((mesh) => ({ ...mesh, positions: mesh.positions.map((value, i) => (i % 3 === 1 ? value + 0.4 : value)) }));
  const sword = { ...blade, meshes: [...blade.meshes, ...above] };
  const { width, height, at } = await pixels(await poster(sword, { size }, quiet));
  const solid = Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width)]).filter(([x, y]) => at(x, y)[3] > 250);
  const reach = (axis: number) => Math.max(...solid.map((point) => point[axis])) - Math.min(...solid.map((point) => point[axis]));
  expect(reach(0)).toBeGreaterThan(width * 0.5);
  expect(reach(1)).toBeGreaterThan(height * 0.6);
  const [door] = board(paint(90, 60, 30), 0.8, 2).meshes;
  const back = { ...door, indices: door.indices.slice().reverse() };
  expect(viewOf({ ...blade, meshes: [door, back] }).lean).toBeUndefined();
  expect(viewOf(ball(paint(90, 60, 30))).lean).toBeUndefined();
});

test("the floor beside the object is in soft shadow, darker near it than far from it", async () => {
  const { at } = await pixels(await poster(ball(paint(230, 230, 230)), { size }, quiet));
  const below = at(68, 88)[3];
  expect(below).toBeGreaterThan(20);
  expect(below).toBeLessThan(220);
  expect(at(110, 88)[3]).toBeLessThan(below);
});

test("the key light comes from the left and the rim on the right is cool", async () => {
  const { at } = await pixels(await poster(ball(paint(128, 128, 128)), { size }, quiet));
  expect(brightness(at(44, 34))).toBeGreaterThan(brightness(at(84, 60)) * 1.5);
  const [red, , blue] = at(99, 44);
  expect(blue).toBeGreaterThan(red);
});

test("green in a normal map points up and red to the right", async () => {
  const lean = async (...normal: number[]) => {
    const { at } = await pixels(
      await poster(board(paint(150, 150, 150, { normal: plainColour(...normal) })), { size, view: front }, quiet),
    );
    return brightness(at(64, 48));
  };
  expect(await lean(128, 218, 218)).toBeGreaterThan(await lean(128, 38, 218));
  expect(await lean(38, 128, 218)).toBeGreaterThan(await lean(218, 128, 218));
});

test("a part that shines lights the air round it, and the frame stays clear", async () => {
  const lamp = (emissive: Partial<Record<"emissive", ReturnType<typeof plainColour>>>) =>
    poster(ball(paint(10, 10, 10, emissive)), { size }, quiet);
  const [dark, shining] = [await pixels(await lamp({})), await pixels(await lamp({ emissive: plainColour(40, 220, 255) }))];
  expect(dark.at(64, 8)[3]).toBe(0);
  const [red, , blue, alpha] = shining.at(64, 8);
  expect(alpha).toBeGreaterThan(5);
  expect(blue).toBeGreaterThan(red);
  for (let x = 0; x < 128; x++) expect(shining.at(x, 0)[3]).toBe(0);
});

test("polished metal shows the studio, a matt surface does not", async () => {
  const contrast = async (roughness: number, metallic: number) => {
    const { at } = await pixels(await poster(ball(paint(200, 160, 60, { orm: plainColour(255, roughness, metallic) })), { size }, quiet));
    const row = Array.from({ length: 60 }, (_, i) => brightness(at(34 + i, 40)));
    return Math.max(...row) - Math.min(...row.slice(2, -2));
  };
  expect(await contrast(20, 255)).toBeGreaterThan((await contrast(255, 0)) * 1.1);
});

test("what is nearer hides what is behind, and a hole in a cut-out shows it", async () => {
  const back = board(paint(20, 20, 220), 1, 1, -0.1);
  const solid = together(back, board(paint(220, 20, 20)));
  const cut = together(back, board({ name: "holed", maps: { baseColor: plainColour(220, 20, 20, 0) }, alphaMode: "mask" }));
  const middle = async (model: typeof solid) => (await pixels(await poster(model, { size, view: front }, quiet))).at(64, 48);
  const [red, , blue] = await middle(solid);
  expect(red).toBeGreaterThan(blue * 2);
  const [cutRed, , cutBlue] = await middle(cut);
  expect(cutBlue).toBeGreaterThan(cutRed * 2);
});

test("a see-through pane lets the stage shine through", async () => {
  const pane = board({ name: "pane", maps: { baseColor: plainColour(60, 90, 200, 80) }, alphaMode: "blend" });
  const { at } = await pixels(await poster(pane, { size, view: front }, quiet));
  expect(at(64, 40)[3]).toBeGreaterThan(40);
  expect(at(64, 40)[3]).toBeLessThan(220);
});

test("the camera stands between 8 and 26 degrees above the floor, higher for flat things", () => {
  const shapes = [0.02, 0.3, 1, 3, 40].map((y) => Math.round((chooseView({ x: 1, y, z: 1 }).elevation * 180) / Math.PI));
  expect(Math.min(...shapes)).toBeGreaterThanOrEqual(8);
  expect(Math.max(...shapes)).toBeLessThanOrEqual(26);
  expect(shapes[0]).toBeGreaterThan(shapes[4]);
});

test("the stage's hue lies opposite to the object's own", () => {
  const apart = (r: number, g: number, b: number) => {
    const own = toOklch(LINEAR[r], LINEAR[g], LINEAR[b]).hue;
    const gap = Math.abs(stageHue(ball(paint(r, g, b))) - own);
    return Math.min(gap, 360 - gap);
  };
  for (const [r, g, b] of [
    [230, 130, 20],
    [20, 140, 140],
    [40, 60, 200],
  ])
    expect(apart(r, g, b)).toBeGreaterThan(165);
  expect(stageHue(ball(paint(128, 128, 128)))).toBe(255);
});

test("the viewer's five looks share one outline and are told apart by their colours", async () => {
  const pictures = await inspectionPictures(ball(paint(90, 160, 90), 0.5, 10), { size }, quiet);
  expect(Object.keys(pictures)).toEqual(["lit", "wireframe", "uv", "normals", "matcap"]);
  const [wire, uv, normals] = await Promise.all([pixels(pictures.wireframe), pixels(pictures.uv), pixels(pictures.normals)]);
  const all = (picture: typeof wire) => Array.from({ length: 60 * 60 }, (_, i) => picture.at(34 + (i % 60), 18 + Math.floor(i / 60)));
  expect(all(wire).filter(([r, , b]) => r > b + 60).length).toBeGreaterThan(100);
  expect(all(uv).filter(([r, , b]) => b > r + 60).length).toBeGreaterThan(300);
  const [r, g, b] = normals.at(64, 48);
  expect(b).toBeGreaterThan(Math.max(r, g));
  for (const picture of Object.values(pictures)) expect((await pixels(picture)).at(64, 48)[3]).toBe(255);
});

test("a turntable shows the other side half-way round", async () => {
  const twoSided = together(board(paint(220, 20, 20), 1, 1, 0.01), board(paint(20, 20, 220), 1, 1, -0.01));
  const [first, , half] = await turntable(twoSided, { frames: 4, size: { width: 64, height: 48 }, view: front }, quiet);
  const [red, , noBlue] = (await pixels(first)).at(32, 24);
  const [noRed, , blue] = (await pixels(half)).at(32, 24);
  expect(red).toBeGreaterThan(noBlue);
  expect(blue).toBeGreaterThan(noRed);
});

test("the same model gives the same bytes", async () => {
  const model = ball(paint(10, 120, 200));
  expect((await poster(model, { size }, quiet)).equals(await poster(model, { size }, quiet))).toBe(true);
});

test("progress only rises, and a stopped poster throws the reason", async () => {
  const fractions: number[] = [];
  await poster(ball(paint(10, 120, 200)), { size }, (_, fraction) => fractions.push(fraction));
  expect(fractions.length).toBeGreaterThan(3);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  const stop = new AbortController();
  const stopped = poster(
    ball(paint(10, 120, 200)),
    { size },
    (_, fraction) => fraction > 0.2 && stop.abort(new Error("enough")),
    stop.signal,
  );
  await expect(stopped).rejects.toThrow("enough");
});
