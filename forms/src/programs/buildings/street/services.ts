import { all, box, cylinder, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, panel, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

const TONES = { red: 0xb3231d, green: 0x2f6f4a, blue: 0x2460a7, teal: 0x3f8f8a } as const;
/** A scalloped strip of cloth in stripes: every other one. */
const awning = (wide: number, strips: number, odd: number) =>
  all(
    ...Array.from({ length: strips }, (_, at) => at)
      .filter((at) => at % 2 === odd)
      .map((at) => {
        const x = -wide / 2 + (wide / strips) * (at + 0.5);
        return all(
          box(wide / strips, 0.014, 0.62, 0.002)
            .turn(24, 0, 0)
            .at(x, 0, 0),
          drumZ(wide / strips / 2, 0.012).at(x, -0.13, 0.283),
          box(wide / strips, 0.05, 0.012, 0.001).at(x, -0.115, 0.283),
        );
      }),
  );

export const services = [
  program({
    id: "gas pump",
    nouns: ["fuel pump", "petrol pump", "gasoline pump", "diesel pump", "petrol station pump"],
    about: "an old petrol pump with a dial, a hose and a round lit globe",
    metresPerUnit: 1,
    wears: ["body", "panel", "globe"],
    params: { tone: pick("red", "green", "blue", "teal"), high: [1.2, 1.35] },
    parts: ({ tone, high }) => [
      part(
        "body",
        main("paint", TONES[tone]),
        all(box(0.56, high, 0.4, 0.06).at(0, high / 2 + 0.08, 0), box(0.46, 0.12, 0.34, 0.05).at(0, high + 0.1, 0)),
      ),
      part("base", fixed("concrete", 0x8d8a84), box(0.7, 0.1, 0.54, 0.02).at(0, 0.05, 0)),
      part("panel", second("plastic", 0xf2ead6), panel(0.44, high * 0.4, 0.02, 0.04, 0.006).at(0, high * 0.36, 0.2)),
      part("dial", second("plastic", 0xf2ead6), drumZ(0.17, 0.03).at(0, high * 0.8, 0.2)),
      part(
        "dial ring",
        fixed("steel", 0xc6cacd),
        torus(0.172, 0.018)
          .turn(90, 0, 0)
          .at(0, high * 0.8, 0.21),
      ),
      part(
        "marks",
        fixed("paint", 0x26272b),
        all(
          box(0.01, 0.035, 0.006, 0).at(0, 0, 0.135).turn(90, 0, 0).ring(1),
          many(12, (at) =>
            box(0.01, 0.034, 0.006, 0)
              .at(0, 0.13, 0)
              .turn(0, 0, at * 30),
          ),
          box(0.016, 0.12, 0.006, 0).at(0, 0.05, 0).turn(0, 0, 40),
          drumZ(0.02, 0.012),
        ).at(0, high * 0.8, 0.219),
      ),
      part(
        "trim",
        fixed("steel", 0xc6cacd),
        all(box(0.57, 0.025, 0.41, 0.008).at(0, high * 0.6, 0), box(0.57, 0.025, 0.41, 0.008).at(0, 0.16, 0)),
      ),
      part("globe", light(0xfff0d0), drumZ(0.19, 0.12, 0.05).at(0, high + 0.34, 0)),
      part(
        "globe ring",
        third("paint", 0xb3231d),
        all(
          lathe(flat`0.12 -0.064, 0.15 -0.064, 0.15 0.064, 0.12 0.064, 0.12 -0.064`)
            .turn(90, 0, 0)
            .at(0, high + 0.34, 0),
          cylinder(0.09, 0.06).at(0, high + 0.16, 0),
        ),
      ),
      part(
        "hose",
        fixed("rubber", 0x17181a),
        hose(
          [0.28, high * 0.7, 0, 0.44, high * 0.7, 0.04, 0.5, high * 0.4, 0.08, 0.46, 0.14, 0.12, 0.38, 0.24, 0.14, 0.35, high * 0.48, 0.1],
          0.025,
        ),
      ),
      part(
        "nozzle",
        fixed("steel", 0x8d9298),
        all(
          box(0.05, 0.2, 0.07, 0.02).at(0.34, high * 0.52, 0.1),
          hose([0.34, high * 0.58, 0.1, 0.34, high * 0.64, 0.13, 0.32, high * 0.64, 0.2], 0.016),
          box(0.06, 0.12, 0.12, 0.01).at(0.3, high * 0.54, 0.06),
        ),
      ),
    ],
  }),
  program({
    id: "market stall",
    nouns: [
      "stall",
      "kiosk",
      "market stand",
      "fruit stand",
      "food stall",
      "vendor stall",
      "booth",
      "lemonade stand",
      "fruit stall",
      "market booth",
      "ticket booth",
    ],
    about: "a market stall with a striped awning, a counter and boxes of fruit",
    metresPerUnit: 1.2,
    wears: ["awning stripe", "wood counter", "stripe pair"],
    params: { strips: whole(8, 11), tone: pick("red", "green", "blue", "teal") },
    sockets: () => ({ top: { at: [0, 0.76, 0.1], size: [1.5, 0.7, 0.5] } }),
    parts: ({ strips, tone }) => {
      const box4 = (x: number) =>
        all(
          box(0.46, 0.03, 0.4, 0.006).at(0, -0.07, 0),
          box(0.46, 0.16, 0.02, 0.006).at(0, 0, 0.2).mirror("z"),
          box(0.02, 0.16, 0.4, 0.006).at(0.22, 0, 0).mirror("x"),
        )
          .turn(16, 0, 0)
          .at(x, 0.88, 0.16);
      const fruit = (x: number, r: number) =>
        many(30, (at) => sphere(r, 1, 10).at(-0.17 + (at % 5) * 0.085, 0.02 + (at % 2) * 0.022, -0.15 + Math.floor(at / 5) * 0.062))
          .turn(16, 0, 0)
          .at(x, 0.88, 0.16);
      return [
        part(
          "counter",
          { ...second("wood", 0x9a6b3c), isOpen: true },
          all(
            box(1.7, 0.05, 0.66, 0.01).at(0, 0.74, 0.1),
            many(9, (at) => box(0.17, 0.7, 0.03, 0.008).at(-0.74 + at * 0.185, 0.37, 0.38)),
            box(0.03, 0.7, 0.5, 0.008).at(0.82, 0.37, 0.12).mirror("x"),
          ),
        ),
        part(
          "posts",
          { ...second("wood", 0x7a5230), isOpen: true },
          all(box(0.06, 1.66, 0.06, 0.01).at(0.82, 0.83, -0.24), box(0.06, 1.46, 0.06, 0.01).at(0.82, 0.73, 0.4)).mirror("x"),
        ),
        part(
          "back beam",
          { ...second("wood", 0x7a5230), isOpen: true },
          all(drumX(0.03, 1.8).at(0, 1.66, -0.24), drumX(0.03, 1.8).at(0, 1.44, 0.42)),
        ),
        part(
          "awning",
          { ...main("fabric", TONES[tone]), isOpen: false },
          all(awning(1.9, strips, 0))
            .scale(1, 1, 1.28)
            .at(0, 1.6, 0.12),
        ),
        part(
          "awning pair",
          third("fabric", 0xf4efe2),
          all(awning(1.9, strips, 1))
            .scale(1, 1, 1.28)
            .at(0, 1.6, 0.12),
        ),
        part("boxes", { ...second("wood", 0xc09a68), isOpen: true }, all(box4(-0.52), box4(0), box4(0.52))),
        part("apples", fixed("plastic", 0xb8281f), fruit(-0.52, 0.046)),
        part("oranges", fixed("plastic", 0xe08a2a), fruit(0, 0.046)),
        part("limes", fixed("plastic", 0x6f9a3a), fruit(0.52, 0.046)),
      ];
    },
  }),
  program({
    id: "dumpster",
    nouns: ["skip", "skip container", "garbage container", "waste container", "rubbish skip", "garbage dumpster", "trash container"],
    about: "a big steel waste container with two lids and ribs, on small wheels",
    metresPerUnit: 1.2,
    wears: ["body", "lid", "mark"],
    params: { ribs: whole(4, 6), ajar: [0, 14], tone: pick("green", "blue", "red") },
    traits: { open: "opened" },
    parts: ({ ribs, ajar, tone }, { has }) => {
      const swing = has("open") ? 105 : ajar;
      const lid = (x: number, by: number) => box(0.78, 0.05, 0.92, 0.02).at(0, 0.02, 0.46).turn(-by, 0, 0).at(x, 1.06, -0.46);
      return [
        part(
          "body",
          main("paint", TONES[tone]),
          side(flat`-0.46 0.14, 0.4 0.14, 0.5 0.9, -0.46 1.04`, 1.56, 0.02).minus(
            side(flat`-0.42 0.2, 0.37 0.2, 0.46 1.2, -0.42 1.2`, 1.48, 0),
          ),
        ),
        part(
          "ribs",
          main("paint", TONES[tone]),
          all(
            box(0.06, 0.72, 0.06, 0.01)
              .array(ribs, [1.4 / ribs, 0, 0])
              .turn(7.5, 0, 0)
              .at(0, 0.52, 0.45),
            box(1.62, 0.07, 0.08, 0.014).at(0, 0.9, 0.49),
            box(0.1, 0.1, 0.7, 0.02).at(0.84, 0.66, 0).mirror("x"),
          ),
        ),
        part("floor", fixed("iron", 0x17181a), box(1.46, 0.04, 0.78, 0).at(0, 0.22, 0)),
        part("left lid", second("plastic", 0x26282b), lid(-0.4, swing), { motion: turns([0, 1.06, -0.46], [-1, 0, 0], 0, 100) }),
        part("right lid", second("plastic", 0x26282b), lid(0.4, has("open") ? 20 : 8), {
          motion: turns([0, 1.06, -0.46], [-1, 0, 0], 0, 100),
        }),
        part("sign", third("plastic", 0xf2ead6), panel(0.4, 0.26, 0.012, 0.02, 0.003).turn(-7.5, 0, 0).at(0.1, 0.56, 0.497)),
        part("wheels", fixed("rubber", 0x17181a), four(drumX(0.08, 0.06, 0.014), 0.6, 0.08, 0.3)),
        part("forks", fixed("iron", 0x2a2c30), four(box(0.1, 0.1, 0.1, 0.02), 0.6, 0.13, 0.3)),
      ];
    },
  }),
];
