import fc from "fast-check";
import { Matrix4, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { packed } from "./atlas/pack.ts";
import { ATLAS_CELLS, type Unwrapped, unwrap } from "./atlas/unwrap.ts";
import { facesByTexel } from "./bake/raster.ts";
import { RayTree } from "./bake/ray-tree.ts";
import { Sky } from "./bake/sky.ts";
import { seededNoise } from "./noise.ts";
import { hashText, seededRandom } from "./random.ts";
import { blob } from "./shapes/blob.ts";
import { ball, box, cylinder, extruded, sphere, torus } from "./shapes/forms.ts";
import { lathe } from "./shapes/lathe.ts";
import { faceted, indicesOf, placement, type Shape, smoothed } from "./shapes/shape.ts";
import { openSolids } from "./shapes/solids.ts";
import { tube } from "./shapes/tube.ts";

/** Positive when the faces look outwards. */
function volume(shape: Shape): number {
  const position = shape.getAttribute("position");
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  const indices = indicesOf(shape);
  let sum = 0;
  for (let at = 0; at < indices.length; at += 3) {
    a.fromBufferAttribute(position, indices[at]);
    b.fromBufferAttribute(position, indices[at + 1]);
    c.fromBufferAttribute(position, indices[at + 2]);
    sum += a.dot(b.cross(c)) / 6;
  }
  return sum;
}

/** How far the shading normals agree with the faces, at worst. */
function worstShading(shape: Shape): number {
  const [position, normal] = [shape.getAttribute("position"), shape.getAttribute("normal")];
  const indices = indicesOf(shape);
  const corner = (at: number) => new Vector3().fromBufferAttribute(position, indices[at]);
  let worst = 1;
  for (let at = 0; at < indices.length; at += 3) {
    const face = corner(at + 1)
      .sub(corner(at))
      .cross(corner(at + 2).sub(corner(at)));
    if (face.length() < 1e-9) continue;
    face.normalize();
    for (let k = 0; k < 3; k++) worst = Math.min(worst, face.dot(new Vector3().fromBufferAttribute(normal, indices[at + k])));
  }
  return worst;
}

const FORMS: [string, number, () => Shape][] = [
  ["box", 6, () => box(1, 2, 3, 0.02)],
  ["cylinder", Math.PI, () => cylinder(1, 1)],
  ["sphere", (4 / 3) * Math.PI, () => sphere(1)],
  ["torus", 2 * Math.PI ** 2 * 0.09, () => torus(1, 0.3)],
  ["ball", (4 / 3) * Math.PI, () => ball(1, 8)],
  [
    "extruded outline",
    2,
    () =>
      extruded(
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
        2,
      ),
  ],
  [
    "straight tube",
    Math.PI * 0.01 * 2,
    () =>
      tube(
        [
          [0, 0, 0],
          [0, 2, 0],
        ],
        0.1,
        { isStraight: true, sides: 32 },
      ),
  ],
  [
    "ring of tube",
    2 * Math.PI ** 2 * 0.01,
    () =>
      tube(
        Array.from({ length: 24 }, (_, k) => [Math.sin(k * 0.2618), 0, Math.cos(k * 0.2618)] as const),
        0.1,
        { isClosed: true, sides: 24 },
      ),
  ],
  [
    "vessel",
    Math.PI * (1 - 0.64 * 0.9),
    () =>
      lathe(
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0.8, 1],
          [0.8, 0.1],
          [0, 0.1],
        ],
        { segments: 96 },
      ),
  ],
  [
    "soft body",
    (4 / 3) * Math.PI * 0.512,
    () => blob((x, y, z) => Math.hypot(x, y, z) - 0.8, { low: [-1, -1, -1], high: [1, 1, 1], cell: 0.1 }),
  ],
];

describe.each(FORMS)("%s", (_name, expected, make) => {
  test("is closed, faces outwards and has the volume it should", () => {
    expect(volume(make()) / expected).toBeGreaterThan(0.93);
    expect(volume(make()) / expected).toBeLessThan(1.03);
  });
  test("is shaded from the side it faces", () => expect(worstShading(make())).toBeGreaterThan(0.2));
  test("every triangle has a place of its own on the texture, the right way round", () => {
    const skin = unwrap([{ name: "part", shape: make(), surface: () => {} }]);
    expect(overlap(skin)).toBeLessThan(0.01);
    expect(mirrored(skin)).toBe(0);
    expect(skin.coverage).toBeGreaterThan(0.3);
  });
});

/** Share of the texels' skin that more than one triangle claims. */
function overlap(skin: Unwrapped): number {
  const size = 512;
  const whole = facesByTexel(skin, size).filter((face) => face >= 0).length;
  let sum = 0;
  for (let face = 0; face < skin.indices.length / 3; face++) {
    const [a, b, c] = [0, 1, 2].map((corner) => skin.indices[face * 3 + corner] * 2);
    sum +=
      Math.abs(
        (skin.uvs[b] - skin.uvs[a]) * (skin.uvs[c + 1] - skin.uvs[a + 1]) -
          (skin.uvs[c] - skin.uvs[a]) * (skin.uvs[b + 1] - skin.uvs[a + 1]),
      ) / 2;
  }
  return (sum * size * size - whole) / whole;
}

