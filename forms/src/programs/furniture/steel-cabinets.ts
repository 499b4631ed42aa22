import { all, box, cylinder, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, slides, turns, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, panel, rod } from "@blenda/forge/language/shorthand";
import { fixed, light, main, pane, second, third } from "@blenda/forge/language/substance";
import { drawer, openCase } from "./casework.ts";

export const steelCabinets = [
  program({
    id: "filing cabinet",
    nouns: ["file cabinet", "office cabinet", "filing drawers", "file drawer"],
    about: "a steel cabinet with deep drawers, label holders and handles",
    metresPerUnit: 1,
    wears: ["body drawer", "handle", "label"],
    params: { rows: whole(3, 4), tone: pick("grey", "green", "sand") },
    traits: { open: "opened" },
    sockets: ({ rows }) => ({ top: { at: [0, rows * 0.31 + 0.07, 0], size: [0.5, 0.8, 0.56] } }),
    parts: ({ rows, tone }, ask) => {
      const of = main("paint", { grey: 0x8b9298, green: 0x5f7a68, sand: 0xb9ab8c }[tone]);
      return [
        part("case", of, openCase(0.5, rows * 0.31 + 0.06, 0.6, 0.02)),
        ...Array.from({ length: rows }, (_, at) => {
          const y = 0.03 + 0.31 * (at + 0.5);
          const z = 0.302 + (ask.has("open") && at === rows - 1 ? 0.3 : 0);
          const motion = slides([0, 0, 1], 0.4);
          return [
            part("drawer", of, drawer(0.46, 0.295, 0.52).at(0, y, z), { motion }),
            part(
              "handle",
              second("steel", 0xc6cacd),
              all(box(0.14, 0.03, 0.03, 0.012).at(0, 0, 0.03), box(0.02, 0.03, 0.04, 0.006).at(0.06, 0, 0.015).mirror("x")).at(
                0,
                y - 0.03,
                z + 0.02,
              ),
              { motion },
            ),
            part("label", third("paper", 0xf4efe2), panel(0.12, 0.06, 0.012, 0.006, 0.002).at(0, y + 0.07, z + 0.022), { motion }),
          ];
        }).flat(),
        part("lock", fixed("steel", 0xc6cacd), drumZ(0.014, 0.03).at(0.2, rows * 0.31 + 0.005, 0.31)),
      ];
    },
  }),
  program({
    id: "locker",
    nouns: ["gym locker", "school locker", "metal locker", "lockers", "changing room locker"],
    about: "a row of narrow steel lockers with vents, numbers and latches",
    metresPerUnit: 1,
    wears: ["body door", "latch", "number"],
    gathers: 4,
    params: { doors: whole(2, 3), tone: pick("blue", "red", "green") },
    traits: { open: "opened" },
    parts: ({ doors, tone }, { has }) => {
      const of = main("plastic", { blue: 0x3f6f9e, red: 0xa8382f, green: 0x4f7f66 }[tone]);
      const wide = 0.36;
      return [
        part(
          "case",
          of,
          all(
            openCase(doors * wide + 0.02, 1.7, 0.42, 0.015).at(0, 0.08, 0),
            ...Array.from({ length: doors - 1 }, (_, at) => box(0.015, 1.66, 0.4, 0.002).at((at + 1 - doors / 2) * wide, 0.93, 0)),
          ),
        ),
        part("legs", fixed("iron", 0x2a2c30), four(box(0.04, 0.09, 0.04, 0.006), (doors * wide) / 2 - 0.03, 0.045, 0.17)),
        ...Array.from({ length: doors }, (_, at) => {
          const x = (at + 0.5 - doors / 2) * wide;
          const turn = has("open") && at === doors - 1 ? -100 : 0;
          const hinge = [x + wide / 2 - 0.012, 0, 0.215] as const;
          const swing = (form: ReturnType<typeof all>) =>
            form
              .at(-wide / 2 + 0.012, 0, 0)
              .turn(0, -turn, 0)
              .at(...hinge);
          const motion = turns(hinge, [0, 1, 0], 0, 100);
          const slots = all(
            many(5, (slot) => box(0.16, 0.012, 0.02, 0.003).at(0, 1.56 - slot * 0.035, 0.008)),
            many(5, (slot) => box(0.16, 0.012, 0.02, 0.003).at(0, 0.4 - slot * 0.035, 0.008)),
          );
          return [
            part(
              "door",
              of,
              swing(all(box(wide - 0.02, 1.64, 0.022, 0.008).at(0, 0.93, 0), box(wide - 0.08, 1.56, 0.01, 0.004).at(0, 0.93, 0.012))),
              { motion },
            ),
            part("slots", fixed("iron", 0x17181a), swing(slots.at(0, 0, 0.004)), { motion }),
            part(
              "latch",
              second("steel", 0xc6cacd),
              swing(all(box(0.03, 0.12, 0.024, 0.008).at(-0.12, 0.94, 0.024), sphere(0.014, 1, 10).at(-0.12, 0.94, 0.04))),
              { motion },
            ),
            part("number", third("paper", 0xf4efe2), swing(box(0.08, 0.04, 0.008, 0.002).at(0, 1.32, 0.018)), { motion }),
          ];
        }).flat(),
      ];
    },
  }),
  program({
    id: "dishwasher",
    nouns: ["dish washer", "dishwashing machine"],
    about: "a dishwasher with its door let down and plates in a rack",
    metresPerUnit: 0.85,
    wears: ["body door", "rack", "plate"],
    params: { plates: whole(7, 9), drop: [50, 74] },
    traits: { closed: "shut" },
    parts: ({ plates, drop }, { has }) => {
      const lean = has("closed") ? 0 : drop;
      const door = (form: ReturnType<typeof all>) => form.turn(lean, 0, 0).at(0, 0.12, 0.32);
      return [
        part("body", main("steel", 0xc2c6ca), openCase(0.72, 0.94, 0.64, 0.03).at(0, 0.02, 0)),
        part("top", main("steel", 0xd0d4d7), box(0.74, 0.03, 0.68, 0.01).at(0, 0.975, 0)),
        part(
          "door",
          main("steel", 0xc2c6ca),
          door(
            all(
              box(0.7, 0.8, 0.05, 0.014).at(0, 0.4, 0.01),
              drumX(0.018, 0.5).at(0, 0.68, 0.07),
              box(0.03, 0.03, 0.05, 0.008).at(0.22, 0.68, 0.05).mirror("x"),
            ),
          ),
          { motion: turns([0, 0.12, 0.32], [1, 0, 0], -lean, 90 - lean) },
        ),
        part("strip", fixed("plastic", 0x1d1e21), door(box(0.7, 0.07, 0.052, 0.012).at(0, 0.77, 0.012))),
        part("lamps", light(0x6fd6e8), door(box(0.03, 0.012, 0.01, 0.003).array(4, [0.06, 0, 0]).at(0.14, 0.77, 0.04))),
        part(
          "racks",
          second("steel", 0x6d7278),
          all(
            ...[0.24, 0.6].map((y) =>
              all(
                rod([-0.3, y, 0], [0.3, y, 0], 0.006).array(6, [0, 0, 0.1]),
                rod([0, y, -0.27], [0, y, 0.27], 0.006).array(9, [0.072, 0, 0]),
                rod([-0.3, y + 0.1, 0.27], [0.3, y + 0.1, 0.27], 0.008).mirror("z"),
              ),
            ),
          ),
        ),
        part(
          "plates",
          third("porcelain", 0xf4f1e8),
          lathe(flat`0 0, 0.08 0, 0.13 0.02, 0.13 0.03, 0.08 0.012, 0 0.012`, { sides: 28 })
            .turn(0, 0, 80)
            .array(plates, [0.066, 0, 0])
            .at(0.02, 0.38, 0.08),
        ),
        part(
          "cups",
          third("porcelain", 0xdfe8ea),
          lathe(flat`0 0.1, 0.034 0.1, 0.04 0, 0.046 0, 0.04 0.11, 0 0.11`, { sides: 20 }).array(4, [0.14, 0, 0]).at(0, 0.61, 0.12),
        ),
        part("foot", fixed("plastic", 0x1d1e21), box(0.68, 0.08, 0.56, 0.01).at(0, 0.04, -0.02)),
      ];
    },
  }),
  program({
    id: "air conditioner",
    nouns: ["ac unit", "air conditioning", "aircon", "air conditioning unit", "ac", "cooling unit"],
    about: "an air conditioner for the wall with a louvre and a display",
    metresPerUnit: 0.9,
    wears: ["case body", "louvre", "trim"],
    params: { long: [0.95, 1.1], open: [18, 40] },
    parts: ({ long, open }) => [
      part(
        "case",
        main("plastic", 0xf1f0ec),
        all(box(long, 0.3, 0.2, 0.05).at(0, 0.2, 0), box(long - 0.02, 0.1, 0.16, 0.04).at(0, 0.09, -0.01)),
      ),
      part("slot", fixed("plastic", 0x1d1e21), box(long - 0.12, 0.05, 0.1, 0.01).at(0, 0.062, 0.045)),
      part(
        "louvre",
        second("plastic", 0xdedcd6),
        all(
          box(long - 0.12, 0.012, 0.11, 0.005).at(0, 0, 0.05),
          box(0.01, 0.03, 0.08, 0.002)
            .array(7, [(long - 0.16) / 7, 0, 0])
            .at(0, 0.02, 0.04),
        )
          .turn(open, 0, 0)
          .at(0, 0.045, 0.06),
        { motion: turns([0, 0.045, 0.06], [1, 0, 0], -open, 40) },
      ),
      part(
        "seam",
        third("plastic", 0xb9bcc0),
        all(box(long - 0.03, 0.006, 0.206, 0.001).at(0, 0.12, 0), box(0.12, 0.02, 0.204, 0.004).at(-long / 2 + 0.12, 0.29, 0)),
      ),
      part(
        "grille",
        fixed("plastic", 0x8d9298),
        box(long - 0.1, 0.012, 0.014, 0.003)
          .array(6, [0, 0, 0.026])
          .at(0, 0.352, 0),
      ),
      part(
        "display",
        light(0x7fe0c0),
        all(
          box(0.022, 0.034, 0.006, 0.001)
            .array(2, [0.034, 0, 0])
            .at(long / 2 - 0.16, 0.16, 0.101),
          sphere(0.006, 1, 8).at(long / 2 - 0.08, 0.16, 0.1),
        ),
      ),
    ],
  }),
  program({
    id: "faucet",
    nouns: ["tap", "water tap", "spigot", "kitchen tap", "sink tap", "kitchen faucet", "bathroom faucet", "mixer tap"],
    about: "a tap with a swan neck and two cross handles",
    metresPerUnit: 0.4,
    wears: ["metal", "handle"],
    params: { neck: [0.6, 0.8], reach: [0.4, 0.5] },
    traits: { running: "dripping flowing water" },
    parts: ({ neck, reach }, { has }) => [
      part(
        "spout",
        main("steel", 0xc6cacd),
        all(
          hose(
            [
              0,
              0.08,
              0,
              0,
              neck * 0.7,
              0,
              0,
              neck,
              reach * 0.2,
              0,
              neck + 0.06,
              reach * 0.55,
              0,
              neck - 0.06,
              reach * 0.95,
              0,
              neck - 0.24,
              reach,
            ],
            0.05,
          ),
          torus(0.052, 0.014).at(0, neck - 0.24, reach),
          lathe(flat`0 0, 0.1 0, 0.11 0.02, 0.08 0.06, 0.06 0.14, 0 0.14`),
        ),
      ),
      part(
        "base",
        main("steel", 0xc6cacd),
        all(
          drumX(0.055, 0.5).at(0, 0.09, 0),
          box(0.72, 0.03, 0.2, 0.014).at(0, 0.015, 0),
          lathe(flat`0 0, 0.085 0, 0.075 0.06, 0.045 0.16, 0.04 0.2, 0 0.2`).at(0.27, 0.02, 0).mirror("x"),
        ),
      ),
      part(
        "handles",
        second("porcelain", 0xf4f1e8),
        all(
          drumX(0.024, 0.2),
          drumZ(0.024, 0.2),
          sphere(0.034, 1, 14).at(0.1, 0, 0).ring(4),
          cylinder(0.045, 0.05, { bevel: 0.014 }).at(0, 0.02, 0),
        )
          .turn(0, 20, 0)
          .at(0.27, 0.24, 0)
          .mirror("x"),
      ),
      part("hot mark", fixed("plastic", 0xb8281f), cylinder(0.02, 0.012).at(-0.27, 0.29, 0)),
      part("cold mark", fixed("plastic", 0x2460a7), cylinder(0.02, 0.012).at(0.27, 0.29, 0)),
      has("running") && part("water", pane(0x9fd0e8), rod([0, neck - 0.26, reach], [0, 0, reach], 0.03, 0.02)),
    ],
  }),
];
