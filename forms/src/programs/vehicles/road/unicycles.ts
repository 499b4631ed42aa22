import { all, box, cylinder } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, pick, program, spins } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, loop, rod, side, tray } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { saddle, wireWheel } from "./bikes.ts";
import { axle } from "./wheels.ts";

const IRON = fixed("iron", 0x33363a);
const STEEL = fixed("steel", 0xb8bbbf);
/** Cranks and pedals about an axle at this height. */
const pedals = (y: number, z: number, long = 0.14) =>
  part(
    "pedals",
    fixed("steel", 0x8d9196),
    all(
      rod([0.07, y, z], [0.08, y - long * 0.7, z + long * 0.7], 0.014),
      rod([-0.07, y, z], [-0.08, y + long * 0.7, z - long * 0.7], 0.014),
      box(0.1, 0.025, 0.08, 0.008).at(0.14, y - long * 0.7, z + long * 0.7),
      box(0.1, 0.025, 0.08, 0.008).at(-0.14, y + long * 0.7, z - long * 0.7),
      drumX(0.03, 0.16).at(0, y, z),
    ),
    { motion: spins([0, y, z], [1, 0, 0]) },
  );

export const balancingWheels = [
  program({
    id: "unicycle",
    nouns: ["monocycle", "circus unicycle", "one-wheeler"],
    about: "a unicycle: one wire wheel with pedals, a fork and a saddle",
    metresPerUnit: 0.9,
    wears: ["frame fork", "saddle seat"],
    params: { wheel: [0.27, 0.31], post: [0.2, 0.42], tone: pick("red", "blue", "yellow") },
    variants: { tall: { words: "giraffe high", set: { post: 0.8 } } },
    sockets: ({ wheel, post }) => ({ seat: { at: [0, wheel * 2 + post + 0.08, 0], size: [0.3, 1, 0.3] } }),
    parts: ({ wheel, post, tone }) => [
      ...wireWheel("road", wheel, 0),
      pedals(wheel, 0),
      part(
        "fork",
        main("paint", { red: 0xc8281f, blue: 0x2460a7, yellow: 0xe9ae1e }[tone]),
        all(
          hose([0.055, wheel, 0, 0.055, wheel * 2 - 0.02, 0, 0.045, wheel * 2 + 0.05, 0, 0, wheel * 2 + 0.08, 0], 0.018).mirror("x"),
          rod([0, wheel * 2 + 0.06, 0], [0, wheel * 2 + 0.06 + post * 0.6, 0], 0.026),
        ),
      ),
      part(
        "post",
        STEEL,
        all(
          rod([0, wheel * 2 + 0.06, 0], [0, wheel * 2 + post + 0.03, 0], 0.018),
          cylinder(0.032, 0.03).at(0, wheel * 2 + 0.05 + post * 0.6, 0),
        ),
      ),
      part("saddle", second("leather", 0x26221f), saddle(wheel * 2 + post + 0.05, 0)),
    ],
  }),
  program({
    id: "penny-farthing",
    nouns: ["penny farthing", "high wheeler", "high wheel bicycle", "ordinary bicycle", "victorian bicycle", "pennyfarthing"],
    about: "a penny-farthing: a bicycle with a huge front wheel and a tiny one behind",
    metresPerUnit: 1,
    wears: ["frame", "saddle seat grip"],
    params: { wheel: [0.62, 0.7] },
    sockets: ({ wheel }) => ({ seat: { at: [0, wheel * 2 + 0.1, 0], size: [0.3, 1, 0.3] } }),
    parts: ({ wheel }) => {
      const top = wheel * 2 + 0.06;
      return [
        ...wireWheel("front", wheel, 0.16),
        ...wireWheel("back", 0.2, -0.72),
        pedals(wheel, 0.16, 0.16),
        part(
          "frame",
          main("paint", 0x25262a),
          all(
            hose(
              [0, top, 0.14, 0, top - 0.06, -0.12, 0, top - 0.32, -0.38, 0, wheel, -0.6, 0, 0.46, -0.68],
              [0.026, 0.024, 0.022, 0.02, 0.018],
            ),
            rod([0.04, 0.2, -0.72], [0.02, 0.47, -0.68], 0.013).mirror("x"),
            rod([0.055, wheel, 0.16], [0.05, top - 0.01, 0.16], 0.017).mirror("x"),
            cylinder(0.04, 0.16).at(0, top + 0.02, 0.16),
            drumX(0.02, 0.1).at(0, top, 0.16),
            rod([0, wheel * 0.86, -0.56], [0.1, wheel * 0.86, -0.56], 0.012),
          ),
        ),
        part(
          "bars",
          fixed("brass"),
          hose([-0.32, top - 0.02, 0.1, -0.26, top + 0.06, 0.18, 0, top + 0.1, 0.18, 0.26, top + 0.06, 0.18, 0.32, top - 0.02, 0.1], 0.014),
        ),
        part("grips", second("leather", 0x5a3520), rod([0.315, top, 0.11], [0.325, top - 0.1, 0.05], 0.022).mirror("x")),
        part("saddle", second("leather", 0x5a3520), saddle(top + 0.04, -0.1)),
        part(
          "springs",
          fixed("brass"),
          loop(0.024, 0.006, 14)
            .array(3, [0, 0.016, 0])
            .at(0.04, top + 0.005, -0.16)
            .mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "segway",
    nouns: ["personal transporter", "human transporter"],
    about: "a segway with two wheels side by side, a platform to stand on and a tall handlebar",
    metresPerUnit: 1,
    wears: ["body mudguard", "platform mat"],
    params: { post: [1.05, 1.18], tone: pick("white", "black", "red") },
    sockets: () => ({ top: { at: [0, 0.3, 0], size: [0.34, 1.6, 0.36] } }),
    parts: ({ post, tone }) => [
      ...axle("side", { radius: 0.24, width: 0.11, track: 0.56, z: 0 }),
      part(
        "body",
        main("paint", { white: 0xe9e7e1, black: 0x2b2d31, red: 0xb8281f }[tone]),
        all(
          tray(0.42, 0.12, 0.42, 0.08, 0.03).at(0, 0.2, 0),
          hose([0.28, 0.3, -0.27, 0.28, 0.5, -0.14, 0.28, 0.52, 0, 0.28, 0.5, 0.14, 0.28, 0.3, 0.27], 0.05, { flatten: 0.4 }).mirror("x"),
          rod([0.2, 0.26, 0], [0.27, 0.5, 0], 0.03).mirror("x"),
        ),
      ),
      part(
        "mat",
        second("rubber", 0x1b1c1f),
        all(tray(0.36, 0.02, 0.36, 0.06, 0.006).at(0, 0.325, 0), box(0.3, 0.01, 0.02, 0.003).array(6, [0, 0, 0.05]).at(0, 0.337, 0)),
      ),
      part(
        "post",
        fixed("steel", 0x2b2d31),
        all(
          rod([0, 0.26, 0.16], [0, post, 0.26], 0.03, 0.024),
          hose([-0.26, post - 0.02, 0.2, -0.14, post + 0.03, 0.26, 0, post, 0.265, 0.14, post + 0.03, 0.26, 0.26, post - 0.02, 0.2], 0.018),
        ),
      ),
      part("grips", fixed("rubber", 0x17181a), rod([0.2, post + 0.012, 0.23], [0.3, post - 0.04, 0.17], 0.026).mirror("x")),
      part(
        "screen",
        light(0x7fd6ff),
        cylinder(0.04, 0.02, { sides: 24 })
          .turn(-30, 0, 0)
          .at(0, post + 0.03, 0.25),
      ),
      part(
        "lamps",
        light(0xfff3cf),
        all(drumZ(0.035, 0.03).at(0, 0.62, 0.23), box(0.08, 0.03, 0.02, 0.008).at(0.12, 0.24, 0.212).mirror("x")),
      ),
    ],
  }),
  program({
    id: "cargo bike",
    nouns: ["cargo bicycle", "bakfiets", "box bike", "freight bike", "cargo trike", "transport bike"],
    about: "a cargo bike with a long frame and a wooden box in front of the rider",
    metresPerUnit: 0.95,
    wears: ["frame", "box", "saddle"],
    params: { high: [0.36, 0.46], tone: pick("green", "blue", "black") },
    sockets: () => ({ seat: { at: [0, 1, -0.5], size: [0.3, 1, 0.3] }, inside: { at: [0, 0.32, 0.58], size: [0.46, 0.6, 0.66] } }),
    parts: ({ high, tone }) => [
      ...wireWheel("back", 0.36, -0.86),
      ...wireWheel("front", 0.26, 1.2),
      part(
        "frame",
        main("paint", { green: 0x2f6a44, blue: 0x2a5a9a, black: 0x26282c }[tone]),
        all(
          rod([0, 0.3, -0.36], [0, 0.9, -0.48], 0.024),
          rod([0, 0.3, -0.36], [0, 0.84, 0.1], 0.028),
          rod([0, 0.62, -0.42], [0, 0.7, 0.06], 0.022),
          rod([0, 0.28, -0.36], [0, 0.24, 1], 0.03),
          rod([0, 0.24, 1], [0, 0.56, 1.1], 0.026),
          rod([0, 0.24, 0.16], [0, 0.98, 0.06], 0.026),
          rod([0.05, 0.36, -0.86], [0.03, 0.3, -0.36], 0.014).mirror("x"),
          rod([0.05, 0.36, -0.86], [0.02, 0.82, -0.46], 0.013).mirror("x"),
          rod([0.045, 0.52, 1.1], [0.045, 0.26, 1.2], 0.016).mirror("x"),
          drumX(0.06, 0.1).at(0, 0.54, 1.1),
        ),
      ),
      part(
        "box",
        second("wood", 0xb98a56, { grain: "z" }),
        side(flat`0.2 0.3, 0.9 0.3, 1 ${0.32 + high}, 0.14 ${0.32 + high}`, 0.54, 0.012).minus(box(0.49, 1, 0.68).at(0, 0.84, 0.56)),
      ),
      part(
        "rim",
        IRON,
        box(0.57, 0.03, 0.9, 0.008)
          .minus(box(0.5, 0.1, 0.82))
          .at(0, 0.32 + high, 0.57),
      ),
      part("bench", second("wood", 0xa9793f), box(0.48, 0.02, 0.18, 0.006).at(0, 0.5, 0.32)),
      part(
        "steel",
        STEEL,
        all(
          rod([0, 0.88, -0.475], [0, 0.98, -0.5], 0.016),
          hose([-0.32, 1.06, -0.14, -0.24, 1.08, -0.02, 0, 1, 0.06, 0.24, 1.08, -0.02, 0.32, 1.06, -0.14], 0.014),
          rod([0.06, 0.06, -0.2], [0.06, 0.3, -0.3], 0.014).mirror("x"),
        ),
      ),
      part("grips", fixed("leather", 0x5a3520), rod([0.315, 1.062, -0.12], [0.33, 1.05, -0.24], 0.022).mirror("x")),
      part("saddle", third("leather", 0x5a3520), saddle(1, -0.5)),
      part(
        "guards",
        fixed("steel", 0x26282c),
        side(
          flat`-1.26 0.36, -1.2 0.56, -1 0.72, -0.8 0.74, -0.6 0.66, -0.6 0.69, -0.8 0.77, -1.02 0.75, -1.23 0.58, -1.29 0.36`,
          0.08,
          0.006,
        ),
      ),
      part(
        "cranks",
        fixed("steel", 0x8d9196),
        all(
          drumX(0.09, 0.012).at(0.065, 0.3, -0.36),
          rod([0.08, 0.3, -0.36], [0.09, 0.18, -0.26], 0.014),
          rod([-0.08, 0.3, -0.36], [-0.09, 0.42, -0.46], 0.014),
          box(0.1, 0.025, 0.08, 0.008).at(0.15, 0.18, -0.26),
          box(0.1, 0.025, 0.08, 0.008).at(-0.15, 0.42, -0.46),
        ),
        { motion: spins([0, 0.3, -0.36], [1, 0, 0]) },
      ),
      part("lamp", light(0xfff3cf), drumZ(0.04, 0.04).at(0, 0.66, 1.14)),
    ],
  }),
];
