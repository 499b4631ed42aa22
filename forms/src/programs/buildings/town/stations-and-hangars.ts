import { all, box, cylinder, extrude, type Form, lathe, sphere } from "@blenda/forge/language/form";
import { letters } from "@blenda/forge/language/letters";
import { arc } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { courses, rings } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { archOutline, bricks, gableRoof } from "../country/walls.ts";
import { asphalt } from "../places/ground.ts";
import { disc, glass, pavement, trim } from "./fronts.ts";

/** Half a pipe that opens downwards, along z: outer radius, thickness, length. */
const vault = (radius: number, thick: number, long: number): Form =>
  extrude([...arc(radius, 0, 180, 20), ...arc(radius - thick, 180, 0, 20)], long, 0.004);
/** Rails with sleepers along x, lying on y = 0. */
export const rails = (long: number): { sleepers: Form; rails: Form } => ({
  sleepers: box(0.06, 0.03, 0.34, 0.004).array(Math.round(long / 0.14), [0.14, 0, 0]),
  rails: box(long, 0.03, 0.02, 0.003).array(2, [0, 0, 0.2]).at(0, 0.028, 0),
});

export const journeys = [
  program({
    id: "train station",
    nouns: ["railway station", "railroad station", "train depot", "central station", "station building"],
    about: "a railway station: a brick hall with a clock, a platform with a roof and a track before it",
    metresPerUnit: 8,
    isLarge: true,
    wears: ["wall brick", "roof", "clock"],
    params: { wing: [0.46, 0.58], arches: whole(2, 3) },
    parts: ({ wing, arches }, { isInscribed }) => {
      const w = 0.6 + wing * 2;
      const spots = [-1, 1].flatMap((s) => Array.from({ length: arches }, (_, n) => s * (0.3 + ((n + 0.5) * wing) / arches)));
      const track = rails(w + 0.3);
      return [
        pieces(
          "walls",
          main("clay", 0xb0664a, { paint: bricks }),
          box(w, 0.52, 0.5, 0.01).at(0, 0.38, -0.4),
          box(0.62, 0.86, 0.6, 0.01).at(0, 0.55, -0.38),
        ),
        pieces(
          "roofs",
          second("clay", 0x4f5a62, { paint: [courses(0.07, 0.045)] }),
          gableRoof(0.5, 0.2, w + 0.04, 0.04)
            .turn(0, 90, 0)
            .at(0, 0.64, -0.4),
          gableRoof(0.64, 0.3, 0.7, 0.05).at(0, 0.98, -0.38),
          box(w + 0.1, 0.03, 0.5, 0.008)
            .turn(8, 0, 0)
            .at(0, 0.56, 0.1),
        ),
        part("gable", main("clay", 0xb0664a, { paint: bricks }), extrude(flat`-0.31 0, 0.31 0, 0 0.29`, 0.58, 0.004).at(0, 0.98, -0.38)),
        pieces("clock", third("porcelain", 0xf8f4e6), disc(0.11, 0.04).at(0, 0.98, -0.08)),
        pieces(
          "hands",
          fixed("iron", 0x1c1c1e),
          box(0.012, 0.08, 0.01, 0).at(0, 1.015, -0.055),
          box(0.06, 0.012, 0.01, 0).at(0.026, 0.98, -0.055),
        ),
        pieces(
          "arched windows",
          light(0xffdf9c),
          ...spots.map((x) => extrude(archOutline(0.13, 0.3), 0.02, 0.003).at(x, 0.2, -0.148)),
          extrude(archOutline(0.3, 0.4), 0.02, 0.003).at(0, 0.13, -0.078),
        ),
        pieces(
          "trim",
          trim,
          box(0.36, 0.1, 0.03, 0.006).at(0, 0.72, -0.075),
          ...spots.map((x) => box(0.17, 0.03, 0.04, 0.004).at(x, 0.19, -0.14)),
        ),
        !isInscribed && part("letters", fixed("plastic", 0x24508c), letters("STATION", 0.045).at(0, 0.72, -0.055)),
        pieces(
          "posts",
          fixed("iron", 0x2f4a3c),
          ...Array.from({ length: 5 }, (_, n) => rod([((n - 2) * w) / 4.4, 0.12, 0.26], [((n - 2) * w) / 4.4, 0.54, 0.26], 0.016)),
        ),
        part("platform", pavement, box(w + 0.3, 0.14, 1.1, 0.012).at(0, 0.06, -0.2)),
        part("edge", fixed("plastic", 0xf2d23a), box(w + 0.3, 0.012, 0.03, 0.002).at(0, 0.132, 0.3)),
        part("bed", fixed("stone", 0x7d776e), box(w + 0.3, 0.06, 0.56, 0.012).at(0, -0.02, 0.62)),
        part("sleepers", fixed("wood", 0x4a3828), track.sleepers.at(0, 0.015, 0.62)),
        part("rails", fixed("steel", 0xa0a6aa), track.rails.at(0, 0.015, 0.62)),
      ];
    },
  }),
  program({
    id: "metro entrance",
    nouns: ["subway entrance", "metro station", "subway station", "underground station", "tube station", "underground entrance"],
    about: "stairs down to the underground with railings, a lamp on either side and a sign",
    metresPerUnit: 3,
    isLarge: true,
    wears: ["railing", "sign", "wall"],
    params: { steps: whole(7, 8), wide: [0.7, 0.82] },
    parts: ({ steps: count, wide }, { isInscribed }) => {
      const bar = rod([0, 0, 0], [0, 0.36, 0], 0.012);
      return [
        part(
          "pavement",
          pavement,
          box(wide + 0.6, 0.5, 1.8, 0.012)
            .at(0, -0.25, 0)
            .minus(box(wide, 1, 1.3, 0).at(0, 0, 0.1)),
        ),
        part(
          "stairs",
          fixed("stone", 0x8f8b84),
          many(count, (n) =>
            box(wide + 0.01, 0.05, 1.3 / count + 0.02, 0.004).at(0, -0.03 - (n * 0.42) / count, 0.75 - ((n + 0.5) * 1.3) / count - 0.0),
          ),
        ),
        part(
          "wall tiles",
          third("porcelain", 0xf2efe4, { paint: [courses(0.09, 0.045, { color: 0x9a968c, joint: 0.004 })] }),
          all(twin(box(0.02, 0.46, 1.3, 0.002), wide / 2, -0.25, 0.1), box(wide, 0.46, 0.02, 0.002).at(0, -0.25, -0.54)),
        ),
        pieces(
          "railings",
          main("iron", 0x2f5a48),
          twin(
            all(bar.array(12, [0, 0, 0.112]), box(0.035, 0.03, 1.32, 0.008).at(0, 0.37, 0), box(0.03, 0.03, 1.32, 0.006).at(0, 0.06, 0)),
            wide / 2 + 0.03,
            0,
            0.08,
          ),
          bar.array(8, [wide / 7, 0, 0]).at(0, 0, -0.58),
          box(wide + 0.1, 0.03, 0.035, 0.008).at(0, 0.37, -0.58),
        ),
        pieces(
          "posts",
          main("iron", 0x2f5a48),
          twin(lathe(flat`0 0, 0.07 0, 0.07 0.06, 0.03 0.12, 0.024 1.0, 0.05 1.04, 0 1.06`, { sides: 16 }), wide / 2 + 0.03, 0, 0.76),
          box(wide + 0.1, 0.04, 0.04, 0.008).at(0, 1.02, 0.76),
        ),
        part("lamps", light(0xfff0c0), twin(sphere(0.08, 1, 18), wide / 2 + 0.03, 1.12, 0.76)),
        part("sign", second("plastic", 0xc4302c), box(wide * 0.8, 0.2, 0.05, 0.02).at(0, 1.02, 0.77)),
        !isInscribed && part("letters", fixed("plastic", 0xffffff), letters("METRO", 0.1).at(0, 1.02, 0.8)),
        part("dark", fixed("plastic", 0x151617), box(wide - 0.04, 0.4, 0.02, 0.002).at(0, -0.28, -0.525)),
      ];
    },
  }),
  program({
    id: "control tower",
    nouns: ["airport tower", "air traffic control tower", "airport control tower", "airport", "air traffic tower"],
    about: "the control tower of an airport: a slim shaft, a glass cab, a radar and a terminal at its foot",
    metresPerUnit: 15,
    isLarge: true,
    wears: ["shaft wall", "cab roof", "stripe"],
    params: { tall: [1.15, 1.4], sides: pick("eight", "round") },
    parts: ({ tall, sides }) => {
      const n = sides === "eight" ? 8 : 32;
      return [
        pieces(
          "shaft",
          main("concrete", 0xdcdcd8),
          lathe(flat`0 0, 0.24 0, 0.17 0.3, 0.15 ${tall - 0.2}, 0.3 ${tall}, 0 ${tall}`, { sides: n }),
          box(1.2, 0.26, 0.5, 0.012).at(0.25, 0.13, -0.2),
        ),
        part("glass", fixed("glass", 0x3f7f8f), lathe(flat`0 ${tall}, 0.28 ${tall}, 0.36 ${tall + 0.22}, 0 ${tall + 0.22}`, { sides: n })),
        part(
          "mullions",
          fixed("steel", 0x4a5258),
          rod([0, tall, 0.285], [0, tall + 0.22, 0.365], 0.012).ring(n === 8 ? 8 : 12, n === 8 ? 22.5 : 0),
        ),
        pieces(
          "roof",
          second("plastic", 0xf2f3f2),
          cylinder(0.4, 0.06, { sides: n, bevel: 0.014 }).at(0, tall + 0.25, 0),
          cylinder(0.33, 0.04, { sides: n }).at(0, tall + 0.005, 0),
        ),
        part(
          "stripes",
          third("plastic", 0xd8402f),
          all(
            lathe(flat`0.14 ${tall * 0.62}, 0.164 ${tall * 0.62}, 0.163 ${tall * 0.67}, 0.14 ${tall * 0.67}, 0.14 ${tall * 0.62}`, {
              sides: n,
            }),
            lathe(flat`0.14 ${tall * 0.52}, 0.167 ${tall * 0.52}, 0.166 ${tall * 0.57}, 0.14 ${tall * 0.57}, 0.14 ${tall * 0.52}`, {
              sides: n,
            }),
          ),
        ),
        pieces(
          "aerials",
          fixed("steel", 0x8f979d),
          rod([0.14, tall + 0.28, 0], [0.14, tall + 0.62, 0], 0.01),
          rod([-0.16, tall + 0.28, -0.06], [-0.16, tall + 0.5, -0.06], 0.008),
          cylinder(0.03, 0.1, { sides: 12 }).at(0, tall + 0.32, 0),
        ),
        part(
          "radar",
          fixed("plastic", 0xe0a030),
          box(0.3, 0.08, 0.03, 0.01)
            .turn(12, 25, 0)
            .at(0, tall + 0.41, 0),
        ),
        part("beacon", light(0xff3a2c), sphere(0.02, 1, 10).at(0.14, tall + 0.63, 0)),
        part(
          "windows",
          glass,
          all(
            box(1.1, 0.1, 0.02, 0.003).at(0.28, 0.14, 0.056),
            box(0.05, 0.09, 0.02, 0.003)
              .array(3, [0, 0.26, 0])
              .at(0, tall * 0.5, 0.15),
          ),
        ),
        part("apron", asphalt, box(2.0, 0.05, 1.5, 0.012).at(0.1, -0.025, 0.1)),
        part(
          "markings",
          fixed("plastic", 0xf2c53a),
          all(box(1.7, 0.008, 0.02, 0).at(0.1, 0.003, 0.5), box(0.02, 0.008, 0.3, 0).array(4, [0.4, 0, 0]).at(0.2, 0.003, 0.34)),
        ),
      ];
    },
  }),
  program({
    id: "hangar",
    nouns: ["aircraft hangar", "airplane hangar", "quonset hut", "aeroplane hangar"],
    about: "a round-roofed hangar of ribbed metal with wide sliding gates",
    metresPerUnit: 12,
    isLarge: true,
    wears: ["roof metal", "gate", "stripe"],
    params: { long: [1.4, 1.7], open: [0.16, 0.26] },
    sockets: () => ({ inside: { at: [0, 0.02, 0.1], size: [0.9, 0.5, 1] } }),
    parts: ({ long, open }) => [
      part(
        "shell",
        main("plastic", 0xa3adb2, { paint: [rings({ by: -0.3 }, 0.07, { along: "z", width: 0.35, relief: -0.008 })] }),
        vault(0.84, 0.04, long).at(0, 0.04, 0),
      ),
      part("back", main("plastic", 0x8f999e), extrude(arc(0.82, 0, 180, 20), 0.04, 0.004).at(0, 0.04, -long / 2 + 0.06)),
      part(
        "arch",
        third("plastic", 0xf0bc2e, { paint: [rings(0x24262a, 0.16, { along: "x", width: 0.5 })] }),
        vault(0.88, 0.07, 0.07).at(0, 0.04, long / 2 - 0.02),
      ),
      part(
        "gates",
        second("plastic", 0x4f6f8a, { paint: [courses(0.09, 9, { isShifted: false })] }),
        twin(
          extrude([[open, 0], [0.8, 0], ...arc(0.8, 0, Math.round((Math.acos(open / 0.8) * 180) / Math.PI), 12).slice(1)], 0.04, 0.004),
          0,
          0.04,
          long / 2 - 0.06,
        ),
      ),
      pieces(
        "panes",
        fixed("glass", 0x5a8496),
        twin(box(0.12, 0.08, 0.05, 0.004).array(2, [0.18, 0, 0]), open + 0.24, 0.36, long / 2 - 0.058),
      ),
      part(
        "lamps",
        light(0xfff0c0),
        sphere(0.03, 1, 10).scatter([
          { at: [0, 0.78, long / 2 + 0.02] },
          { at: [0.5, 0.56, long / 2 + 0.02] },
          { at: [-0.5, 0.56, long / 2 + 0.02] },
        ]),
      ),
      part("apron", asphalt, box(2.0, 0.08, long + 0.9, 0.012).at(0, 0.0, 0.25)),
      part("markings", fixed("plastic", 0xf2c53a), box(0.03, 0.008, 0.8, 0).at(0, 0.043, long / 2 + 0.3)),
    ],
  }),
];
