import { all, box, extrude, type Form, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { four } from "@blenda/forge/language/places";
import { part, pick, program, spins } from "@blenda/forge/language/program";
import { drumZ, panel } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

const cog = (r: number): Form =>
  all(
    torus(r, r * 0.22).turn(90, 0, 0),
    box(r * 0.3, r * 0.5, 0.05, 0.004)
      .at(0, r * 0.8, 0)
      .turn(90, 0, 0)
      .ring(6)
      .turn(-90, 0, 0),
  );

/** The upper side of a record from its edge inwards: grooves catch the light. */
const grooves = () => Array.from({ length: 26 }, (_, at): [number, number] => [0.49 - at * 0.012, at % 2 ? 0.0025 : 0.007]);

export const retro = [
  program({
    id: "cassette",
    nouns: [
      "cassette tape",
      "audio cassette",
      "mixtape",
      "tape cassette",
      "compact cassette",
      "music cassette",
      "vhs",
      "vhs tape",
      "video tape",
    ],
    about: "a music cassette with two reels and a paper label",
    metresPerUnit: 0.1,
    wears: ["case body", "label", "stripe"],
    params: { tone: pick("black", "cream", "blue"), label: [0.34, 0.4] },
    parts: ({ tone, label }) => [
      part(
        "case",
        main("plastic", { black: 0x26272b, cream: 0xd9d2c0, blue: 0x3d5f8e }[tone]),
        panel(1, 0.64, 0.1, 0.04, 0.012).at(0, 0.32, 0),
      ),
      part("edge", main("plastic", 0x1c1d20), extrude(flat`-0.34 0, 0.34 0, 0.3 0.16, -0.3 0.16`, 0.14, 0.014)),
      part("label", second("paper", 0xf1e7d0), panel(0.88, label, 0.11, 0.03, 0.004).at(0, 0.58 - label / 2, 0)),
      part(
        "stripes",
        third("plastic", 0xd8571f),
        all(box(0.88, 0.03, 0.113, 0.001).at(0, 0.26, 0), box(0.88, 0.03, 0.114, 0.001).at(0, 0.3, 0)),
      ),
      part("window", fixed("obsidian", 0x23252a), panel(0.5, 0.13, 0.118, 0.06, 0.004).at(0, 0.38, 0)),
      part("reels", fixed("plastic", 0xf4f1e8), cog(0.045).scale(1, 1, 1.8).at(0.17, 0.38, 0.055).mirror("x"), {
        motion: spins([0.17, 0.38, 0], [0, 0, 1]),
      }),
      part("screws", fixed("steel", 0x8d9298), four(drumZ(0.016, 0.01), 0.46, 0.29, 0.05).at(0, 0.32, 0).at(0, -0.28, 0)),
      part("lines", fixed("plastic", 0x6b6a66), box(0.74, 0.006, 0.113, 0).array(2, [0, 0.05, 0]).at(0, 0.515, 0)),
    ],
  }),
  program({
    id: "vinyl record",
    nouns: ["record", "vinyl", "lp", "vinyl disc", "gramophone record", "long playing record", "cd", "compact disc", "dvd", "album record"],
    about: "a black vinyl record with grooves and a coloured label, leaning from its sleeve",
    metresPerUnit: 0.31,
    wears: ["label", "sleeve", "disc"],
    params: { out: [0.46, 0.54], tone: pick("red", "mint", "blue", "cream") },
    traits: { bare: "disc cd dvd alone" },
    parts: ({ out, tone }, { has }) => {
      const shift = has("bare") ? 0 : out;
      const silver = has("bare");
      return [
        part(
          "disc",
          third("plastic", silver ? 0xc9d2da : 0x1d1d20),
          lathe([[0, -0.006], [0.49, -0.006], [0.5, 0], ...grooves(), [0, 0.006]], { sides: 64 })
            .turn(90, 0, 0)
            .at(shift, 0.5, 0),
        ),
        part(
          "label",
          main("paper", { red: 0xc2362c, mint: 0x4fae8e, blue: 0x2f6aa8, cream: 0xe9d9a8 }[tone]),
          drumZ(0.17, 0.018).at(shift, 0.5, 0.006),
        ),
        part(
          "print",
          fixed("plastic", 0xf4efe2),
          all(
            box(0.16, 0.016, 0.022, 0).at(shift, 0.58, 0.006),
            box(0.1, 0.012, 0.022, 0).at(shift, 0.55, 0.006),
            torus(0.12, 0.004).turn(90, 0, 0).at(shift, 0.5, 0.014),
          ),
        ),
        part("hole", fixed("rubber", 0x0b0b0c), drumZ(0.014, 0.024).at(shift, 0.5, 0.006)),
        !has("bare") &&
          part(
            "sleeve",
            second("paper", 0x35506e),
            all(
              panel(1.02, 1.02, 0.012, 0.01, 0.004).at(0, 0.51, 0.028),
              panel(1.02, 1.02, 0.012, 0.01, 0.004).at(0, 0.51, -0.018),
              box(0.012, 1.02, 0.05, 0.004).at(-0.505, 0.51, 0.005),
            ),
          ),
        !has("bare") &&
          part(
            "art",
            fixed("plastic", 0xe8a03a),
            all(drumZ(0.24, 0.006).at(-0.08, 0.52, 0.036), box(0.6, 0.03, 0.006, 0).at(-0.12, 0.14, 0.036)),
          ),
      ];
    },
  }),
  program({
    id: "floppy disk",
    nouns: ["floppy", "diskette", "floppy disc", "save icon"],
    about: "a floppy disk with a metal shutter and a label",
    metresPerUnit: 0.09,
    wears: ["case body", "label", "shutter"],
    params: { tone: pick("black", "blue", "red"), label: [0.44, 0.52] },
    parts: ({ tone, label }) => [
      part(
        "case",
        main("plastic", { black: 0x2a2b2f, blue: 0x2f4f8f, red: 0xa8322a }[tone]),
        extrude(flat`-0.47 0, 0.47 0, 0.5 0.03, 0.5 0.94, 0.44 1, -0.47 1, -0.5 0.97, -0.5 0.03`, 0.05, 0.01),
      ),
      part("shutter", third("steel", 0xc6cacd), panel(0.5, 0.34, 0.06, 0.02, 0.004).at(0.06, 0.83, 0), {
        motion: { kind: "slide", at: [0, 0, 0], axis: [-1, 0, 0], from: 0, to: 0.22 },
      }),
      part("slot", fixed("plastic", 0x17181a), box(0.13, 0.24, 0.064, 0.004).at(0.16, 0.83, 0)),
      part("label", second("paper", 0xf3efe2), panel(0.78, label, 0.056, 0.03, 0.003).at(0, label / 2 + 0.05, 0)),
      part(
        "lines",
        fixed("plastic", 0x7f8a99),
        box(0.64, 0.008, 0.06, 0)
          .array(4, [0, 0.08, 0])
          .at(0, label / 2 + 0.02, 0),
      ),
      part("band", fixed("plastic", 0xc2362c), box(0.78, 0.05, 0.058, 0.002).at(0, label + 0.02, 0)),
      part("window", fixed("plastic", 0x0d0e10), box(0.05, 0.05, 0.056, 0.004).at(0.43, 0.06, 0).mirror("x")),
    ],
  }),
  program({
    id: "handheld console",
    nouns: ["game boy", "gameboy", "handheld game", "handheld game console", "portable console", "pocket console"],
    about: "a handheld game console with a screen, a cross and two buttons",
    metresPerUnit: 0.14,
    wears: ["case body", "button", "bezel"],
    params: { tone: pick("grey", "mint", "violet", "red") },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.6, 0.5, 0.2] } }),
    parts: ({ tone }) => [
      part(
        "case",
        main("plastic", { grey: 0xcfcbbf, mint: 0x7fc4ac, violet: 0x7a62b0, red: 0xc2443a }[tone]),
        extrude(
          [...roundedRectangle(0.64, 1.06, 0.05)].map(([x, y]) =>
            x > 0.2 && y < -0.4 ? ([x - Math.max(0, -0.4 - y) * 0.7, y] as const) : ([x, y] as const),
          ),
          0.18,
          0.03,
        ).at(0, 0.53, 0),
      ),
      part("bezel", third("plastic", 0x55585f), panel(0.54, 0.42, 0.02, 0.05, 0.008).at(0, 0.78, 0.09)),
      part("screen", { ...light(0x9fb83a) }, box(0.34, 0.3, 0.012, 0.003).at(0, 0.78, 0.1)),
      part(
        "pixels",
        fixed("plastic", 0x35461a),
        all(
          ...[
            [-0.08, -0.08],
            [-0.04, -0.08],
            [0, -0.08],
            [0.04, -0.08],
            [-0.02, -0.04],
            [0.02, 0.02],
            [0.08, 0.06],
            [-0.1, 0.06],
            [0.08, -0.08],
          ].map(([x, y]) => box(0.034, 0.034, 0.006, 0).at(x, 0.78 + y, 0.106)),
        ),
      ),
      part("lamp", light(0xff3b2a), sphere(0.012, 1, 10).at(-0.22, 0.82, 0.1)),
      part("cross", fixed("plastic", 0x26272b), all(box(0.2, 0.066, 0.05, 0.014), box(0.066, 0.2, 0.051, 0.014)).at(-0.17, 0.36, 0.1)),
      part(
        "buttons",
        second("plastic", 0xa8264e),
        all(drumZ(0.048, 0.05, 0.014).at(0.12, 0.33, 0.1), drumZ(0.048, 0.05, 0.014).at(0.235, 0.385, 0.1)),
      ),
      part("keys", fixed("rubber", 0x6b6e75), box(0.1, 0.03, 0.03, 0.014).turn(0, 0, 26).array(2, [0.14, 0, 0]).at(-0.03, 0.2, 0.095)),
      part(
        "slots",
        fixed("plastic", 0x3a3a3c),
        box(0.014, 0.12, 0.012, 0.004).turn(0, 0, -28).array(5, [0.036, 0.012, 0]).at(0.2, 0.13, 0.088),
      ),
    ],
  }),
];
