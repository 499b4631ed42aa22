import { all, box, cylinder, type Form, lathe, loft, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, row, way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, slides, spins, turns, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { rim } from "@blenda/forge/language/rim";
import { drumX, drumZ, hose, panel, rod, slices, tray } from "@blenda/forge/language/shorthand";
import { speckles } from "@blenda/forge/language/skins";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";
import { ENAMELS, WOODS } from "@blenda/forge/language/tones";

export const atTheCounter = [
  program({
    id: "food processor",
    nouns: ["foodprocessor", "kitchen processor", "electric chopper", "food chopper", "vegetable chopper"],
    about: "a kitchen machine with a clear bowl, a blade inside, a lid with a chute and a dial",
    metresPerUnit: 0.4,
    wears: ["base body", "lid handle", "dial"],
    params: { bowl: [0.42, 0.5], tone: pick("red", "cream", "mint", "black") },
    sockets: ({ bowl }) => ({ inside: { at: [0, 0.42, 0], size: [0.4, bowl, 0.4] } }),
    parts: ({ bowl, tone }) => {
      const top = 0.36 + bowl;
      return [
        part(
          "base",
          main("plastic", ENAMELS[tone]),
          all(loft(slices(row`0 0.6 0.56 0.5 0, 0.04 0.64 0.6 0.5 0, 0.2 0.6 0.56 0.6 0, 0.32 0.46 0.46 1 0, 0.36 0.42 0.42 1 0`))),
        ),
        part("bowl", pane(0xdcebf0), lathe(flat`0 0.36, 0.24 0.36, 0.26 0.38, 0.28 ${top}, 0.27 ${top}, 0.25 0.39, 0 0.39`, { sides: 44 })),
        part(
          "food",
          fixed("plastic", 0xe2762c, { paint: [speckles(0x5a9a3a, 0.05, { size: 0.3 }), speckles(0xf4d9a0, 0.07)] }),
          lathe(flat`0 0.39, 0.245 0.39, 0.25 0.48, 0.1 0.51, 0 0.5`, { sides: 36 }),
        ),
        part(
          "blade",
          fixed("steel", 0xd0d3d5),
          all(
            cylinder(0.05, bowl * 0.8, { top: 0.04 }).at(0, 0.38 + bowl * 0.4, 0),
            box(0.4, 0.012, 0.07, 0.004).turn(0, 30, 9).at(0, 0.54, 0),
            box(0.4, 0.012, 0.07, 0.004).turn(0, -50, -9).at(0, 0.6, 0),
          ),
          { motion: spins([0, 0.5, 0], [0, 1, 0]) },
        ),
        part("lid", second("plastic", 0x34363a), all(lathe(flat`0 0, 0.29 0, 0.295 0.04, 0.24 0.07, 0 0.08`, { sides: 44 }).at(0, top, 0))),
        part(
          "chute",
          second("plastic", 0x34363a),
          all(
            lathe(flat`0 0, 0.11 0, 0.11 0.2, 0.13 0.22, 0.1 0.22, 0.09 0.04, 0 0.04`, { sides: 32 })
              .scale(1.2, 1, 0.9)
              .at(0.08, top + 0.05, 0),
          ),
        ),
        part(
          "pusher",
          main("plastic", ENAMELS[tone]),
          all(
            cylinder(0.08, 0.24)
              .scale(1.2, 1, 0.9)
              .at(0.08, top + 0.22, 0),
            cylinder(0.11, 0.03)
              .scale(1.2, 1, 0.9)
              .at(0.08, top + 0.35, 0),
          ),
          { motion: slides([0, 1, 0], 0.2) },
        ),
        part(
          "handle",
          second("plastic", 0x34363a),
          hose(row`-0.27 ${top - 0.05} 0, -0.4 ${top - 0.04} 0, -0.44 ${top - bowl * 0.4} 0, -0.4 0.48 0, -0.26 0.46 0`, 0.035),
        ),
        part(
          "dial",
          third("steel", 0xd9dcde),
          all(drumZ(0.075, 0.06, 0.015), box(0.016, 0.07, 0.02, 0.004).at(0, 0.03, 0.025))
            .turn(-8, 0, -30)
            .at(0, 0.16, 0.31),
          { motion: turns([0, 0.16, 0.31], [0, 0, 1], 0, 120) },
        ),
        part("keys", fixed("plastic", 0x2a2b2e), twin(panel(0.08, 0.05, 0.03, 0.02, 0.008), 0.17, 0.14, 0.295)),
      ];
    },
  }),
  program({
    id: "knife block",
    nouns: ["knife holder", "knife stand", "knife set", "set of knives", "block of knives"],
    about: "a slanted wooden block with kitchen knives stuck in it",
    metresPerUnit: 0.34,
    wears: ["block", "handle", "rivet"],
    params: { rows: whole(2, 3), lean: [26, 34], tone: pick("oak", "walnut", "pine", "cherry") },
    parts: ({ rows, lean, tone }) => {
      const tilted = (form: Form) => put(form, [0, 0.06, -0.04], [-lean, 0, 0]);
      const places = Array.from({ length: rows * 2 }, (_, at) => ({
        x: at % 2 ? 0.1 : -0.1,
        z: 0.12 - Math.floor(at / 2) * (0.3 / rows),
        long: 0.32 - Math.floor(at / 2) * 0.02,
      }));
      return [
        part(
          "block",
          main("wood", WOODS[tone], { grain: "y" }),
          all(
            tilted(box(0.44, 0.74, 0.42, 0.025).at(0, 0.4, 0)),
            box(0.4, 0.06, 0.5, 0.02).at(0, 0.03, -0.16),
            put(box(0.36, 0.36, 0.1, 0.02), [0, 0.19, -0.36], [-lean + 24, 0, 0]),
          ),
        ),
        part("slits", fixed("rubber", 0x17120e), tilted(all(...places.map(({ x, z }) => box(0.03, 0.01, 0.11, 0).at(x, 0.771, z))))),
        part("bolsters", fixed("steel", 0xd0d3d5), tilted(all(...places.map(({ x, z }) => box(0.04, 0.06, 0.1, 0.01).at(x, 0.79, z))))),
        part(
          "handles",
          second("plastic", 0x232427),
          tilted(
            all(
              ...places.map(({ x, z, long }) =>
                sweep(way`${x} 0.8 ${z}, ${x} ${0.8 + long * 0.5} ${z - 0.01}, ${x} ${0.8 + long} ${z + 0.012}`, [0.05, 0.042, 0.056], {
                  flatten: 0.6,
                }),
              ),
            ),
          ),
        ),
        part(
          "rivets",
          third("steel", 0xd0d3d5),
          tilted(
            all(...places.flatMap(({ x, z, long }) => [0.25, 0.55, 0.82].map((t) => drumX(0.011, 0.066, 0.002).at(x, 0.8 + long * t, z)))),
          ),
        ),
        part(
          "scissors",
          fixed("plastic", 0xb8342b),
          tilted(
            all(
              twin(facing(hoop(0.055, 0.016, 24)), 0.062, 0.86, 0),
              rod([-0.03, 0.8, 0], [0.03, 0.76, 0], 0.02),
              rod([0.03, 0.8, 0], [-0.03, 0.76, 0], 0.02),
            ).at(0, 0, -0.17),
          ),
        ),
      ];
    },
  }),
  program({
    id: "measuring cup",
    nouns: ["measuring jug", "measure cup", "measuring pitcher", "graduated jug", "pyrex jug"],
    about: "a clear jug with a spout, a handle and a red scale, half full",
    metresPerUnit: 0.2,
    wears: ["glass", "scale mark", "liquid milk"],
    params: { tall: [0.66, 0.8], level: [0.4, 0.6] },
    variants: { full: { words: "filled", set: { level: 0.85 } } },
    sockets: ({ tall }) => ({ inside: { at: [0, 0.06, 0], size: [0.5, tall, 0.5] }, grip: { at: [-0.5, 0.4, 0], size: [0.2, 0.5, 0.1] } }),
    parts: ({ tall, level }) => [
      part(
        "glass",
        pane(0xd6e6ea, 0),
        all(
          lathe(flat`0 0, 0.29 0, 0.32 0.03, 0.36 ${tall}, 0.34 ${tall}, 0.3 0.05, 0 0.04`),
          hose(row`0.3 ${tall - 0.12} 0, 0.38 ${tall - 0.05} 0, 0.46 ${tall + 0.02} 0`, [0.09, 0.08, 0.05]),
          hose(row`-0.33 ${tall - 0.08} 0, -0.5 ${tall - 0.04} 0, -0.58 ${tall * 0.6} 0, -0.5 ${tall * 0.22} 0, -0.31 0.12 0`, 0.045),
        ),
      ),
      part(
        "milk",
        third("plastic", 0xf8f3e6),
        lathe(flat`0 0.045, 0.295 0.05, ${0.3 + level * 0.04} ${tall * level}, 0 ${tall * level}`, { sides: 44 }),
      ),
      part(
        "marks",
        second("plastic", 0xc8281f),
        many(9, (at) =>
          put(box(at % 2 ? 0.07 : 0.13, 0.012, 0.012, 0.002), [0.09, tall * (0.16 + at * 0.09), 0.3 + at * 0.0035], [-3, 16, 0]),
        ),
      ),
      part(
        "figures",
        second("plastic", 0xc8281f),
        many(4, (at) => put(box(0.035, 0.05, 0.012, 0.004), [-0.04, tall * (0.25 + at * 0.18), 0.318 + at * 0.007], [-3, -6, 0])),
      ),
      part("rim", second("plastic", 0xc8281f), hoop(0.352, 0.012, 48).at(0, tall, 0)),
    ],
  }),
  program({
    id: "butter dish",
    nouns: ["butterdish", "block of butter", "butter tray"],
    about: "a block of butter with a slice cut off, on a dish with a lid beside it",
    metresPerUnit: 0.22,
    wears: ["dish lid", "knob"],
    params: { long: [0.42, 0.52], tone: pick("cream", "mint", "blue") },
    traits: { covered: "closed lidded" },
    parts: ({ long, tone }, ask) => {
      const lid = (form: Form) => (ask.has("covered") ? form.at(0, 0.05, 0) : put(form, [0.16, -0.02, -0.74], [0, 14, 0]));
      return [
        part(
          "dish",
          main("porcelain", ENAMELS[tone]),
          all(
            tray(1.1, 0.05, 0.66, 0.14, 0.02).at(0, 0.035, 0),
            tray(0.9, 0.03, 0.48, 0.1, 0.01).at(0, 0.015, 0),
            rim(
              roundedRectangle(1.06, 0.62, 0.14).map(([x, z]) => [x, 0.06, z] as const),
              0.022,
            ),
          ),
        ),
        part(
          "butter",
          second("plastic", 0xf5dd86),
          all(box(long, 0.22, 0.28, 0.016).at(-0.1, 0.175, 0), put(box(0.05, 0.22, 0.28, 0.014), [long / 2 + 0.06, 0.1, 0], [0, 6, -72])),
        ),
        part(
          "lid",
          main("porcelain", ENAMELS[tone]),
          lid(
            box(0.92, 0.36, 0.5, 0.04)
              .minus(box(0.86, 0.36, 0.44, 0).at(0, -0.03, 0))
              .at(0, 0.2, 0),
          ),
        ),
        part(
          "knob",
          third("wood", 0x9a6234),
          lid(lathe(flat`0 0, 0.05 0, 0.04 0.03, 0.07 0.07, 0.05 0.11, 0 0.12`, { sides: 28, smooth: 12 }).at(0, 0.37, 0)),
        ),
      ];
    },
  }),
];
