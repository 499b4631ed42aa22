import { all, box, cylinder, type Form, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { clouds, fade, rings, stripes } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { archedWall } from "../country/walls.ts";
import { pitchLines } from "../places/lines.ts";

export const arenas = [
  program({
    id: "colosseum",
    nouns: ["coliseum", "roman arena", "amphitheatre", "amphitheater", "roman amphitheatre", "gladiator arena"],
    about: "the Roman amphitheatre: an oval ring of arches in storeys, half of its outer wall fallen",
    metresPerUnit: 70,
    isLarge: true,
    wears: ["stone wall", "arena sand", "seat"],
    params: { bays: whole(26, 30), gap: [0.4, 0.5] },
    traits: { whole: "intact complete new restored" },
    parts: ({ bays, gap }, { has }) => {
      const oval = (form: Form) => form.scale(1.15, 1, 0.92);
      const r = 0.95;
      const wide = (2 * Math.PI * r) / bays + 0.012;
      const isHigh = (at: number) => has("whole") || Math.abs(((at / bays + 0.62) % 1) - 0.5) < gap * 0.62;
      const bay = archedWall(wide, 0.2, wide * 0.52, 0.155, 0.1, 6);
      const ring = (out: number, low: number, when: (at: number) => boolean, form: Form) =>
        all(
          ...Array.from({ length: bays }, (_, at) => at)
            .filter(when)
            .map((at) => form.at(0, low, out).turn(0, (at * 360) / bays, 0)),
        );
      const always = () => true;
      const top = all(
        box(wide, 0.16, 0.1, 0.006).at(0, 0.08, 0),
        box(wide, 0.03, 0.13, 0.006).at(0, 0.165, 0),
        box(wide, 0.02, 0.12, 0.004),
      );
      const inner = bay.scale(0.86, 1, 0.9);
      return [
        part(
          "arches",
          main("stone", 0xd2b98e, { paint: [clouds({ by: -0.35 }, 0.15, { share: 0.55 }), fade({ by: -0.3 }, 0.12, 0, { share: 0.5 })] }),
          oval(
            all(
              ring(r, 0, always, bay),
              ring(r, 0.2, isHigh, bay),
              ring(r, 0.4, isHigh, bay),
              ring(r, 0.6, isHigh, top),
              ring(0.8, 0, always, inner.scale(1, 1.1, 1)),
              ring(0.8, 0.21, always, inner),
            ),
          ),
        ),
        part(
          "ledges",
          main("stone", 0xbfa377),
          oval(
            all(
              ring(r, 0.2, always, box(wide, 0.025, 0.14, 0.005)),
              ring(r, 0.4, isHigh, box(wide, 0.025, 0.14, 0.005)),
              ring(0.8, 0.42, always, box(wide * 0.88, 0.03, 0.12, 0.005)),
            ),
          ),
        ),
        part(
          "seats",
          third("stone", 0xb89c74, { paint: [rings({ by: -0.35 }, 0.04, { width: 0.35 })] }),
          oval(
            lathe(
              flat`0.36 0, 0.78 0, 0.78 0.38, 0.74 0.38, 0.74 0.33, 0.68 0.33, 0.68 0.28, 0.62 0.28, 0.62 0.23, 0.56 0.23, 0.56 0.18, 0.5 0.18, 0.5 0.14, 0.42 0.14, 0.42 0.1, 0.36 0.1, 0.36 0`,
              { sides: 56 },
            ),
          ),
        ),
        part("arena", second("stone", 0xe0c795), oval(cylinder(0.38, 0.05, { sides: 48 }).at(0, 0.02, 0))),
        part("pits", fixed("stone", 0x8a7352), oval(all(box(0.02, 0.05, 0.5, 0.004).array(7, [0.08, 0, 0]).at(0, 0.04, 0)))),
        part("ground", fixed("stone", 0xa39a88), oval(cylinder(1.12, 0.05, { sides: 56 }).at(0, -0.022, 0))),
      ];
    },
  }),
  program({
    id: "stadium",
    nouns: ["football stadium", "soccer stadium", "olympic stadium", "sports stadium", "baseball stadium", "sports arena", "arena"],
    about: "a stadium: rising seats round a green pitch, a ring of roof and floodlights",
    metresPerUnit: 110,
    isLarge: true,
    wears: ["seat", "roof", "outer wall"],
    params: { masts: whole(20, 26), seats: pick("blue", "red", "green") },
    traits: { open: "roofless open" },
    parts: ({ masts, seats }, { has }) => {
      const oval = (form: Form) => form.scale(1.15, 1, 0.88);
      const color = { blue: 0x2f5fa8, red: 0xb8322c, green: 0x2c8a58 }[seats];
      return [
        part(
          "seats",
          main("plastic", color, {
            paint: [rings(0xe8e8e6, 0.045, { along: "out", width: 0.12, share: 0.8 }), stripes(0xd8d8d4, 16, { width: 0.03 })],
          }),
          oval(lathe(flat`0.6 0, 0.98 0, 0.98 0.38, 0.95 0.38, 0.8 0.24, 0.8 0.2, 0.78 0.2, 0.6 0.07, 0.6 0`, { sides: 64 })),
        ),
        part(
          "wall",
          third("concrete", 0xd9dadb),
          oval(
            all(
              lathe(flat`0.96 0, 1.02 0, 1.06 0.4, 1.0 0.42, 0.96 0.4, 0.96 0`, { sides: 64 }),
              box(0.025, 0.44, 0.06, 0.006).turn(5, 0, 0).at(0, 0.21, 1.05).ring(masts),
            ),
          ),
        ),
        !has("open") &&
          part(
            "roof",
            second("plastic", 0xf2f3f3),
            oval(all(lathe(flat`1.1 0.44, 1.12 0.46, 0.96 0.52, 0.84 0.5, 0.84 0.485, 0.96 0.5, 1.1 0.44`, { sides: 64 }))),
          ),
        !has("open") &&
          part(
            "trusses",
            fixed("steel", 0x9aa2a8),
            oval(all(rod([0, 0.4, 1.06], [0, 0.53, 0.96], 0.012).ring(masts), rod([0, 0.53, 0.96], [0, 0.51, 0.84], 0.008).ring(masts))),
          ),
        part(
          "doors",
          fixed("plastic", 0x2c3a44),
          oval(
            box(0.09, 0.1, 0.03, 0.006)
              .at(0, 0.06, 1.032)
              .ring(masts, 360 / masts / 2),
          ),
        ),
        part(
          "pitch",
          fixed("leather", 0x4f9a3c, { paint: [rings({ by: 0.18 }, 0.16, { along: "x", width: 0.5 })] }),
          box(0.98, 0.03, 0.58, 0.008).at(0, 0.015, 0),
        ),
        part("track", fixed("rubber", 0xb0553a), oval(cylinder(0.62, 0.02, { sides: 56 }).at(0, 0.008, 0))),
        part("lines", fixed("plastic", 0xf4f4f0), pitchLines(0.9, 0.52, 0.008).at(0, 0.031, 0)),
        part(
          "masts",
          fixed("steel", 0x8a9298),
          all(rod([1.02, 0, 0.78], [0.98, 0.86, 0.74], 0.018, 0.012), box(0.2, 0.12, 0.03, 0.006).turn(20, 52, 0).at(0.98, 0.9, 0.74))
            .mirror("x")
            .mirror("z"),
        ),
        part(
          "lamps",
          light(0xfff6d8),
          many(4, (n) => sphere(0.024, 1, 8).at(-0.066 + n * 0.044, 0.02, 0))
            .array(2, [0, 0.05, 0])
            .at(0, 0, 0.02)
            .turn(20, 232, 0)
            .at(0.975, 0.89, 0.735)
            .mirror("x")
            .mirror("z"),
        ),
        part("ground", fixed("concrete", 0x9a9c9c), oval(cylinder(1.2, 0.05, { sides: 56 }).at(0, -0.026, 0))),
      ];
    },
  }),
];