function mirrored({ uvs, indices }: Unwrapped): number {
  let count = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [indices[at] * 2, indices[at + 1] * 2, indices[at + 2] * 2];
    if ((uvs[b] - uvs[a]) * (uvs[c + 1] - uvs[a + 1]) - (uvs[c] - uvs[a]) * (uvs[b + 1] - uvs[a + 1]) > 1e-9) count++;
  }
  return count;
}

test("a mirrored copy faces outwards too and does not turn its relief inside out", () => {
  const place = placement({ scale: [-1, 1, 1], at: [2, 0, 0] });
  const skin = unwrap([
    {
      name: "part",
      shape: lathe([
        [0, 0],
        [1, 0],
        [0.6, 1],
        [0, 1],
      ]),
      surface: () => {},
      place,
    },
  ]);
  expect(mirrored(skin)).toBe(0);
});

test("bodies can be cut, and the cut faces outwards", async () => {
  const { solids, free } = await openSolids();
  const drilled = solids
    .box(2, 2, 2)
    .minus(solids.cylinder(0.5, 3, { segments: 64 }))
    .shape();
  free();
  expect(volume(drilled)).toBeCloseTo(8 - Math.PI * 0.25 * 2, 1);
});

test("an extruded body is as wide above as below, unless it is asked to taper", async () => {
  const { solids, free } = await openSolids();
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  const [straight, pointed] = [solids.extrude(square, 3).shape(), solids.extrude(square, 3, { top: 0.001 }).shape()];
  free();
  expect(volume(straight)).toBeCloseTo(3, 3);
  expect(volume(pointed)).toBeCloseTo(1, 1);
});

test("hard edges stay hard and soft ones soft", () => {
  const cube = smoothed(box(1, 1, 1, 0), 30);
  expect(worstShading(cube)).toBeCloseTo(1, 5);
  expect(worstShading(faceted(sphere(1)))).toBeCloseTo(1, 4);
});

test("pieces on the atlas never touch, however many and however odd", () => {
  const sides = fc.array(
    fc.record({ width: fc.double({ min: 0.01, max: 5, noNaN: true }), height: fc.double({ min: 0.01, max: 5, noNaN: true }) }),
    { minLength: 1, maxLength: 60 },
  );
  fc.assert(
    fc.property(sides, (rectangles) => {
      const { scale, places } = packed(rectangles, ATLAS_CELLS);
      const boxes = places.map(({ x, y, isTurned }, at) => {
        const { width, height } = rectangles[at];
        return [x, y, x + (isTurned ? height : width) * scale, y + (isTurned ? width : height) * scale];
      });
      for (const [at, [l, t, r, b]] of boxes.entries()) {
        expect(l >= 0.5 && t >= 0.5 && r <= ATLAS_CELLS - 0.49 && b <= ATLAS_CELLS - 0.49).toBe(true);
        for (const [l2, t2, r2, b2] of boxes.slice(at + 1)) expect(r <= l2 || r2 <= l || b <= t2 || b2 <= t).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

test("rays stop where the skin is", () => {
  const skin = unwrap([{ name: "part", shape: box(2, 2, 2, 0), surface: () => {}, place: new Matrix4() }]);
  const tree = new RayTree(skin.positions, skin.indices);
  expect(tree.distance(0.1, 0.2, 5, 0, 0, -1, 10)).toBeCloseTo(4, 5);
  expect(tree.distance(0.1, 0.2, 0, 0, 0, -1, 10)).toBeCloseTo(1, 5);
  expect(tree.distance(0.1, 0.2, 5, 0, 0, 1, 10)).toBe(10);
});

test("the inside of a vessel sees less of the sky than its outside", () => {
  const shape = lathe([
    [0, 0],
    [0.5, 0],
    [0.5, 2],
    [0.45, 2],
    [0.45, 0.1],
    [0, 0.1],
  ]);
  const sky = new Sky(unwrap([{ name: "part", shape, surface: () => {} }]), new Vector3(0, 1, 0), 1.2);
  expect(sky.openness(new Vector3(0.5, 1, 0), new Vector3(1, 0, 0))).toBeGreaterThan(0.97);
  expect(sky.openness(new Vector3(0, 0.1, 0), new Vector3(0, 1, 0))).toBeLessThan(0.25);
});

test("chance and noise are the same for the same seed, and different for another", () => {
  expect(seededRandom("a").next()).toBe(seededRandom("a").next());
  expect(seededRandom("a").next()).not.toBe(seededRandom("b").next());
  expect(seededRandom("a").fork("legs").next()).not.toBe(seededRandom("a").fork("arms").next());
  expect(seededNoise(1).at(0.3, 0.7, 0.2)).toBe(seededNoise(1).at(0.3, 0.7, 0.2));
  expect(seededNoise(1).fbm(0.3, 0.7, 0.2)).not.toBe(seededNoise(2).fbm(0.3, 0.7, 0.2));
  expect(hashText("crate")).toBe(hashText("crate"));
});
