import { all, box, cylinder, extrude, type Form } from "@blenda/forge/language/form";
import { letters } from "@blenda/forge/language/letters";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { twin } from "@blenda/forge/language/places";
import { part, pick, program, slides, whole } from "@blenda/forge/language/program";
import { rod, tray } from "@blenda/forge/language/shorthand";
import { clouds, courses, rings } from "@blenda/forge/language/skins";
import { fixed, light, main, pane, second, third } from "@blenda/forge/language/substance";
import { asphalt } from "../places/ground.ts";
import { hoop, line } from "../places/lines.ts";
import { pavement } from "./fronts.ts";

export const yards = [
  program({
    id: "garage door",
    nouns: ["roll-up door", "overhead door", "roller door", "sectional door"],
    about: "a wide door of panels with a row of windows in its frame; it slides up",
    metresPerUnit: 1.3,
    wears: ["door panel", "frame"],
    params: { columns: whole(4, 5), tone: pick("white", "oak", "grey") },
    parts: ({ columns, tone }) => {
      const [w, h] = [1.84 / columns, 0.36];
      const up = { motion: slides([0, 1, 0], 1.1) };
      return [
        part(
          "panels",
          tone === "oak" ? main("wood", 0x9c6a3a) : main("plastic", { white: 0xf0efea, grey: 0x6a7278 }[tone]),
          all(
            ...Array.from({ length: 4 }, (_, n) => box(1.9, h - 0.012, 0.05, 0.01).at(0, 0.03 + h * (n + 0.5), 0)),
            box(w - 0.1, h - 0.12, 0.03, 0.012)
              .array(columns, [w, 0, 0])
              .array(3, [0, h, 0])
              .at(0, 0.03 + h * 1.5, 0.022),
          ),
          up,
        ),
        part(
          "windows",
          fixed("glass", 0x4a6a7a),
          box(w - 0.1, h - 0.13, 0.03, 0.004)
            .array(columns, [w, 0, 0])
            .at(0, 0.03 + h * 3.5, 0.018),
          up,
        ),
        part(
          "handle",
          fixed("steel", 0x8f979d),
          all(box(0.22, 0.03, 0.04, 0.01).at(0, 0.22, 0.06), box(0.03, 0.03, 0.06, 0.006).array(2, [0.2, 0, 0]).at(0, 0.22, 0.04)),
          up,
        ),
        pieces(
          "frame",
          second("wood", 0xe8e2d4),
          twin(box(0.12, 1.62, 0.14, 0.012), 1.0, 0.81, 0.01),
          box(2.24, 0.14, 0.16, 0.012).at(0, 1.55, 0.01),
        ),
        part("sill", fixed("concrete", 0xa9a7a0), box(2.3, 0.06, 0.4, 0.012).at(0, -0.01, 0.08)),
      ];
    },
  }),
  program({
    id: "prison cell",
    nouns: ["jail cell", "prison bars"],
    about: "a small cell with a wall of bars, a bunk, a barred window and a bucket",
    metresPerUnit: 1.6,
    isLarge: true,
    wears: ["wall", "bar iron", "blanket"],
    params: { bars: whole(13, 15), tall: [1.15, 1.25] },
    sockets: () => ({ inside: { at: [0.2, 0.06, 0], size: [0.6, 0.9, 0.6] } }),
    parts: ({ bars, tall }) => [
      pieces(
        "walls",
        main("concrete", 0xa39f96, { paint: [courses(0.2, 0.1, { joint: 0.006 }), clouds({ by: -0.25 }, 0.25, { share: 0.5 })] }),
        box(1.5, tall, 0.1, 0.012)
          .at(0, tall / 2, -0.65)
          .minus(box(0.34, 0.28, 1, 0).at(0.3, tall * 0.72, -0.65)),
        box(0.1, tall, 1.2, 0.012).at(-0.7, tall / 2, -0.05),
      ),
      pieces(
        "bars",
        second("iron", 0x4a4f55),
        rod([0, 0.04, 0], [0, tall, 0], 0.018)
          .array(bars, [1.4 / (bars - 1), 0, 0])
          .at(0, 0, 0.6),
        box(1.5, 0.05, 0.06, 0.008)
          .array(3, [0, tall * 0.48, 0])
          .at(0, tall * 0.5, 0.6),
        box(0.12, 0.18, 0.1, 0.01).at(0.16, tall * 0.46, 0.61),
        rod([0, -0.16, 0], [0, 0.16, 0], 0.014)
          .array(4, [0.08, 0, 0])
          .at(0.3, tall * 0.72, -0.65),
      ),
      pieces(
        "bunk",
        fixed("wood", 0x7a5836),
        box(0.42, 0.05, 1.0, 0.01).at(-0.42, 0.3, -0.1),
        twin(rod([0, 0.3, 0], [0.22, 0.62, 0], 0.008), 0, 0, 0).at(-0.42, 0, 0.36),
      ),
      pieces(
        "blanket",
        third("fabric", 0x6a7a8a, { paint: [rings({ by: 0.3 }, 0.12, { along: "z", width: 0.2 })] }),
        box(0.4, 0.07, 0.72, 0.03).at(-0.42, 0.35, 0.02),
      ),
      pieces("pillow", fixed("fabric", 0xe6e2d6), box(0.34, 0.09, 0.2, 0.04).at(-0.42, 0.37, -0.46)),
      pieces("bucket", fixed("steel", 0xa0a8ac), cylinder(0.09, 0.18, { top: 0.11, sides: 20 }).at(0.5, 0.13, -0.42)),
      part("sky", light(0x9fd0ea), box(0.36, 0.3, 0.01, 0).at(0.3, tall * 0.72, -0.69)),
      part("floor", fixed("concrete", 0x807d76), box(1.56, 0.08, 1.42, 0.012).at(0, 0, 0)),
    ],
  }),
  program({
    id: "warehouse",
    nouns: ["storehouse", "depot", "storage hall", "distribution center", "logistics center"],
    about: "a long metal hall with loading gates, a ramp and stacked pallets",
    metresPerUnit: 12,
    isLarge: true,
    wears: ["wall metal", "gate", "band roof"],
    params: { gates: whole(3, 4), tall: [0.56, 0.66] },
    parts: ({ gates, tall }) => {
      const wide = gates * 0.46 + 0.2;
      const each = (form: Form) => form.array(gates, [0.46, 0, 0]);
      return [
        part(
          "walls",
          main("plastic", 0xc4cacc, { paint: [courses(0.05, 9, { isShifted: false, joint: 0.008, relief: -0.006 })] }),
          extrude(flat`-0.55 0, 0.55 0, 0.55 ${tall}, 0 ${tall + 0.16}, -0.55 ${tall}`, wide, 0.006).turn(0, 90, 0),
        ),
        part(
          "roof",
          third("plastic", 0x5f7488, { paint: [rings({ by: -0.25 }, 0.09, { along: "x", width: 0.2 })] }),
          extrude(
            flat`-0.6 ${tall - 0.01}, 0 ${tall + 0.165}, 0.6 ${tall - 0.01}, 0.6 ${tall + 0.03}, 0 ${tall + 0.21}, -0.6 ${tall + 0.03}`,
            wide + 0.08,
            0.006,
          ).turn(0, 90, 0),
        ),
        part("band", third("plastic", 0x2f5f9a), box(wide + 0.012, 0.09, 1.112, 0.004).at(0, tall - 0.09, 0)),
        part(
          "gates",
          second("plastic", 0xf0b92e, { paint: [courses(9, 0.035, { isShifted: false })] }),
          each(box(0.3, 0.3, 0.03, 0.004)).at(0, 0.22, 0.552),
          { motion: slides([0, 1, 0], 0.26) },
        ),
        pieces(
          "bumpers",
          fixed("rubber", 0x24262a),
          each(twin(box(0.05, 0.36, 0.06, 0.008), 0.18, 0.24, 0.56)),
          each(box(0.42, 0.06, 0.08, 0.008)).at(0, 0.43, 0.56),
        ),
        part("ramp", fixed("concrete", 0xa5a39c), box(wide, 0.08, 0.24, 0.01).at(0, 0.03, 0.66)),
        pieces(
          "crates",
          fixed("wood", 0xb08a58, { paint: [courses(0.05, 0.05, { isShifted: false })] }),
          ...[
            [0, 0],
            [0.16, 0],
            [0.08, 0.13],
            [0, 0.18],
          ].map(([x, y], n) => box(0.14, 0.12, 0.14, 0.008).at(wide / 2 - 0.3 + x, 0.06 + (n === 3 ? 0 : y), 0.98 - (n === 3 ? 0.18 : 0))),
        ),
        part("yard", asphalt, box(wide + 0.4, 0.05, 1.9, 0.012).at(0, -0.022, 0.24)),
        part(
          "lines",
          fixed("plastic", 0xf4f2e8),
          box(0.02, 0.008, 0.36, 0)
            .array(gates + 1, [0.46, 0, 0])
            .at(0, 0.005, 0.98),
        ),
      ];
    },
  }),
  program({
    id: "bus station",
    nouns: ["bus terminal", "coach station", "bus depot"],
    about: "a bus station: a long roof on slanted posts over platforms with benches, signs and bays",
    metresPerUnit: 6,
    isLarge: true,
    wears: ["roof", "post", "bench sign"],
    params: { bays: whole(3, 4), lift: [6, 10] },
    parts: ({ bays, lift }, { isInscribed }) => {
      const wide = bays * 0.56;
      const each = (make: Form) => make.array(bays, [0.56, 0, 0]);
      return [
        pieces(
          "roof",
          main("plastic", 0xf0f1ee),
          box(wide + 0.2, 0.05, 0.62, 0.014)
            .turn(-lift, 0, 0)
            .at(0, 0.72, 0.2),
          box(wide + 0.2, 0.05, 0.5, 0.014)
            .turn(lift, 0, 0)
            .at(0, 0.72, -0.32),
        ),
        part(
          "posts",
          second("steel", 0x8f979d),
          each(all(rod([0, 0.08, -0.06], [0, 0.68, 0.16], 0.026), rod([0, 0.08, -0.06], [0, 0.68, -0.3], 0.026))),
        ),
        part("platform", pavement, tray(wide + 0.3, 0.1, 0.86, 0.2, 0.012).at(0, 0.03, -0.06)),
        part("edge", fixed("plastic", 0xf2d23a), box(wide + 0.1, 0.012, 0.03, 0.002).at(0, 0.082, 0.33)),
        pieces(
          "benches",
          third("plastic", 0x2f6fb4),
          each(
            all(
              box(0.3, 0.025, 0.12, 0.008).at(0, 0.2, 0),
              box(0.3, 0.1, 0.02, 0.006).at(0, 0.28, -0.06),
              twin(box(0.02, 0.12, 0.1, 0.004), 0.12, 0.13, 0),
            ),
          ).at(0.2, 0, -0.16),
        ),
        part("walls", pane(0xbfdfe6), each(box(0.44, 0.4, 0.014, 0.004)).at(0, 0.32, -0.42)),
        pieces(
          "signs",
          third("plastic", 0x2f6fb4),
          each(box(0.16, 0.12, 0.03, 0.01)).at(-0.14, 0.5, 0.22),
          box(0.5, 0.16, 0.05, 0.014).at(0, 0.9, 0.1),
        ),
        !isInscribed && part("letters", fixed("plastic", 0xffffff), letters("BUS", 0.1).at(0, 0.9, 0.13)),
        part("road", asphalt, box(wide + 0.7, 0.05, 1.9, 0.012).at(0, -0.02, 0.2)),
        pieces("bays", fixed("plastic", 0xf4f2e8), each(line(0.02, 0.6)).at(0.28, 0.007, 0.74), line(0.02, 0.6).at(-wide / 2, 0.007, 0.74)),
      ];
    },
  }),
  program({
    id: "ice rink",
    nouns: ["hockey rink", "ice hockey rink", "skating rink", "ice skating rink"],
    about: "an ice rink with rounded boards, red and blue lines, circles and two goals",
    metresPerUnit: 20,
    isLarge: true,
    wears: ["ice", "board", "line"],
    params: { deep: [1.0, 1.12], corner: [0.26, 0.34] },
    parts: ({ deep, corner }) => [
      part("ice", main("ice", 0xdff0f8), tray(2, 0.06, deep, corner, 0.004).at(0, 0, 0)),
      part(
        "boards",
        second("plastic", 0xf6f6f2),
        tray(2.08, 0.14, deep + 0.08, corner + 0.03, 0.006)
          .minus(tray(2, 1, deep, corner, 0))
          .at(0, 0.05, 0),
      ),
      part(
        "kick strip",
        fixed("plastic", 0xf2c53a),
        tray(2.1, 0.03, deep + 0.1, corner + 0.04, 0.004)
          .minus(tray(2.0, 1, deep, corner, 0))
          .at(0, 0.02, 0),
      ),
      pieces(
        "red lines",
        third("plastic", 0xd2322c),
        line(0.02, deep - 0.02).at(0, 0.03, 0),
        twin(line(0.012, deep - corner * 0.7), 0.84, 0.03, 0),
        twin(hoop(0.16, 0.012).array(2, [0, 0, deep * 0.5]), 0.62, 0.03, 0),
      ),
      pieces("blue lines", fixed("plastic", 0x2f5fb4), twin(line(0.03, deep - 0.02), 0.32, 0.03, 0), hoop(0.16, 0.012).at(0, 0.031, 0)),
      part(
        "goals",
        fixed("plastic", 0xd2322c),
        twin(all(rod([0, 0.02, -0.08], [0, 0.13, -0.08], 0.008).mirror("z"), rod([0, 0.13, -0.08], [0, 0.13, 0.08], 0.008)), 0.84, 0.01, 0),
      ),
      part("nets", fixed("fabric", 0xe6eaec), twin(extrude(flat`0 0, 0.07 0, 0.03 0.1, 0 0.1`, 0.15, 0.004), 0.845, 0.03, 0)),
      part("puck", fixed("rubber", 0x1c1d20), cylinder(0.02, 0.012, { sides: 16, bevel: 0.002 }).at(0.14, 0.036, 0.1)),
      part("floor", fixed("concrete", 0x9a9c9c), tray(2.3, 0.05, deep + 0.3, corner + 0.1, 0.01).at(0, -0.03, 0)),
    ],
  }),
];
