import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { arc, atDepth, symmetric } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { panel, side, tray } from "@blenda/forge/language/shorthand";
import { fade, rings, streaks } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { ENAMELS, WOODS } from "@blenda/forge/language/tones";

const woodTone = pick("oak", "walnut", "pine", "cherry");

export const deskStands = [
  program({
    id: "phone stand",
    nouns: ["phone holder", "smartphone stand", "cell phone stand", "phone dock", "mobile phone holder", "tablet stand", "phone mount"],
    about: "a small stand on which a phone leans",
    metresPerUnit: 0.15,
    wears: ["stand", "phone", "pad"],
    params: { lean: [16, 24], wide: [0.5, 0.6], tone: woodTone },
    traits: { empty: "bare" },
    sockets: () => ({ slot: { at: [0, 0.2, 0.14], size: [0.5, 1, 0.1] } }),
    parts: ({ lean, wide, tone }, ask) => {
      const tilted = (form: Form) => put(form, [0, 0.16, 0.14], [-lean, 0, 0]);
      return [
        part(
          "stand",
          main("wood", WOODS[tone]),
          all(
            tray(wide + 0.1, 0.08, 0.72, 0.1, 0.025).at(0, 0.04, -0.06),
            tilted(panel(wide, 0.78, 0.08, 0.1, 0.025).at(0, 0.34, -0.1)),
            tilted(box(wide, 0.07, 0.2, 0.025).at(0, 0, 0)),
            tilted(box(wide, 0.1, 0.05, 0.02).at(0, 0.03, 0.09)),
          ),
        ),
        part("pads", third("rubber", 0x2c2d30), tilted(twin(box(0.08, 0.5, 0.02, 0.008), wide * 0.3, 0.36, -0.056))),
        !ask.has("empty") && part("phone", second("plastic", 0x24262a), tilted(panel(0.56, 1.1, 0.07, 0.09, 0.025).at(0, 0.59, 0))),
        !ask.has("empty") &&
          part(
            "screen",
            fixed("obsidian", 0x24507c, { paint: [fade(0x7a4fd0, 0.2, 1.3), streaks(0xffffff, 0.6, { share: 0.2 })] }),
            tilted(panel(0.51, 1.02, 0.01, 0.07, 0.003).at(0, 0.59, 0.036)),
          ),
        !ask.has("empty") &&
          part(
            "signs",
            fixed("plastic", 0xf4f6fa),
            tilted(many(8, (at) => panel(0.075, 0.075, 0.008, 0.02, 0.002).at(((at % 4) - 1.5) * 0.115, at < 4 ? 0.28 : 0.42, 0.042))),
          ),
      ];
    },
  }),
  program({
    id: "headphone stand",
    nouns: ["headphone holder", "headset stand", "headphones stand", "headset holder", "headphone hanger"],
    about: "a stand with a curved rest for headphones",
    metresPerUnit: 0.28,
    wears: ["stand", "headphones cup", "pad"],
    params: { tall: [0.96, 1.1], tone: woodTone },
    traits: { empty: "bare" },
    sockets: ({ tall }) => ({ top: { at: [0, tall + 0.06, 0], size: [0.3, 0.3, 0.2] } }),
    parts: ({ tall, tone }, ask) => [
      part(
        "stand",
        main("wood", WOODS[tone]),
        all(
          cylinder(0.3, 0.06, { bevel: 0.02, sides: 48 }).at(0, 0.03, 0),
          box(0.09, tall, 0.12, 0.025).at(0, tall / 2, 0),
          extrude([...arc(0.2, 20, 160, 14), ...arc(0.14, 160, 20, 14)], 0.2, 0.02).at(0, tall - 0.14, 0),
        ),
      ),
      part("foot", fixed("rubber", 0x222326), cylinder(0.28, 0.02, { sides: 40 }).at(0, 0, 0)),
      !ask.has("empty") &&
        part(
          "band",
          second("plastic", 0x2a2c30),
          sweep(
            atDepth([
              [0.36, tall - 0.42],
              [0.35, tall - 0.16],
              [0.25, tall + 0.04],
              [0.1, tall + 0.1],
              [-0.1, tall + 0.1],
              [-0.25, tall + 0.04],
              [-0.35, tall - 0.16],
              [-0.36, tall - 0.42],
            ]),
            0.05,
            { flatten: 0.5 },
          ),
        ),
      !ask.has("empty") &&
        part(
          "cups",
          second("plastic", 0x2a2c30),
          twin(
            lathe(flat`0 0, 0.13 0, 0.16 0.04, 0.16 0.1, 0.1 0.13, 0 0.13`, { sides: 40 }).scale(0.9, 1, 1.05).turn(0, 0, -90),
            0.31,
            tall - 0.46,
            0,
          ),
        ),
      !ask.has("empty") &&
        part("pads", third("leather", 0x4a4d52), twin(torus(0.1, 0.055).scale(1, 1, 1.1).turn(0, 0, 90), 0.29, tall - 0.46, 0)),
      !ask.has("empty") && part("rings", fixed("steel", 0xc6cacd), twin(hoop(0.1, 0.01, 32).turn(0, 0, 90), 0.443, tall - 0.46, 0)),
    ],
  }),
  program({
    id: "laptop stand",
    nouns: ["notebook stand", "laptop riser", "laptop holder", "macbook stand", "laptop arm"],
    about: "an aluminium stand that holds a laptop up at an angle",
    metresPerUnit: 0.34,
    wears: ["stand", "laptop", "pad"],
    params: { lean: [14, 20], tall: [0.34, 0.46] },
    traits: { empty: "bare" },
    sockets: ({ tall }) => ({ top: { at: [0, tall + 0.1, 0], size: [0.9, 0.5, 0.6] } }),
    parts: ({ lean, tall }, ask) => {
      const tilted = (form: Form) => put(form, [0, tall, 0.02], [lean, 0, 0]);
      return [
        part(
          "stand",
          main("steel", 0xc9cccf),
          all(
            tray(0.72, 0.035, 0.62, 0.1, 0.012).at(0, 0.02, 0),
            side(flat`0.2 0.02, 0.26 0.02, 0.02 ${tall + 0.01}, -0.06 ${tall + 0.01}`, 0.5, 0.01).at(0, 0, -0.1),
            tilted(tray(0.76, 0.03, 0.62, 0.05, 0.01)),
            tilted(twin(box(0.14, 0.08, 0.03, 0.01), 0.24, 0.03, 0.32)),
          ),
        ),
        part("pads", third("rubber", 0x2c2d30), tilted(twin(box(0.1, 0.012, 0.46, 0.004), 0.26, 0.02, 0))),
        !ask.has("empty") &&
          part(
            "laptop",
            second("plastic", 0x6f747a),
            all(
              tilted(tray(0.98, 0.035, 0.66, 0.05, 0.012).at(0, 0.04, -0.02)),
              put(panel(0.98, 0.64, 0.025, 0.04, 0.008).at(0, 0.32, 0), [0, tall + 0.15, -0.31], [-12, 0, 0]),
            ),
          ),
        !ask.has("empty") &&
          part(
            "keys",
            fixed("plastic", 0x2a2c30),
            tilted(all(box(0.068, 0.012, 0.052, 0.004).array(11, [0.078, 0, 0]).array(4, [0, 0, 0.064]).at(0, 0.06, -0.14))),
          ),
        !ask.has("empty") &&
          part(
            "screen",
            fixed("obsidian", 0x2a4a78, { paint: [fade(0x9a5ac8, 0.5, 1.1), streaks(0xffffff, 0.7, { share: 0.2 })] }),
            put(panel(0.92, 0.57, 0.008, 0.02, 0.002).at(0, 0.325, 0.014), [0, tall + 0.15, -0.31], [-12, 0, 0]),
          ),
      ];
    },
  }),
  program({
    id: "pen holder",
    nouns: [
      "pencil holder",
      "pen cup",
      "pencil cup",
      "desk organizer",
      "desk organiser",
      "desk tidy",
      "pen pot",
      "pencil pot",
      "pen stand",
    ],
    about: "a cup on the desk full of pens, pencils and a ruler",
    metresPerUnit: 0.14,
    wears: ["cup holder", "band", "pencil"],
    params: { wide: [0.3, 0.36], tall: [0.68, 0.78], shape: pick("round", "square"), tone: pick("mint", "red", "blue", "black", "cream") },
    variants: { square: { words: "cube box", set: { shape: "square" } }, round: { words: "cylindrical", set: { shape: "round" } } },
    sockets: ({ tall }) => ({ inside: { at: [0, 0.1, 0], size: [0.5, tall, 0.5] } }),
    parts: ({ wide, tall, shape, tone }) => {
      const cup =
        shape === "round"
          ? lathe(
              flat`0 0, ${wide - 0.02} 0, ${wide} 0.02, ${wide} ${tall - 0.02}, ${wide - 0.02} ${tall}, ${wide - 0.05} ${tall}, ${wide - 0.05} 0.04, 0 0.04`,
            )
          : box(wide * 1.8, tall, wide * 1.8, 0.02)
              .minus(box(wide * 1.58, tall, wide * 1.58, 0).at(0, 0.05, 0))
              .at(0, tall / 2, 0);
      const band =
        shape === "round"
          ? lathe(flat`${wide - 0.02} 0.1, ${wide + 0.006} 0.1, ${wide + 0.006} 0.2, ${wide - 0.02} 0.2, ${wide - 0.02} 0.1`)
          : box(wide * 1.812, 0.1, wide * 1.812, 0.015).at(0, 0.15, 0);
      const leaning = (form: Form, at: number) =>
        put(
          form.at(0, 0.1, 0),
          [Math.sin(at * 1.26) * wide * 0.35, 0, Math.cos(at * 1.26) * wide * 0.35],
          [Math.cos(at * 1.26) * 9, 0, -Math.sin(at * 1.26) * 11],
        );
      const pencil = (at: number) => cylinder(0.04, 1.02 + (at % 3) * 0.06, { sides: 6, bevel: 0 }).at(0, 0.5, 0);
      const top = (at: number) => 1.01 + (at % 3) * 0.03;
      return [
        part("cup", main("plastic", ENAMELS[tone]), cup),
        part("band", second("wood", 0xc79a64), band),
        part("pencils", third("wood", 0xf0b93a), all(leaning(pencil(0), 0), leaning(pencil(3), 3))),
        part("red pencil", fixed("wood", 0xc8382f), leaning(pencil(1), 1)),
        part(
          "blue pen",
          fixed("plastic", 0x2f62b0),
          all(
            leaning(
              all(
                cylinder(0.045, 1, { sides: 16 }).at(0, 0.5, 0),
                cylinder(0.05, 0.3, { sides: 16 }).at(0, 0.9, 0),
                box(0.02, 0.26, 0.03, 0.008).at(0, 0.9, 0.06),
              ),
              2,
            ),
          ),
        ),
        part(
          "points",
          fixed("wood", 0xe2c08e),
          all(...[0, 1, 3].map((at) => leaning(cylinder(0.04, 0.12, { top: 0.012, sides: 12, bevel: 0 }).at(0, top(at) + 0.055, 0), at))),
        ),
        part(
          "leads",
          fixed("plastic", 0x2a2b2e),
          all(...[0, 1, 3].map((at) => leaning(cylinder(0.014, 0.04, { top: 0, sides: 10, bevel: 0 }).at(0, top(at) + 0.13, 0), at))),
        ),
        part(
          "ruler",
          fixed("plastic", 0xe8e2c8, { paint: [rings(0x3a3a3a, 0.05, { width: 0.16 })] }),
          leaning(box(0.14, 1.05, 0.02, 0.004).at(0, 0.52, 0), 4),
        ),
      ];
    },
  }),
  program({
    id: "bookend",
    nouns: ["book end", "bookends", "book ends", "book stop", "book holder"],
    about: "two bookends with a row of books between them",
    metresPerUnit: 0.3,
    wears: ["bookend", "book", "page"],
    params: { books: whole(4, 6), tall: [0.5, 0.58], kind: pick("arch", "step") },
    parts: ({ books, tall, kind }, { random }) => {
      const chance = random.fork("books");
      const thick = Array.from({ length: books }, () => chance.between(0.08, 0.13));
      const high = Array.from({ length: books }, () => chance.between(0.62, 0.8));
      const long = thick.reduce((sum, each) => sum + each, 0);
      const starts = thick.map((each, at) => thick.slice(0, at).reduce((sum, one) => sum + one, 0) + each / 2 - long / 2);
      const tones = [0x8a2f2a, 0x2f5a7a, 0xc79a3a, 0x3f6b4a, 0x6a3f6a, 0xb86a3a];
      const block =
        kind === "arch"
          ? side(symmetric([0.24, 0, 0.24, tall * 0.4, 0.2, tall * 0.72, 0.1, tall * 0.95, 0, tall], 3), 0.14, 0.02)
          : side(flat`-0.24 0, 0.24 0, 0.24 ${tall * 0.3}, 0 ${tall}, -0.24 ${tall}`, 0.14, 0.02);
      return [
        part(
          "bookends",
          main("marble", 0xd9d6cf),
          twin(all(block.at(0, 0.05, 0), box(0.3, 0.05, 0.54, 0.015).at(0.06, 0.025, 0)), long / 2 + 0.075, 0, 0),
        ),
        part("trims", fixed("brass", 0xd0a24a), twin(sphere(0.07, 1, 20), long / 2 + 0.155, tall * 0.5, 0)),
        ...thick.map((each, at) =>
          part(
            `book ${at + 1}`,
            at === 0 ? second("leather", tones[0]) : fixed("leather", tones[at % 6]),
            all(
              box(each * 0.96, high[at], 0.5, 0.014)
                .minus(box(each * 0.7, high[at] * 2, 0.48, 0).at(0, 0, -0.04))
                .at(starts[at], high[at] / 2 + 0.002, 0),
            ),
          ),
        ),
        part(
          "pages",
          third("paper", 0xf1e9d2),
          all(...thick.map((each, at) => box(each * 0.72, high[at] - 0.03, 0.45, 0.002).at(starts[at], high[at] / 2, -0.01))),
        ),
        part(
          "gilding",
          fixed("gold", 0xd8b04a),
          all(
            ...thick.flatMap((each, at) =>
              [0.2, 0.78].map((y) => box(each * 0.97, 0.016, 0.02, 0.002).at(starts[at], high[at] * y, 0.243)),
            ),
          ),
        ),
      ];
    },
  }),
];
