import { all, box, cylinder, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, spins, turns } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, panel, rod, side } from "@blenda/forge/language/shorthand";
import { clouds } from "@blenda/forge/language/skins";
import { fixed, light, main, pane, second, third } from "@blenda/forge/language/substance";

const STEEL = fixed("steel", 0xc8cbce);
const TOYS = [0xf2a0b8, 0x7fc4e8, 0xf2d05a, 0x9ad08a];

export const stalls = [
  program({
    id: "claw machine",
    nouns: ["claw game", "crane game", "toy crane machine", "ufo catcher", "grabber machine", "crane machine"],
    about: "a claw machine: a glass case full of plush toys with a steel claw above, a joystick and a lit sign",
    metresPerUnit: 0.95,
    wears: ["cabinet body", "sign trim", "claw"],
    params: { tone: pick("pink", "red", "blue"), reach: [0.26, 0.4], swing: [-0.16, 0.16] },
    sockets: () => ({ inside: { at: [0, 0.84, 0], size: [0.66, 0.7, 0.66] } }),
    parts: ({ tone, reach, swing }, { random }) => {
      const own = random.fork("toys");
      const color = { pink: 0xe8508a, red: 0xc8281f, blue: 0x2a6ac8 }[tone];
      const spots = (share: number) =>
        Array.from({ length: 5 }, (_, at) => ({
          at: [((at + share) % 5) * 0.15 - 0.3, 0.86 + own.between(0, 0.12), own.between(-0.26, 0.28)] as const,
          turn: [own.between(-20, 20), own.between(-50, 50), 0] as const,
          scale: own.between(0.85, 1.15),
        }));
      const plush = all(
        sphere(0.085, 1, 12),
        sphere(0.07, 1, 12).at(0, 0.11, 0.02),
        sphere(0.028, 1, 8).at(0.05, 0.17, 0.01).mirror("x"),
        sphere(0.03, 1, 8).at(0.075, 0.02, 0.05).mirror("x"),
      );
      return [
        part(
          "cabinet",
          main("paint", color),
          all(
            box(0.86, 0.8, 0.86, 0.03).at(0, 0.4, 0),
            box(0.86, 0.1, 0.86, 0.025).at(0, 1.66, 0),
            four(box(0.05, 0.86, 0.05, 0.01), 0.4, 1.22, 0.4),
            box(0.8, 0.86, 0.03, 0.006).at(0, 1.22, -0.4),
          ),
        ),
        part("sign", second("paint", 0xf7d04a), side(flat`-0.06 0, 0.06 0, 0.1 0.3, -0.06 0.3`, 0.86, 0.02).at(0, 1.7, 0.34)),
        part("bulbs", light(0xfff0c0), sphere(0.022, 1, 10).array(7, [0.12, 0, 0]).array(2, [0, 0.22, 0.026]).at(0, 1.85, 0.43)),
        part(
          "glass",
          pane(0xd8ecf2),
          all(box(0.76, 0.84, 0.012, 0.004).at(0, 1.22, 0.4), box(0.012, 0.84, 0.76, 0.004).at(0.4, 1.22, 0).mirror("x")),
        ),
        ...TOYS.map((toy, at) => part(`toys ${at + 1}`, fixed("fabric", toy), plush.scatter(spots(at * 0.5)))),
        part(
          "rails",
          STEEL,
          all(
            drumX(0.016, 0.78).array(2, [0, 0, 0.5]).at(0, 1.58, 0),
            drumZ(0.016, 0.56).at(swing, 1.57, 0),
            box(0.12, 0.08, 0.12, 0.02).at(swing, 1.55, 0.06),
            rod([swing, 1.52, 0.06], [swing, 1.52 - reach + 0.1, 0.06], 0.012),
          ),
        ),
        part(
          "claw",
          third("steel", 0xd8dadc),
          all(
            sphere(0.05, 1, 20),
            many(3, (at) =>
              hose([0, -0.02, 0.03, 0, -0.04, 0.1, 0, -0.13, 0.12, 0, -0.2, 0.05], [0.014, 0.013, 0.012, 0.008]).turn(0, at * 120, 0),
            ),
          ).at(swing, 1.52 - reach + 0.08, 0.06),
        ),
        part("panel", second("paint", 0xf7d04a), side(flat`0 0, 0.2 0, 0.2 0.06, 0 0.12`, 0.8, 0.015).at(0, 0.68, 0.42)),
        part(
          "stick",
          fixed("iron", 0x232427),
          all(rod([-0.16, 0.76, 0.52], [-0.16, 0.9, 0.53], 0.014), cylinder(0.05, 0.02).turn(16, 0, 0).at(-0.16, 0.775, 0.52)),
        ),
        part("knob", fixed("plastic", 0xd8201c), sphere(0.04, 1, 18).at(-0.16, 0.92, 0.53)),
        part("button", light(0x6fe08a), cylinder(0.05, 0.03, { sides: 20 }).turn(16, 0, 0).at(0.16, 0.78, 0.52)),
        part("chute", fixed("rubber", 0x17181a), panel(0.34, 0.26, 0.02, 0.03).at(-0.18, 0.26, 0.428)),
        part("flap", pane(0xcfe4ea), panel(0.28, 0.2, 0.012, 0.02).at(-0.18, 0.27, 0.446), {
          motion: turns([-0.18, 0.37, 0.446], [1, 0, 0], 0, -60),
        }),
      ];
    },
  }),
  program({
    id: "gumball machine",
    nouns: ["bubblegum machine", "gum ball machine", "bubble gum machine", "candy dispenser", "chewing gum machine"],
    about: "a gumball machine: a glass globe of coloured balls on a red stand with a crank",
    metresPerUnit: 0.36,
    wears: ["stand body base", "lid trim", "crank"],
    params: { globe: [0.44, 0.5], leg: [0.5, 0.62] },
    variants: { tall: { words: "standing", set: { leg: 1.1 } } },
    parts: ({ globe, leg }, { random }) => {
      const own = random.fork("balls");
      const y = leg + 0.2 + globe * 0.86;
      const inside = Array.from({ length: 150 }, (_, at) => {
        const [a, t] = [at * 2.39996, -0.96 + ((at % 50) / 50) * 1.3];
        const r = Math.sqrt(1 - t * t) * globe * (at < 100 ? 0.88 : 0.6);
        return { at: [r * Math.cos(a), y + t * globe * 0.88, r * Math.sin(a)] as const, scale: own.between(0.9, 1.1) };
      });
      return [
        part(
          "stand",
          main("paint", 0xc8201c),
          lathe(
            flat`0 0, 0.36 0, 0.38 0.05, 0.3 0.1, 0.16 0.16, 0.13 ${leg * 0.4}, 0.2 ${leg * 0.5}, 0.3 ${leg * 0.56}, 0.3 ${leg + 0.02}, 0.36 ${leg + 0.08}, 0.38 ${leg + 0.16}, 0.3 ${leg + 0.22}, 0 ${leg + 0.22}`,
          ),
        ),
        part("collar", second("steel", 0xd4d6d8), all(torus(0.34, 0.03).at(0, leg + 0.22, 0), torus(0.3, 0.02).at(0, leg * 0.57, 0))),
        ...[0xe0312b, 0xf2c21d, 0x2f8fd8, 0x3fae5a, 0xf08ab4].map((color, kind) =>
          part(`balls ${kind + 1}`, fixed("plastic", color), sphere(0.062, 1, 8).scatter(inside.filter((_, at) => at % 5 === kind))),
        ),
        part("globe", pane(0xe0eff4), sphere(globe, 1, 40).at(0, y, 0)),
        part("lid", main("paint", 0xc8201c), lathe(flat`0 0, 0.26 0, 0.28 0.04, 0.2 0.1, 0.06 0.13, 0 0.13`).at(0, y + globe * 0.84, 0)),
        part("knob", second("steel", 0xd4d6d8), sphere(0.05, 1, 20).at(0, y + globe * 0.84 + 0.16, 0)),
        part("plate", second("steel", 0xd4d6d8), panel(0.26, leg * 0.36, 0.04, 0.04, 0.012).at(0, leg * 0.8, 0.29)),
        part(
          "crank",
          third("steel", 0xb4b8bc),
          all(
            drumZ(0.05, 0.05).at(0, leg * 0.86, 0.33),
            box(0.14, 0.03, 0.03, 0.01)
              .turn(0, 0, 30)
              .at(0, leg * 0.86, 0.37),
          ),
          { motion: spins([0, leg * 0.86, 0.34], [0, 0, 1]) },
        ),
        part("chute", fixed("iron", 0x2b2d30), box(0.12, 0.08, 0.08, 0.02).at(0, leg * 0.68, 0.31)),
        part("sweet", fixed("plastic", 0xf2c21d), sphere(0.05, 1, 14).at(0, leg * 0.68 + 0.01, 0.36)),
      ];
    },
  }),
  program({
    id: "cotton candy machine",
    nouns: ["candy floss machine", "cotton-candy machine", "candyfloss machine", "cotton candy maker"],
    about: "a cotton candy machine with a steel bowl, a spinning head and a cloud of pink floss on a stick",
    metresPerUnit: 0.6,
    wears: ["body", "bowl", "candy floss"],
    params: { cloud: [0.26, 0.32], tone: pick("pink", "red", "blue") },
    parts: ({ cloud, tone }) => [
      part(
        "body",
        main("paint", { pink: 0xe8608f, red: 0xc8281f, blue: 0x3f8fd0 }[tone]),
        all(box(0.72, 0.4, 0.62, 0.05).at(0, 0.24, 0), lathe(flat`0 0.42, 0.34 0.42, 0.36 0.46, 0.3 0.5, 0 0.5`)),
      ),
      part(
        "bowl",
        second("steel", 0xd0d3d6),
        lathe(flat`0 0.48, 0.4 0.48, 0.56 0.56, 0.62 0.78, 0.64 0.8, 0.62 0.81, 0.59 0.78, 0.53 0.6, 0.4 0.52, 0 0.52`, {
          sides: 56,
        }),
      ),
      part(
        "head",
        fixed("steel", 0x9a9ea3),
        all(
          cylinder(0.12, 0.14, { bevel: 0.02 }).at(0, 0.6, 0),
          cylinder(0.14, 0.03).at(0, 0.66, 0),
          cylinder(0.05, 0.06, { top: 0.03 }).at(0, 0.7, 0),
        ),
        { motion: spins([0, 0.6, 0], [0, 1, 0]) },
      ),
      part(
        "floss",
        third("fabric", 0xf7a9cb, { paint: [clouds({ by: 0.3 }, 0.12, { share: 0.6 })] }),
        all(
          torus(0.44, 0.05).scale(1, 0.6, 1).at(0, 0.62, 0),
          ...[
            [0, 0, 0, 1],
            [0.14, 0.05, 0.04, 0.7],
            [-0.13, 0.02, 0.06, 0.72],
            [0.03, 0.17, 0.02, 0.74],
            [-0.04, -0.13, 0.05, 0.6],
            [0.04, 0.03, -0.14, 0.7],
          ].map(([x, y, z, size]) => sphere(cloud * size, 1, 24).at(0.42 + x, 1.32 + y, 0.1 + z)),
        ),
      ),
      part("stick", fixed("paper", 0xf6f1e4), rod([0.34, 0.64, 0.08], [0.42, 1.3, 0.1], 0.022)),
      part("panel", fixed("plastic", 0x232427), panel(0.5, 0.2, 0.02, 0.03).at(0, 0.24, 0.31)),
      part("dials", STEEL, all(drumZ(0.05, 0.05).at(-0.14, 0.24, 0.33), box(0.06, 0.08, 0.03, 0.01).at(0.04, 0.24, 0.33))),
      part("lamp", light(0xff4a3a), drumZ(0.026, 0.03).at(0.17, 0.24, 0.326)),
      part("feet", fixed("rubber", 0x1b1c1f), four(cylinder(0.05, 0.06), 0.28, 0.03, 0.22)),
      part(
        "stripes",
        fixed("plastic", 0xfdf8ec),
        many(5, (at) => box(0.726, 0.3, 0.05, 0.004).at(0, 0.24, -0.22 + at * 0.11)),
      ),
    ],
  }),
  program({
    id: "photo booth",
    nouns: ["photobooth", "photo machine", "passport photo booth", "photo automat"],
    about: "a photo booth with a curtain, a stool, a lit sign and strips of pictures on its side",
    metresPerUnit: 1.05,
    wears: ["booth body", "curtain", "sign"],
    params: { drawn: [0.5, 0.7], tone: pick("red", "teal", "cream") },
    variants: { closed: { words: "shut", set: { drawn: 0.98 } } },
    sockets: () => ({ seat: { at: [-0.2, 0.54, 0], size: [0.4, 0.9, 0.4] } }),
    parts: ({ drawn, tone }, { isInscribed }) => {
      const color = { red: 0xa8281f, teal: 0x2f8a86, cream: 0xe6d9ba }[tone];
      const folds = Math.round(drawn * 14);
      return [
        part(
          "booth",
          main("paint", color),
          all(
            box(1.6, 0.06, 0.9, 0.02).at(0, 0.03, 0),
            box(1.6, 0.1, 0.9, 0.03).at(0, 1.95, 0),
            box(1.6, 1.9, 0.05, 0.01).at(0, 0.98, -0.42),
            box(0.05, 1.9, 0.86, 0.01).at(-0.77, 0.98, 0),
            box(0.7, 1.9, 0.86, 0.02).at(0.45, 0.98, 0),
          ),
        ),
        part("sign", third("plastic", 0xf7f1e0), box(1.5, 0.24, 0.5, 0.03).at(0, 2.12, 0.1)),
        part("bulbs", light(0xffd27a), all(sphere(0.03, 1, 12).array(12, [0.126, 0, 0]).array(2, [0, 0.2, 0]).at(0, 2.12, 0.36))),
        !isInscribed &&
          part(
            "camera",
            fixed("plastic", 0x232427),
            all(panel(0.3, 0.16, 0.03, 0.03).at(0, 2.11, 0.36), box(0.1, 0.04, 0.03, 0.008).at(-0.06, 2.2, 0.36)),
          ),
        !isInscribed && part("lens", light(0x9fd8ff), drumZ(0.055, 0.04).at(0, 2.11, 0.37)),
        part("rod", STEEL, drumX(0.016, 0.9).at(-0.34, 1.82, 0.4)),
        part(
          "curtain",
          second("fabric", 0x8a1f2a),
          many(folds, (at) => rod([-0.74 + at * 0.062, 0.52, 0.4], [-0.74 + at * 0.062, 1.84, 0.4], 0.045, 0.032)),
        ),
        part(
          "stool",
          fixed("steel", 0xb4b8bc),
          all(
            cylinder(0.16, 0.06, { bevel: 0.02 }).at(-0.2, 0.5, 0),
            rod([-0.2, 0.06, 0], [-0.2, 0.5, 0], 0.03),
            cylinder(0.14, 0.03).at(-0.2, 0.07, 0),
          ),
        ),
        part("screen", light(0xcfe8f4), box(0.02, 0.34, 0.3, 0.006).at(0.09, 1.2, 0)),
        part("slot", fixed("rubber", 0x17181a), panel(0.16, 0.3, 0.02, 0.02).at(0.62, 0.8, 0.436)),
        part("strips", fixed("paper", 0xf8f6f0), all(...[0.26, 0.44].map((x) => box(0.13, 0.56, 0.012, 0.003).at(x, 1.32, 0.436)))),
        part(
          "pictures",
          fixed("paper", 0x5a4a42),
          all(...[0.26, 0.44].map((x) => box(0.1, 0.11, 0.012, 0.002).array(4, [0, 0.135, 0]).at(x, 1.32, 0.44))),
        ),
        part(
          "faces",
          fixed("paper", 0xe0b08a),
          all(...[0.26, 0.44].map((x) => sphere(0.03, 1.2, 10).scale(1, 1, 0.2).array(4, [0, 0.135, 0]).at(x, 1.32, 0.446))),
        ),
        part("trim", STEEL, all(box(1.62, 0.03, 0.92, 0.008).at(0, 1.88, 0), box(0.04, 1.8, 0.03, 0.008).at(0.1, 0.98, 0.44))),
      ];
    },
  }),
];
