import { all, blob, box, cylinder, extrude, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { four, many } from "@blenda/forge/language/places";
import { part, program, whole } from "@blenda/forge/language/program";
import { clouds } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { archedWall, archOutline, lawn } from "../country/walls.ts";

const arch = (width: number, height: number, deep = 0.02) => extrude(archOutline(width, height), deep, 0.003);
/** An onion of a dome, so wide, standing on the origin. */
const onion = (r: number, sides = 40) =>
  lathe(
    flat`0 0, ${r * 0.9} 0, ${r} ${r * 0.35}, ${r * 0.96} ${r * 0.7}, ${r * 0.62} ${r * 1.2}, ${r * 0.2} ${r * 1.5}, ${r * 0.04} ${r * 1.75}, 0 ${r * 2}`,
    { smooth: 24, sides },
  );

export const monuments = [
  program({
    id: "statue of liberty",
    nouns: ["liberty statue", "lady liberty", "the statue of liberty"],
    about: "the green lady of New York: a robed woman with a crown of rays, a raised torch and a tablet, on her pedestal",
    metresPerUnit: 40,
    wears: ["statue robe", "pedestal stone", "flame"],
    params: { tall: [0.98, 1.06], turn: [-6, 6] },
    parts: ({ tall, turn }) => {
      const green = main("stone", 0x86bda8, {
        paint: [clouds({ by: -0.3 }, 0.1, { share: 0.5 }), clouds({ by: 0.25 }, 0.15, { share: 0.5 })],
      });
      const lady = (...forms: Form[]) =>
        all(...forms)
          .scale(1, tall, 1)
          .turn(0, turn, 0)
          .at(0, 0.98, 0);
      const ray = cylinder(0.014, 0.15, { top: 0.002, sides: 8, bevel: 0.001 }).at(0, 0.165, 0);
      const rays = many(7, (n) => ray.turn(0, 0, -75 + n * 25))
        .turn(-14, 0, 0)
        .at(0, 1.03, 0.02);
      return [
        part(
          "robe",
          green,
          lady(
            lathe(flat`0 0, 0.24 0, 0.25 0.06, 0.2 0.34, 0.175 0.56, 0.185 0.7, 0.17 0.82, 0.07 0.9, 0 0.91`, {
              smooth: 26,
              sides: 60,
              ribs: 13,
              ribDepth: 0.13,
            }).scale(1, 1, 0.86),
            sweep(way`-0.16 0.8 0.06, -0.02 0.6 0.17, 0.17 0.36 0.13, 0.18 0.1 0.06`, [0.05, 0.055, 0.05, 0.03], { flatten: 0.5 }),
            sweep(way`0.14 0.8 0, 0.21 0.64 0.06, 0.14 0.56 0.17`, [0.065, 0.06, 0.04]),
          ),
        ),
        part(
          "head",
          green,
          lady(
            blob(
              [
                { at: [0, 0.99, 0.03], radius: 0.075 },
                { at: [0, 0.94, 0.04], radius: 0.055 },
                { at: [0, 0.98, -0.03], radius: 0.08 },
                { at: [0, 0.86, 0], to: [0, 0.95, 0], radius: 0.045 },
              ],
              0.04,
              0.02,
            ),
            box(0.022, 0.05, 0.03, 0.008).at(0, 0.965, 0.108),
            sweep(way`-0.14 0.82 0, -0.19 1.0 0.02, -0.21 1.2 0.03`, [0.06, 0.045, 0.03]),
          ),
        ),
        part("crown", green, lady(lathe(flat`0.07 0, 0.092 0, 0.1 0.04, 0.085 0.04, 0.07 0`, { sides: 28 }).at(0, 1.02, 0.005), rays)),
        part("tablet", green, lady(box(0.15, 0.24, 0.035, 0.008).turn(-12, 24, -14).at(0.16, 0.62, 0.16))),
        part("torch", green, lady(lathe(flat`0 0, 0.016 0, 0.02 0.09, 0.06 0.12, 0.065 0.15, 0.05 0.16, 0 0.16`).at(-0.21, 1.17, 0.03))),
        part(
          "flame",
          { ...light(0xffc04a), slot: 2 },
          lady(lathe(flat`0 0, 0.035 0.02, 0.042 0.06, 0.02 0.11, 0 0.15`, { smooth: 12, sides: 16 }).twist(60).at(-0.21, 1.33, 0.03)),
        ),
        part(
          "pedestal",
          second("stone", 0xc2b393),
          all(
            box(1.0, 0.14, 1.0, 0.02).at(0, 0.07, 0),
            box(0.78, 0.12, 0.78, 0.015).at(0, 0.2, 0),
            lathe(flat`0 0, 0.4 0, 0.33 0.56, 0 0.56`, { sides: 4 }).turn(0, 45, 0).at(0, 0.25, 0),
            box(0.58, 0.06, 0.58, 0.01).at(0, 0.82, 0),
            box(0.5, 0.1, 0.5, 0.01).at(0, 0.9, 0),
            box(0.54, 0.04, 0.54, 0.008).at(0, 0.965, 0),
            box(0.6, 0.05, 0.6, 0.008).at(0, 0.34, 0),
          ),
        ),
        part(
          "openings",
          fixed("stone", 0x4a4234),
          all(
            box(0.05, 0.2, 0.02, 0.003).array(4, [0.085, 0, 0]).turn(-9, 0, 0).at(0, 0.62, 0.263).ring(4),
            box(0.1, 0.14, 0.02, 0.003).at(0, 0.19, 0.392),
          ),
        ),
        part("ground", lawn, lathe(flat`0 -0.06, 0.84 -0.06, 0.86 0, 0.8 0.012, 0 0.015`, { sides: 11 })),
      ];
    },
  }),
  program({
    id: "leaning tower of pisa",
    nouns: ["leaning tower", "tower of pisa", "pisa tower", "the leaning tower of pisa"],
    about: "the white round tower of Pisa with its rings of arcades, leaning to one side",
    metresPerUnit: 25,
    wears: ["marble tower", "lawn ground", "roof bell"],
    params: { lean: [5, 7.5], columns: whole(18, 22) },
    parts: ({ lean, columns }) => {
      const leaning = (form: Form) => form.turn(0, 0, -lean).at(-0.08, 0.06, 0);
      const bay = archedWall(0.135 * (20 / columns), 0.19, 0.095 * (20 / columns), 0.165, 0.025, 6);
      const floors = [0, 1, 2, 3, 4, 5].map((n) => 0.4 + n * 0.23);
      return [
        part(
          "core",
          main("marble", 0xe9e3d6),
          leaning(
            all(
              cylinder(0.33, 1.74, { sides: 40 }).at(0, 0.87, 0),
              cylinder(0.42, 0.38, { sides: 48 }).at(0, 0.19, 0),
              cylinder(0.29, 0.28, { sides: 36 }).at(0, 1.9, 0),
            ),
          ),
        ),
        part(
          "arcades",
          main("marble", 0xf3efe6),
          leaning(
            all(
              ...floors.map((y) => bay.at(0, y, 0.4).ring(columns)),
              archedWall(0.17, 0.33, 0.12, 0.29, 0.03, 8).at(0, 0.02, 0.425).ring(16),
            ),
          ),
        ),
        part(
          "floors",
          main("marble", 0xdcd5c5),
          leaning(
            all(
              ...[0.37, ...floors.slice(1).map((y) => y - 0.02), 1.77].map((y) =>
                cylinder(0.445, 0.04, { sides: 48, bevel: 0.008 }).at(0, y + 0.01, 0),
              ),
              cylinder(0.33, 0.04, { sides: 40 }).at(0, 2.04, 0),
              cylinder(0.48, 0.05, { sides: 48 }).at(0, 0.02, 0),
            ),
          ),
        ),
        part(
          "openings",
          fixed("stone", 0x5a5348),
          leaning(all(arch(0.11, 0.2).at(0, 1.82, 0.285).ring(8), arch(0.1, 0.22).at(0, 0.04, 0.425))),
        ),
        part("roof", third("clay", 0xb0684a), leaning(cylinder(0.3, 0.06, { top: 0.2, sides: 36 }).at(0, 2.08, 0))),
        part("ground", { ...lawn, slot: 1 }, lathe(flat`0 -0.05, 0.97 -0.05, 1 0, 0.95 0.014, 0 0.018`, { sides: 40 }).scale(0.85)),
        part("plaza", fixed("stone", 0xcfc8b8), cylinder(0.6, 0.05, { sides: 40 }).at(-0.06, 0.015, 0)),
      ];
    },
  }),
  program({
    id: "taj mahal",
    nouns: ["the taj mahal", "mughal palace", "indian palace"],
    about: "the white marble tomb of Agra: a great onion dome, pointed arches, four slim minarets and a long pool",
    metresPerUnit: 40,
    wears: ["marble wall", "dome", "pool water"],
    params: { dome: [0.34, 0.38], tower: [1.12, 1.24] },
    parts: ({ dome, tower }) => {
      const marble = main("marble", 0xf2ece0);
      const niche = (w: number, h: number) => arch(w, h);
      const pillars = (count: number, out: number, tall: number) => cylinder(0.014, tall, { sides: 8 }).at(0, 0, out).ring(count);
      const corner = (form: Form) => form.turn(0, 45, 0).mirror("x").mirror("z");
      return [
        part(
          "hall",
          marble,
          all(
            box(1.0, 0.62, 0.76, 0.01).at(0, 0.39, 0),
            box(0.76, 0.62, 1.0, 0.01).at(0, 0.392, 0),
            corner(box(0.3, 0.62, 0.03, 0.005).at(0, 0.39, 0.62)),
            box(0.4, 0.78, 0.05, 0.008).at(0, 0.46, 0.5).ring(4),
            cylinder(dome * 0.92, 0.26, { sides: 40 }).at(0, 0.8, 0),
          ),
        ),
        part("platform", marble, all(box(2.1, 0.09, 2.1, 0.012).at(0, 0.045, 0), box(1.3, 0.04, 1.3, 0.008).at(0, 0.09, 0))),
        part(
          "domes",
          second("marble", 0xf7f2e8),
          all(
            onion(dome).at(0, 0.91, 0),
            onion(0.12, 24).at(0.32, 0.82, 0.32).mirror("x").mirror("z"),
            four(onion(0.07, 16), 0.92, tower + 0.16, 0.92),
          ),
        ),
        part(
          "kiosks",
          marble,
          all(
            four(all(pillars(8, 0.1, 0.14), cylinder(0.14, 0.03, { sides: 24 }).at(0, 0.07, 0)), 0.32, 0.76, 0.32),
            four(all(pillars(6, 0.055, 0.1), cylinder(0.085, 0.02, { sides: 20 }).at(0, 0.055, 0)), 0.92, tower + 0.1, 0.92),
          ),
        ),
        pieces(
          "minarets",
          marble,
          four(cylinder(0.085, tower, { top: 0.06, sides: 24 }), 0.92, tower / 2 + 0.05, 0.92),
          ...[0.36, 0.7, 1].map((t) => four(cylinder(0.1, 0.03, { sides: 24 }), 0.92, tower * t + 0.04, 0.92)),
        ),
        part(
          "arches",
          fixed("stone", 0x8d8478),
          all(
            niche(0.26, 0.52).at(0, 0.1, 0.518).ring(4),
            ...[0.14, 0.4].map((y) => niche(0.1, 0.2).at(0.29, y, 0.5).mirror("x").ring(4)),
            ...[0.14, 0.4].map((y) => corner(niche(0.12, 0.2).at(0, y, 0.627))),
          ),
        ),
        part(
          "finials",
          fixed("gold"),
          all(
            cylinder(0.012, 0.2, { top: 0.003, sides: 10 }).at(0, 0.91 + dome * 2.05, 0),
            sphere(0.025, 1, 12).at(0, 0.9 + dome * 2, 0),
            sphere(0.014, 1, 8).at(0.32, 1.08, 0.32).mirror("x").mirror("z"),
          ),
        ),
        part("pool", { ...fixed("glass", 0x3f93b8), slot: 2 }, box(0.2, 0.03, 1.0, 0.005).at(0, 0.0, 1.6)),
        part(
          "rim",
          marble,
          all(box(0.03, 0.05, 1.06, 0.006).at(0.115, 0.005, 1.6).mirror("x"), box(0.26, 0.05, 0.03, 0.006).at(0, 0.005, 2.12)),
        ),
        part(
          "trees",
          fixed("fabric", 0x3c6b34),
          lathe(flat`0 0, 0.05 0.02, 0.045 0.14, 0 0.26`, { smooth: 10, sides: 12 }).array(6, [0, 0, 0.16]).at(0.24, 0, 1.6).mirror("x"),
        ),
        part("ground", lawn, box(2.3, 0.06, 3.4, 0.012).at(0, -0.03, 0.55)),
      ];
    },
  }),
];
