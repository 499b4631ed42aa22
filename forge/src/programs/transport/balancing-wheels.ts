import { all, box, cylinder, lathe, sphere, torus } from "../language/form.ts";
import { flat } from "../language/numbers.ts";
import { drumX, drumZ, hose, rod, tray } from "../language/shorthand.ts";
import { fixed, light, main, second, third } from "../language/substance.ts";
import { part, pick, program, spins } from "../program.ts";
import { saddle, wireWheel } from "../vehicles/bikes.ts";
import { axle } from "../vehicles/wheels.ts";

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
          torus(0.024, 0.006)
            .array(3, [0, 0.016, 0])
            .at(0.04, top + 0.005, -0.16)
            .mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "segway",
    nouns: ["self-balancing scooter", "personal transporter", "human transporter"],
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
    id: "bumper car",
    nouns: ["dodgem", "dodgem car", "bumper cars", "autoscooter"],
    about: "a fairground bumper car with a thick rubber rim all round, a seat, a steering wheel and a pole to the ceiling",
    metresPerUnit: 1.1,
    wears: ["body", "stripe", "seat"],
    params: { tone: pick("red", "blue", "yellow", "purple", "green"), pole: [1.5, 1.8] },
    sockets: () => ({ seat: { at: [0, 0.42, -0.18], size: [0.6, 0.9, 0.5] } }),
    parts: ({ tone, pole }, { isInscribed }) => [
      part(
        "body",
        main("paint", { red: 0xd0231e, blue: 0x1f5fc0, yellow: 0xf0b41c, purple: 0x7a32a8, green: 0x2f9a4a }[tone]),
        all(
          tray(0.96, 0.44, 1.46, 0.44, 0.06)
            .at(0, 0.36, 0)
            .minus(box(0.7, 0.5, 0.66).at(0, 0.54, -0.14)),
          sphere(0.4, 1, 32).scale(1, 0.42, 0.86).at(0, 0.56, 0.38),
          sphere(0.36, 1, 32).scale(1.1, 0.9, 0.4).at(0, 0.6, -0.56),
        ),
      ),
      part("rim", fixed("rubber", 0x1b1c1f), tray(1.12, 0.17, 1.62, 0.52, 0.07).at(0, 0.17, 0)),
      part(
        "trim",
        fixed("steel", 0xd4d6d8),
        all(tray(0.99, 0.03, 1.49, 0.455, 0.01).at(0, 0.29, 0), tray(0.99, 0.03, 1.49, 0.455, 0.01).at(0, 0.46, 0)),
      ),
      part("stripe", second("plastic", 0xf6f1e4), tray(0.974, 0.1, 1.474, 0.447, 0.01).at(0, 0.375, 0)),
      part(
        "seat",
        third("leather", 0x2b2022),
        all(box(0.66, 0.12, 0.3, 0.05).at(0, 0.38, -0.26), box(0.66, 0.4, 0.12, 0.05).turn(-10, 0, 0).at(0, 0.6, -0.43)),
      ),
      part(
        "wheel",
        fixed("plastic", 0x1b1c1f),
        all(
          torus(0.13, 0.02).turn(-62, 0, 0).at(0, 0.72, 0.1),
          rod([0, 0.72, 0.1], [0, 0.6, 0.28], 0.025),
          rod([-0.12, 0.72, 0.1], [0.12, 0.72, 0.1], 0.014),
        ),
      ),
      part("lamps", light(0xfff0c4), sphere(0.08, 1, 20).scale(1, 1, 0.7).at(0.22, 0.6, 0.66).mirror("x")),
      part("lamp rings", fixed("steel", 0xd4d6d8), drumZ(0.092, 0.1, 0.02).at(0.22, 0.6, 0.62).mirror("x")),
      !isInscribed &&
        part(
          "star",
          second("plastic", 0xf6f1e4),
          lathe(flat([0, 0, 0.13, 0, 0.13, 0.012, 0, 0.016]), { sides: 5 })
            .turn(24, 0, 0)
            .at(0, 0.715, 0.48),
        ),
      part(
        "pole",
        fixed("steel", 0xb8bbbf),
        all(
          rod([0, 0.6, -0.62], [0, pole, -0.66], 0.022),
          hose([0, pole, -0.66, 0, pole + 0.06, -0.62, 0, pole + 0.06, -0.5], 0.016),
          box(0.1, 0.02, 0.1, 0.006).at(0, pole + 0.07, -0.48),
        ),
      ),
      part("spark", light(0x9fe0ff), sphere(0.03, 1, 10).at(0, pole + 0.09, -0.48)),
    ],
  }),
];
