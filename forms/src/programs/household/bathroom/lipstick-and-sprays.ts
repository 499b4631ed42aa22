import { all, box, cylinder, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, spins, whole } from "@blenda/forge/language/program";
import { drumZ, hose, rod } from "@blenda/forge/language/shorthand";
import { fixed, light, main, pane, second, third } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

export const smallWares = [
  program({
    id: "lipstick",
    nouns: ["lip stick", "lip balm", "chapstick", "lip gloss", "lipstick tube"],
    about: "an open lipstick with a slanted tip, its cap beside it",
    metresPerUnit: 0.075,
    wears: ["stick", "case cap", "band"],
    params: { out: [0.3, 0.42], slant: [24, 38] },
    parts: ({ out, slant }) => [
      part(
        "stick",
        main("plastic", 0xb8233a),
        cylinder(0.11, out + 0.3, { bevel: 0.02, sides: 40 })
          .at(0, (out + 0.3) / 2, 0)
          .minus(
            box(0.6, 0.4, 0.6, 0)
              .turn(slant, 0, 0)
              .at(0, out + 0.42, 0.06),
          )
          .at(0, 0.6, 0),
      ),
      part("tube", third("gold", 0xd8b04a), lathe(flat`0 0.4, 0.14 0.4, 0.14 0.66, 0.12 0.68, 0 0.68`, { sides: 40 })),
      part(
        "case",
        second("plastic", 0x1d1d20),
        all(
          lathe(flat`0 0, 0.17 0, 0.18 0.02, 0.18 0.42, 0.16 0.44, 0 0.44`, { sides: 40 }),
          lathe(flat`0 0, 0.17 0, 0.18 0.02, 0.18 0.6, 0.16 0.62, 0 0.62`, { sides: 40 })
            .turn(0, 0, 90)
            .turn(0, 34, 0)
            .at(0.62, 0.18, 0.24),
        ),
      ),
      part(
        "bands",
        third("gold", 0xd8b04a),
        all(hoop(0.178, 0.014, 36).at(0, 0.4, 0), hoop(0.178, 0.014, 36).at(0, 0.06, 0).turn(0, 0, 90).turn(0, 34, 0).at(0.62, 0.18, 0.24)),
      ),
    ],
  }),
  program({
    id: "spray can",
    nouns: ["spray paint can", "spray paint", "aerosol can", "aerosol", "graffiti can", "hair spray", "deodorant", "spraycan"],
    about: "a spray can with a nozzle, a domed top and a colour band",
    metresPerUnit: 0.2,
    wears: ["band label", "can", "nozzle"],
    params: { tall: [0.8, 0.95], tone: pick("red", "blue", "mint", "black") },
    sockets: () => ({ grip: { at: [0, 0.4, 0], size: [0.34, 0.6, 0.34] } }),
    parts: ({ tall, tone }) => [
      part(
        "can",
        { ...second("steel", 0xc6cacd), isOpen: true },
        lathe(
          flat`0 0.02, 0.16 0, 0.185 0.02, 0.18 0.04, 0.18 ${tall - 0.06}, 0.19 ${tall - 0.04}, 0.17 ${tall}, 0.1 ${tall + 0.06}, 0.1 ${tall + 0.08}, 0.07 ${tall + 0.09}, 0 ${tall + 0.09}`,
          { sides: 44 },
        ),
      ),
      part(
        "label",
        { ...main("plastic", ENAMELS[tone]), isOpen: false },
        lathe(flat`0.17 0.06, 0.184 0.06, 0.184 ${tall - 0.08}, 0.17 ${tall - 0.08}, 0.17 0.06`, { sides: 44 }),
      ),
      part(
        "print",
        fixed("plastic", 0xf4f1e8),
        all(
          lathe(flat`0.17 ${tall * 0.3}, 0.187 ${tall * 0.3}, 0.187 ${tall * 0.4}, 0.17 ${tall * 0.4}, 0.17 ${tall * 0.3}`, { sides: 44 }),
          drumZ(0.09, 0.02).at(0, tall * 0.64, 0.178),
        ),
      ),
      part(
        "nozzle",
        third("plastic", 0xf4f1e8),
        all(cylinder(0.05, 0.09, { bevel: 0.014 }).at(0, tall + 0.13, 0), cylinder(0.02, 0.04).at(0, tall + 0.09, 0)),
      ),
      part("hole", fixed("rubber", 0x111112), drumZ(0.014, 0.01).at(0, tall + 0.14, 0.05)),
      part(
        "drips",
        { ...main("plastic", ENAMELS[tone]), isOpen: false },
        all(sphere(0.02, 2, 10).at(0.1, tall - 0.06, 0.16), sphere(0.016, 1.6, 10).at(0.05, tall - 0.04, 0.178)),
      ),
    ],
  }),
  program({
    id: "baby bottle",
    nouns: ["feeding bottle", "nursing bottle", "milk bottle for babies"],
    about: "a baby's bottle of milk with a teat and a ring",
    metresPerUnit: 0.18,
    wears: ["ring", "teat", "mark"],
    params: { tall: [0.66, 0.76], milk: [0.4, 0.55] },
    parts: ({ tall, milk }) => [
      part(
        "glass",
        pane(0xe9f2f2),
        lathe(
          flat`0 0, 0.2 0, 0.22 0.02, 0.22 ${tall * 0.36}, 0.19 ${tall * 0.46}, 0.22 ${tall * 0.58}, 0.22 ${tall * 0.94}, 0.17 ${tall}, 0 ${tall}`,
          { sides: 44 },
        ),
      ),
      part(
        "milk",
        fixed("plastic", 0xfaf7ee),
        lathe(
          flat`0 0.02, 0.19 0.02, 0.2 0.04, 0.2 ${tall * 0.36}, 0.172 ${tall * 0.46}, 0.19 ${tall * milk + 0.04}, 0 ${tall * milk + 0.05}`,
          { sides: 40 },
        ),
      ),
      part(
        "ring",
        main("plastic", 0x6fb4d8),
        lathe(flat`0 0, 0.22 0, 0.22 0.1, 0.18 0.13, 0 0.13`, { ribs: 28, ribDepth: 0.03 }).at(0, tall - 0.02, 0),
      ),
      part(
        "teat",
        second("rubber", 0xe0a86a),
        lathe(flat`0 0, 0.16 0, 0.15 0.05, 0.08 0.1, 0.06 0.2, 0.055 0.24, 0.03 0.27, 0 0.275`, { sides: 32 }).at(0, tall + 0.1, 0),
      ),
      part(
        "marks",
        third("plastic", 0x3f7fa8),
        many(6, (at) => box(at % 2 ? 0.05 : 0.09, 0.008, 0.01, 0.001).at(0, tall * 0.62 + at * tall * 0.05, 0.219)),
      ),
    ],
  }),
  program({
    id: "robot vacuum",
    nouns: ["roomba", "robot vacuum cleaner", "vacuum robot", "robot hoover", "robotic vacuum"],
    about: "a flat round robot that sweeps the floor, with a bumper and a side brush",
    metresPerUnit: 0.34,
    wears: ["case body", "ring trim", "brush"],
    params: { high: [0.22, 0.27], brushes: whole(1, 2) },
    parts: ({ high, brushes }) => [
      part(
        "case",
        main("plastic", 0x2b2d31),
        lathe(flat`0 0.04, 0.44 0.04, 0.5 0.07, 0.5 ${high - 0.03}, 0.47 ${high}, 0 ${high}`, { sides: 64 }),
      ),
      part(
        "bumper",
        fixed("plastic", 0x17181a),
        lathe(flat`0.46 0.08, 0.515 0.08, 0.515 ${high - 0.05}, 0.46 ${high - 0.05}, 0.46 0.08`, { sides: 64 }).meet(
          box(1.2, 1, 0.6, 0).at(0, 0.2, 0.32),
        ),
      ),
      part(
        "ring",
        second("steel", 0xb4b8bc),
        all(
          hoop(0.4, 0.012, 56).at(0, high, 0),
          lathe(flat`0 0, 0.13 0, 0.13 0.05, 0.11 0.07, 0 0.07`, { sides: 36 }).at(0, high - 0.01, -0.2),
        ),
      ),
      part("button", light(0x6fe08a), cylinder(0.06, 0.014, { bevel: 0.004 }).at(0, high + 0.004, 0.16)),
      part("key", fixed("plastic", 0xf4f1e8), cylinder(0.035, 0.02, { bevel: 0.004 }).at(0, high + 0.006, 0.16)),
      part(
        "brush",
        third("plastic", 0xe0a92a),
        all(
          ...Array.from({ length: 3 }, (_, at) =>
            hose([0, 0.02, 0, 0.08, 0.02, 0.02, 0.18, 0.01, 0.05], [0.014, 0.012, 0.006]).turn(0, at * 120, 0),
          ),
        )
          .at(0.42, 0.01, 0.34)
          .scatter(brushes === 2 ? [{ at: [0, 0, 0] }, { at: [-0.84, 0, 0] }] : [{ at: [0, 0, 0] }]),
        { motion: spins([0.42, 0, 0.34], [0, 1, 0]) },
      ),
      part("wheels", fixed("rubber", 0x17181a), box(0.06, 0.1, 0.16, 0.03).at(0.3, 0.05, 0).mirror("x")),
    ],
  }),
  program({
    id: "french press",
    nouns: ["cafetiere", "coffee press", "press pot", "coffee plunger"],
    about: "a glass pot for coffee in a metal frame, with a plunger and a handle",
    metresPerUnit: 0.26,
    wears: ["frame lid", "handle", "coffee"],
    params: { tall: [0.66, 0.76], up: [0.12, 0.3] },
    parts: ({ tall, up }) => [
      part("coffee", { ...third("plastic", 0x3a2013) }, cylinder(0.228, tall * 0.7, { sides: 40 }).at(0, 0.05 + tall * 0.35, 0)),
      part("glass", pane(0xdfe9ea), lathe(flat`0 0.03, 0.23 0.03, 0.24 0.05, 0.24 ${tall}, 0 ${tall}`, { sides: 44 })),
      part(
        "frame",
        main("steel", 0xc6cacd),
        all(
          hoop(0.245, 0.014, 44).at(0, 0.1, 0),
          hoop(0.245, 0.016, 44).at(0, tall * 0.82, 0),
          rod([0, 0, 0.25], [0, tall * 0.82, 0.25], 0.014).ring(4, 45),
          sphere(0.03, 1, 12).at(0, 0.01, 0.25).ring(4, 45),
        ),
      ),
      part(
        "lid",
        main("steel", 0xc6cacd),
        all(
          lathe(flat`0 0, 0.25 0, 0.255 0.03, 0.2 0.07, 0.06 0.11, 0 0.11`, { sides: 44 }).at(0, tall, 0),
          rod([0, tall + 0.05, 0], [0, tall + 0.14 + up, 0], 0.012),
          box(0.1, 0.03, 0.1, 0.014).at(0, tall - 0.01, 0.24),
        ),
      ),
      part("knob", second("plastic", 0x1d1d20), sphere(0.05, 1, 20).at(0, tall + 0.16 + up, 0)),
      part(
        "sieve",
        fixed("steel", 0x8d9298),
        all(cylinder(0.215, 0.02, { sides: 36 }).at(0, 0.06 + tall * 0.72, 0), rod([0, tall * 0.7, 0], [0, tall, 0], 0.012)),
      ),
      part(
        "handle",
        second("plastic", 0x1d1d20),
        hose(
          [0, tall * 0.82, -0.25, 0, tall * 0.84, -0.4, 0, tall * 0.7, -0.5, 0, tall * 0.36, -0.48, 0, tall * 0.16, -0.36, 0, 0.12, -0.25],
          0.034,
        ),
      ),
    ],
  }),
  program({
    id: "spring",
    nouns: ["coil spring", "metal spring", "coil", "slinky", "steel spring"],
    about: "a coil of steel wire",
    metresPerUnit: 0.06,
    wears: ["wire"],
    params: { turns: whole(6, 8), tall: [0.9, 1.1] },
    parts: ({ turns, tall }) => {
      const steps = turns * 14;
      const path = Array.from({ length: steps + 1 }, (_, at) => {
        const t = at / steps;
        const lift = t < 0.1 ? t * 0.4 : t > 0.9 ? 0.96 + (t - 0.9) * 0.4 : 0.04 + (t - 0.1) * 1.15;
        return [Math.cos(t * turns * 2 * Math.PI) * 0.3, 0.05 + lift * tall, Math.sin(t * turns * 2 * Math.PI) * 0.3];
      });
      return [part("wire", main("steel", 0xb4b8bc), sweep(way(path.flat()), 0.045, { isStraight: true }))];
    },
  }),
];
