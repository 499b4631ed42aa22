import { all, box, cylinder, extrude, type Form, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { many, twin } from "@blenda/forge/language/places";
import { part, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { clouds, courses, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { bricks, shingles } from "../../buildings/country/walls.ts";

export const houseParts = [
  program({
    id: "chimney",
    nouns: ["smokestack", "chimney stack", "brick chimney", "house chimney"],
    about: "a brick chimney on a piece of roof, with pots and smoke",
    metresPerUnit: 1,
    wears: ["brick wall", "roof tile", "pot"],
    params: { tall: [0.9, 1.1], pots: whole(1, 3) },
    traits: { cold: "smokeless unlit" },
    parts: ({ tall, pots }, { has, random }) => [
      pieces(
        "stack",
        main("clay", 0xa4523a, { paint: bricks }),
        box(0.56, tall, 0.4, 0.01).at(0, tall / 2, 0),
        box(0.62, 0.08, 0.46, 0.01).at(0, tall - 0.12, 0),
        box(0.68, 0.08, 0.52, 0.01).at(0, tall - 0.02, 0),
      ),
      part("slab", fixed("concrete", 0xb9b4aa), box(0.62, 0.05, 0.46, 0.012).at(0, tall + 0.045, 0)),
      part(
        "pots",
        third("clay", 0xc8754c),
        lathe(flat`0 0, 0.1 0, 0.08 0.06, 0.075 0.2, 0.095 0.22, 0.095 0.27, 0.07 0.27, 0.06 0.1, 0 0.1`, { sides: 24 })
          .array(pots, [0.19, 0, 0])
          .at(0, tall + 0.06, 0),
      ),
      !has("cold") &&
        part(
          "smoke",
          fixed("fabric", 0xd6d8da),
          many(9, (n) =>
            sphere(0.06 + n * 0.016, 0.9, 12).at(
              n * 0.035 + random.between(-0.03, 0.03),
              tall + 0.34 + n * 0.085,
              random.between(-0.04, 0.04),
            ),
          ),
        ),
      part(
        "roof",
        second("clay", 0x8a3f2c, { paint: shingles }),
        all(
          extrude(flat`-0.8 0.02, 0.8 0.02, 0.8 0.08, -0.8 0.08`, 0.62, 0.01).turn(38, 0, 0).at(0, 0.02, 0.26),
          extrude(flat`-0.8 0.02, 0.8 0.02, 0.8 0.08, -0.8 0.08`, 0.62, 0.01).turn(-38, 0, 0).at(0, 0.02, -0.26),
          rod([-0.81, 0.25, 0], [0.81, 0.25, 0], 0.045),
        ),
      ),
      part("flashing", fixed("steel", 0x8c9296), box(0.6, 0.06, 0.44, 0.006).at(0, 0.26, 0)),
    ],
  }),
  program({
    id: "brick",
    nouns: ["clay brick", "red brick", "building brick", "house brick"],
    about: "one brick with holes",
    metresPerUnit: 0.15,
    wears: ["brick"],
    params: { holes: whole(3, 5), long: [1.45, 1.6] },
    traits: { solid: "plain full" },
    sockets: () => ({ top: { at: [0, 0.5, 0], size: [1.4, 1, 0.7] } }),
    parts: ({ holes, long }, { has }) => {
      const body = box(long, 0.5, 0.74, 0.02).at(0, 0.25, 0);
      const drill = cylinder(0.07, 2, { sides: 18, bevel: 0 })
        .array(2, [0, 0, 0.3])
        .array(holes, [(long - 0.3) / holes, 0, 0]);
      return [
        part(
          "brick",
          main("clay", 0xb0502f, {
            paint: [
              clouds({ by: -0.3 }, 0.3, { share: 0.6 }),
              speckles({ by: 0.3 }, 0.08, { size: 0.25 }),
              speckles({ by: -0.5 }, 0.12, { size: 0.18, relief: -0.01 }),
            ],
          }),
          has("solid") ? body.minus(box(long - 0.3, 0.16, 0.44, 0).at(0, 0.5, 0)) : body.minus(drill),
        ),
      ];
    },
  }),
  program({
    id: "roof",
    nouns: ["gable roof", "tiled roof", "house roof", "rooftop", "roof piece"],
    about: "a pointed roof with rows of tiles, rafters, a dormer and gutters",
    metresPerUnit: 4,
    wears: ["tile roof", "wood gable", "window"],
    params: { pitch: [36, 44], rows: whole(8, 9) },
    parts: ({ pitch, rows }) => {
      const a = (pitch * Math.PI) / 180;
      const [run, rise] = [Math.cos(a) * 0.95, Math.sin(a) * 0.95];
      const tile = box(0.145, 0.035, 0.15, 0.014).array(12, [0.154, 0, 0]);
      const slope = (form: Form) => all(form, form.turn(0, 180, 0));
      return [
        part(
          "tiles",
          main("clay", 0xb1502f, { paint: [clouds({ by: -0.25 }, 0.12, { share: 0.6 })] }),
          slope(
            many(rows, (n) => {
              const t = (n + 0.4) / rows;
              return tile.turn(pitch - 6, 0, 0).at(n % 2 ? 0.03 : -0.03, rise * (1 - t) + 0.045, run * t + 0.015);
            }),
          ),
        ),
        part(
          "ridge",
          main("clay", 0x9a4226),
          cylinder(0.055, 0.16, { sides: 16 })
            .turn(0, 0, 90)
            .array(13, [0.148, 0, 0])
            .at(0, rise + 0.05, 0),
        ),
        part(
          "gables",
          second("wood", 0xe0d2b4, { paint: [courses(9, 0.07, { isShifted: false })] }),
          extrude(flat`${-run} 0, ${run} 0, 0 ${rise}`, 1.72, 0.006).turn(0, 90, 0),
        ),
        part("boards", second("wood", 0x6a4a2c), slope(twin(box(0.05, 0.1, 1.02, 0.008).turn(pitch, 0, 0), 0.9, rise / 2 - 0.01, run / 2))),
        part(
          "gutters",
          fixed("copper", 0xa5714a),
          slope(
            cylinder(0.04, 1.9, { sides: 14 })
              .turn(0, 0, 90)
              .at(0, 0.0, run + 0.07),
          ),
        ),
        part("window", third("glass", 0x4f7f96), twin(cylinder(0.14, 0.03, { sides: 24 }).turn(0, 0, 90), 0.87, rise * 0.42, 0)),
        part(
          "frame",
          fixed("plastic", 0xf6f2e8),
          twin(all(torus(0.14, 0.025).turn(0, 0, 90), box(0.03, 0.28, 0.02, 0.003), box(0.03, 0.02, 0.28, 0.003)), 0.885, rise * 0.42, 0),
        ),
      ];
    },
  }),
  program({
    id: "roof tile",
    nouns: ["clay tile", "roofing tile", "terracotta tile", "shingle"],
    about: "curved clay tiles as they lie on a roof",
    metresPerUnit: 0.25,
    wears: ["tile clay"],
    params: { count: whole(3, 4), bow: [0.9, 1.1] },
    traits: { single: "one alone" },
    parts: ({ count, bow }, { has }) => {
      const arc = (r: number, up: boolean) =>
        Array.from({ length: 13 }, (_, n) => {
          const t = ((up ? n : 12 - n) / 12) * Math.PI;
          return [Math.cos(t) * r, Math.sin(t) * r * bow] as const;
        });
      const hood = extrude([...arc(0.24, true), ...arc(0.2, false)], 1.1, 0.008).turn(-4, 0, 0);
      const n = has("single") ? 1 : count;
      return [
        part(
          "tiles",
          main("clay", 0xc0653c, { paint: [clouds({ by: -0.3 }, 0.2, { share: 0.6 }), speckles({ by: 0.3 }, 0.07, { size: 0.2 })] }),
          all(hood.array(n, [0.52, 0, 0]).at(0, 0.02, 0), ...(n > 1 ? [hood.array(n, [0.52, 0, 0]).at(0, 0.1, 0.62)] : [])),
        ),
        ...(n > 1
          ? [
              part(
                "gutters",
                main("clay", 0xa85530),
                hood
                  .turn(0, 0, 180)
                  .scale(0.8, 0.8, 1)
                  .array(n - 1, [0.52, 0, 0])
                  .at(0, 0.16, 0.1),
              ),
            ]
          : []),
      ];
    },
  }),
];
