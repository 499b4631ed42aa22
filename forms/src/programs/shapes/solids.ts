import type { Manner } from "@blenda/forge/grammar/manner";
import { cylinder, extrude, type Form, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { polygon, roundedRectangle } from "@blenda/forge/language/outlines";
import { part, program } from "@blenda/forge/language/program";
import { main } from "@blenda/forge/language/substance";
import { softCorners } from "./corners.ts";
import { cutBall, FACES } from "./polyhedra.ts";
import { TOY_TONES, toyTone } from "./toy-tones.ts";

const shape = (id: string, nouns: readonly string[], about: string, body: (size: number) => Form, is: readonly Manner[] = []) =>
  program({
    id,
    is,
    nouns,
    about,
    metresPerUnit: 0.3,
    wears: ["body"],
    params: { tone: toyTone, size: [0.96, 1.04] },
    sockets: () => ({ grip: { at: [0, 0.5, 0], size: [1, 1, 1] } }),
    parts: ({ tone, size }) => [part("body", main("plastic", TOY_TONES[tone]), body(size))],
  });

const hedron = (id: keyof typeof FACES, nouns: readonly string[], sides: string, inner: number, outer: number) =>
  shape(id, nouns, `a regular solid of ${sides}`, (size) => cutBall(FACES[id], inner * size, outer * size, 168).at(0, inner * size, 0));

/** What people type first: plain bodies. */
export const plainSolids = [
  shape("cube", ["plain cube", "cubes", "rounded cube"], "a plain cube with soft edges", (size) =>
    extrude(roundedRectangle(size, size, 0.07), size, 0.07).at(0, size / 2, 0),
  ),
  shape("cuboid", ["rectangular prism", "rectangle"], "a plain block longer than wide", (size) =>
    extrude(roundedRectangle(1.5 * size, 0.7, 0.05), 0.8, 0.05).at(0, 0.35, 0),
  ),
  shape("sphere", ["plain sphere", "round ball shape"], "a plain smooth sphere", (size) => sphere(size / 2, 1, 64).at(0, size / 2, 0)),
  shape("hemisphere", ["half sphere", "dome shape"], "half of a sphere", (size) =>
    lathe([[0, 0], ...Array.from({ length: 19 }, (_, at) => arcPoint(size * 0.6, at / 18))], { sides: 64 }),
  ),
  shape("cylinder", ["cylinder shape"], "a plain upright cylinder", (size) =>
    cylinder(0.42, 1.1 * size, { bevel: 0.035, sides: 64 }).at(0, 0.55 * size, 0),
  ),
  shape("cone", ["cone shape", "geometric cone"], "a plain cone", (size) =>
    lathe(flat`0 0, 0.47 0, 0.5 0.02, 0.5 0.05, 0.03 ${1.15 * size}, 0.012 ${1.165 * size}, 0 ${1.17 * size}`, { sides: 64 }),
  ),
  shape(
    "torus",
    ["torus shape", "ring shape", "donut shape"],
    "a plain round ring",
    (size) =>
      torus(0.42 * size, 0.17)
        .turn(72, 0, 0)
        .at(0, 0.56 * size, 0),
    ["upright"],
  ),
  shape("capsule", ["capsule shape", "pill shape"], "a cylinder with round ends", (size) =>
    lathe(
      [
        ...Array.from({ length: 13 }, (_, at) => low(at / 12)),
        ...Array.from({ length: 13 }, (_, at) => up(arcPoint(0.32, at / 12), 0.32 + 0.6 * size)),
      ],
      { sides: 48 },
    ),
  ),
  shape("prism", ["triangular prism", "triangle prism", "toblerone shape"], "a long body with three sides", (size) =>
    extrude(softCorners(polygon(3, 0.5), 0.07), 1.2 * size, 0.03)
      .turn(0, 32, 0)
      .at(0, 0.25, 0),
  ),
  shape("hexagonal prism", ["hexagon", "hexagon tile", "hex tile", "hexagonal tile"], "a flat tile with six sides", (size) =>
    extrude(softCorners(polygon(6, 0.6 * size), 0.07), 0.26, 0.035)
      .turn(-90, 0, 0)
      .at(0, 0.13, 0),
  ),
  shape(
    "triangle",
    ["triangle shape"],
    "a flat triangle standing up",
    (size) => extrude(softCorners(polygon(3, 0.66 * size), 0.07), 0.22, 0.035).at(0, 0.33 * size, 0),
    ["upright"],
  ),
  shape(
    "disc",
    ["circle", "round disc"],
    "a flat round disc",
    (size) =>
      cylinder(0.6 * size, 0.18, { bevel: 0.05, sides: 64 })
        .turn(90, 0, 0)
        .at(0, 0.6 * size, 0),
    ["upright"],
  ),
  hedron("tetrahedron", ["four-sided die", "d4"], "four triangles", 0.3, 0.825),
  hedron("octahedron", ["eight-sided die", "d8"], "eight triangles", 0.42, 0.685),
  hedron("dodecahedron", ["d12"], "twelve pentagons", 0.48, 0.599),
];

function arcPoint(radius: number, t: number): readonly [number, number] {
  const angle = (t * Math.PI) / 2;
  return [t === 1 ? 0 : radius * Math.cos(angle), radius * Math.sin(angle)];
}

const up = ([r, y]: readonly [number, number], by: number) => [r, y + by] as const;
/** The lower half, from the pole outwards. */
const low = (t: number): readonly [number, number] => {
  const [r, y] = arcPoint(0.32, 1 - t);
  return [r, 0.32 - y];
};
