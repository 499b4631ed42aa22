import { all, box, cylinder, type Form, lathe, loft, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { part, program, slides, spins, turns } from "@blenda/forge/language/program";
import { drumX, panel, rod, side, slices, tray } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";

/** Ten of it in each of four rising rows. */
const keyRows = (key: Form, lift: number): Form =>
  all(...[0, 1, 2, 3].map((row) => key.array(10, [0.086, 0, 0]).at((row % 2) * 0.04 - 0.02, lift + row * 0.052, 0.48 - row * 0.1)));

const STAPLING = { motion: turns([0, 0.22, -0.5], [1, 0, 0], 0, 10) };

export const writing = [
  program({
    id: "pencil",
    already: "thin long sharp pointed",
    nouns: ["wooden pencil", "colored pencil", "coloured pencil", "lead pencil"],
    about: "a pencil with six sides, a sharpened tip and a rubber at its end",
    metresPerUnit: 0.1,
    wears: ["body", "eraser rubber"],
    params: { long: [1.5, 1.75], lean: [18, 32] },
    sockets: ({ long }) => ({ grip: { at: [0, long * 0.5, 0], size: [0.2, 0.6, 0.2] } }),
    parts: ({ long, lean }) => {
      const pose = (form: Form) => form.turn(0, 20, -lean);
      return [
        part("body", main("paint", 0xf0b323), pose(cylinder(0.1, long, { bevel: 0.004, sides: 6 }).at(0, long / 2 + 0.3, 0))),
        part("wood", fixed("wood", 0xe0b884), pose(cylinder(0.03, 0.22, { top: 0.096, bevel: 0, sides: 18 }).at(0, 0.2, 0))),
        part("lead", fixed("obsidian", 0x2b2b2e), pose(lathe(flat`0 0, 0.008 0.004, 0.032 0.1, 0 0.1`))),
        part(
          "ferrule",
          fixed("steel", 0xc9ccd0),
          pose(
            all(
              cylinder(0.104, 0.16).at(0, long + 0.37, 0),
              torus(0.103, 0.012)
                .array(3, [0, 0.05, 0])
                .at(0, long + 0.37, 0),
            ),
          ),
        ),
        part("rubber", second("rubber", 0xe08a94), pose(cylinder(0.094, 0.16, { bevel: 0.04 }).at(0, long + 0.5, 0))),
        part("print", fixed("gold"), pose(box(0.05, 0.4, 0.014, 0.002).at(0, long * 0.8, 0.083))),
      ];
    },
  }),
  program({
    id: "pen",
    nouns: ["ballpoint pen", "fountain pen", "ink pen", "biro", "marker", "felt-tip pen", "ballpoint"],
    about: "a pen with a tip, a clip and a ring",
    metresPerUnit: 0.09,
    wears: ["body barrel", "tip clip ring"],
    params: { long: [1, 1.15], lean: [22, 34] },
    traits: { fountain: "ink calligraphy luxury nib" },
    sockets: () => ({ grip: { at: [0, 0.7, 0], size: [0.2, 0.6, 0.2] } }),
    parts: ({ long, lean }, { has }) => {
      const pose = (form: Form) => form.scale(1, long, 1).turn(0, 20, -lean);
      return [
        part("barrel", main("plastic", 0x1f3f7a), pose(lathe(flat`0 0.26, 0.06 0.26, 0.09 0.42, 0.105 0.6, 0.105 1, 0 1`))),
        part("cap", main("plastic", 0x1f3f7a), pose(lathe(flat`0 1.02, 0.11 1.02, 0.108 1.5, 0.07 1.58, 0 1.58`))),
        part(
          "rings",
          second("gold", 0xd9b24a),
          pose(all(torus(0.106, 0.014).at(0, 1.01, 0), torus(0.085, 0.012).at(0, 0.42, 0), cylinder(0.06, 0.05).at(0, 1.58, 0))),
        ),
        part(
          "clip",
          second("gold", 0xd9b24a),
          pose(
            all(
              box(0.035, 0.42, 0.016, 0.006).at(0, 1.32, 0.14),
              box(0.035, 0.03, 0.06, 0.006).at(0, 1.52, 0.115),
              sphere(0.025).at(0, 1.12, 0.137),
            ),
          ),
        ),
        part(
          "tip",
          second("steel", 0xc9ccd0),
          pose(
            has("fountain")
              ? loft(slices([0, 0.01, 0.01, 1, 0.03, 0.08, 0.06, 0.02, 1, 0.02, 0.2, 0.11, 0.04, 1, 0, 0.28, 0.09, 0.06, 1, 0]))
              : lathe(flat`0 0.04, 0.012 0.05, 0.02 0.14, 0.055 0.27, 0 0.27`),
          ),
        ),
      ];
    },
  }),
  program({
    id: "ruler",
    nouns: ["measuring stick", "wooden ruler", "straightedge", "yardstick"],
    about: "a ruler with marks along its edge",
    metresPerUnit: 0.2,
    wears: ["body", "mark"],
    params: { wide: [0.2, 0.26], long: [1.5, 1.6] },
    sockets: () => ({ grip: { at: [0, 0.02, 0], size: [0.6, 0.1, 0.25] } }),
    parts: ({ wide, long }) => [
      part("body", main("wood", 0xd9ad6a, { grain: "x" }), box(long, 0.03, wide, 0.008)),
      part("edge", fixed("brass"), box(long, 0.012, 0.012, 0.002).at(0, 0.006, wide / 2)),
      part(
        "marks",
        second("plastic", 0x2a211a),
        all(
          box(0.005, 0.004, 0.04, 0)
            .array(31, [0.048, 0, 0])
            .at(0, 0.0155, wide / 2 - 0.03),
          box(0.007, 0.004, 0.075, 0)
            .array(7, [0.24, 0, 0])
            .at(0, 0.0155, wide / 2 - 0.048),
        ),
      ),
      part(
        "numbers",
        second("plastic", 0x2a211a),
        all(box(0.008, 0.004, 0.04, 0).array(7, [0.24, 0, 0]), box(0.022, 0.004, 0.007, 0).array(7, [0.24, 0, 0]).at(0.008, 0, 0.017)).at(
          0.02,
          0.0155,
          -0.01,
        ),
      ),
      part("hole", fixed("plastic", 0x3a2a1c), cylinder(0.025, 0.034).at(-long / 2 + 0.06, 0, -wide * 0.24)),
    ],
  }),
  program({
    id: "typewriter",
    nouns: ["vintage typewriter", "writing machine"],
    about: "an old typewriter with round keys, a carriage with a platen and a sheet of paper",
    metresPerUnit: 0.38,
    wears: ["body case", "key"],
    params: { wide: [1, 1.1], paper: [0.4, 0.6] },
    parts: ({ wide, paper }) => {
      const carriage = { motion: slides([1, 0, 0], 0.3) };
      return [
        part(
          "body",
          main("paint", 0x2d3a3f),
          all(
            side(flat`-0.46 0, 0.56 0, 0.56 0.08, 0.1 0.28, 0.02 0.4, -0.4 0.4, -0.46 0.34`, wide, 0.03),
            box(0.5, 0.06, 0.12, 0.03).at(0, 0.4, -0.08),
          ),
        ),
        part(
          "keys",
          second("plastic", 0x17181a),
          all(keyRows(cylinder(0.034, 0.02, { sides: 16 }), 0.15), box(0.5, 0.03, 0.05, 0.01).at(0, 0.1, 0.56)),
        ),
        part("key rings", fixed("steel", 0xcfd2d5), keyRows(cylinder(0.04, 0.012, { sides: 16 }), 0.143)),
        part("stems", fixed("iron", 0x4a4c50), keyRows(rod([0, 0.02, -0.1], [0, 0, 0], 0.008), 0.135)),
        part("platen", fixed("rubber", 0x1d1d1f), drumX(0.075, wide + 0.04).at(0, 0.48, -0.26), carriage),
        part(
          "knobs",
          fixed("steel", 0x9a9fa5),
          all(
            drumX(0.06, 0.06)
              .at(wide / 2 + 0.05, 0.48, -0.26)
              .mirror("x"),
            box(wide, 0.04, 0.08, 0.01).at(0, 0.4, -0.28),
            rod([-wide / 2 - 0.02, 0.48, -0.2], [-wide / 2 - 0.02, 0.54, 0], 0.014),
          ),
          carriage,
        ),
        part(
          "paper",
          fixed("paper", 0xf4f0e2),
          box(0.62, paper, 0.012, 0.004)
            .turn(-14, 0, 0)
            .at(0, 0.5 + paper / 2, -0.36),
          carriage,
        ),
        part(
          "text",
          fixed("plastic", 0x2a2a2c),
          box(0.44, 0.012, 0.006, 0)
            .array(3, [0, 0.05, 0])
            .turn(-14, 0, 0)
            .at(0, 0.5 + paper * 0.72, -0.392),
          carriage,
        ),
        ...[0.3, -0.3].map((share) =>
          part("ribbon", fixed("steel", 0x55585c), cylinder(0.1, 0.03).at(wide * share, 0.41, -0.08), {
            motion: spins([wide * share, 0.41, -0.08], [0, 1, 0]),
          }),
        ),
        part("badge", fixed("brass"), panel(0.3, 0.05, 0.02, 0.01, 0.004).turn(-24, 0, 0).at(0, 0.335, 0.062)),
      ];
    },
  }),
  program({
    id: "stapler",
    nouns: ["office stapler"],
    about: "a stapler with a long arm over a base",
    metresPerUnit: 0.15,
    wears: ["body arm", "base"],
    params: { open: [7, 13], long: [1, 1.1] },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.3, 0.3, 0.8] } }),
    parts: ({ open, long }) => [
      part(
        "base",
        second("plastic", 0x26282c),
        all(tray(0.3, 0.06, long * 1.2, 0.1, 0.02).at(0, 0.03, 0), box(0.2, 0.2, 0.24, 0.03).at(0, 0.13, -0.46)),
      ),
      part(
        "arm",
        main("plastic", 0xc8323a),
        side(softOutline(flat`-0.06 0, 0.9 0.02, 1.06 0.02, 1.1 0.08, 0.98 0.16, 0.5 0.2, 0.06 0.2, -0.08 0.12`), 0.26, 0.05)
          .turn(-open, 0, 0)
          .at(0, 0.2, -0.5),
        STAPLING,
      ),
      part(
        "magazine",
        fixed("steel", 0xc3c7cb),
        box(0.16, 0.07, 1, 0.01)
          .turn(-open * 0.8, 0, 0)
          .at(0, 0.25, 0.02),
      ),
      part("anvil", fixed("steel", 0xc3c7cb), box(0.16, 0.02, 0.12, 0.006).at(0, 0.065, 0.46)),
      part("hinge", fixed("steel", 0x8c9196), drumX(0.05, 0.3).at(0, 0.24, -0.48)),
      part("pad", fixed("rubber", 0x1b1c1e), box(0.2, 0.02, 0.4, 0.008).turn(-open, 0, 0).at(0, 0.44, 0.18), STAPLING),
    ],
  }),
];
