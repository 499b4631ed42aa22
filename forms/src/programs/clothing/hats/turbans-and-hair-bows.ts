import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { arc, atDepth } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { speckles, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { headSlot } from "./head-slot.ts";

const GAY = { red: 0xc8323a, blue: 0x2f5fa8, pink: 0xe27fa0, teal: 0x23908e } as const;
/** Two loops, a knot and two tails, facing the front. */
const ribbonBow = (wide: number, tail: number): Form =>
  all(
    extrude(flat`0.02 -0.05, 0.3 -0.24, 0.46 -0.26, 0.52 -0.1, 0.52 0.1, 0.46 0.26, 0.3 0.24, 0.02 0.05`, 0.16, 0.07).mirror("x"),
    sphere(0.11, 1, 20).scale(0.9, 1, 1),
    extrude(flat`0 0, 0.1 -0.02, 0.3 -0.44, 0.2 -0.42, 0.12 -0.5`, 0.05, 0.02).scale(1, tail, 1).mirror("x"),
  ).scale(wide);
const blossom = (size: number): Form =>
  petal(size, size * 0.8, { curl: 46, thick: 0.03, widest: 0.6, foot: 0.3, tip: 0.5 })
    .turn(62, 0, 0)
    .ring(5);

export const onTheHead = [
  program({
    id: "turban",
    nouns: ["wrapped turban", "sultan turban", "head wrap"],
    about: "a turban wound of cloth, with a jewel and a feather in front",
    metresPerUnit: 0.3,
    wears: ["turban cloth", "jewel", "feather"],
    params: { tone: pick("red", "blue", "teal"), lean: [8, 16] },
    sockets: () => headSlot(0.1),
    parts: ({ tone, lean }) => [
      part(
        "cloth",
        main("fabric", GAY[tone]),
        all(
          sphere(0.42, 0.9, 32).at(0, 0.32, 0),
          ...[0, 1, 2, 3, 4].map((at) =>
            put(torus(0.4 - at * 0.035, 0.13).scale(1, 0.9, 1.06), [0, 0.16 + at * 0.085, 0], [at * 4 - 4, 0, at % 2 ? lean : -lean]),
          ),
        ),
      ),
      part("setting", fixed("gold"), put(cylinder(0.1, 0.05, { bevel: 0.02 }).scale(0.85, 1, 1.2), [0, 0.38, 0.5], [78, 0, 0])),
      part("jewel", second("crystal", 0x2f9a6a), put(sphere(0.07, 1, 20).scale(0.85, 1.2, 0.6), [0, 0.385, 0.53])),
      part(
        "feather",
        third("fabric", 0xf4efe2),
        put(petal(0.62, 0.2, { curl: -34, thick: 0.03, widest: 0.6 }), [0, 0.42, 0.5], [-6, 12, 0]),
      ),
    ],
  }),
  program({
    id: "bandana",
    nouns: ["headscarf", "kerchief", "neckerchief", "pirate bandana"],
    about: "a bandana tied round the head, with a knot and two ends behind",
    metresPerUnit: 0.28,
    wears: ["bandana cloth", "dot print", "edge"],
    params: { tone: pick("red", "blue", "teal") },
    sockets: () => headSlot(0.1),
    parts: ({ tone }) => [
      part(
        "cloth",
        main("fabric", GAY[tone], { paint: [speckles(0xf6f2e6, 0.1, { size: 0.26 })] }),
        lathe(flat`0 0.02, 0.38 0.02, 0.41 0, 0.42 0.03, 0.41 0.2, 0.34 0.38, 0.18 0.48, 0 0.5`, { smooth: 34 }).scale(1, 1, 1.12),
      ),
      part("inside", fixed("fabric", 0x2a1518), cylinder(0.37, 0.02, { sides: 40 }).scale(1, 1, 1.12).at(0, 0.015, 0)),
      part("edge", second("fabric", 0xf6f2e6), lathe(flat`0.38 0.03, 0.428 0.03, 0.43 0.07, 0.38 0.07, 0.38 0.03`).scale(1, 1, 1.12)),
      part(
        "knot",
        main("fabric", GAY[tone]),
        all(
          sphere(0.085, 1, 18).scale(1, 0.9, 0.9).at(0.43, 0.1, 0.06),
          put(petal(0.42, 0.22, { curl: 30, foot: 0.3, widest: 0.75, tip: 0.2 }), [0.45, 0.1, 0.05], [170, 80, 18]),
          put(petal(0.36, 0.2, { curl: 20, foot: 0.3, widest: 0.75, tip: 0.2 }), [0.45, 0.1, 0.08], [160, 40, 0]),
        ),
      ),
    ],
  }),
  program({
    id: "headband",
    nouns: ["hairband", "alice band", "hair band", "sweatband", "cat ears headband", "bunny ears headband"],
    about: "a headband to hold the hair, a bow at its side",
    metresPerUnit: 0.2,
    wears: ["headband", "bow ear", "inner"],
    params: { tone: pick("red", "blue", "pink") },
    traits: { cat: "kitty", bunny: "rabbit hare", sporty: "sweatband sport tennis" },
    sockets: () => headSlot(0.1, 1.1),
    parts: ({ tone }, { has }) => {
      if (has("sporty"))
        return [
          part(
            "band",
            main("fabric", GAY[tone], { paint: [stripes({ by: -0.2 }, 60, { relief: -0.008, width: 0.4 })] }),
            lathe(flat`0.5 0, 0.57 0, 0.6 0.05, 0.6 0.22, 0.57 0.27, 0.5 0.27, 0.5 0`).scale(0.9, 1, 1),
          ),
          part("stripe", second("fabric", 0xf6f2e6), lathe(flat`0.5 0.1, 0.61 0.1, 0.61 0.17, 0.5 0.17, 0.5 0.1`).scale(0.9, 1, 1)),
        ];
      const top = atDepth(arc(0.58, -20, 200, 24)).map(([x, y, z]) => [x * 0.9, y * 1.05, z] as const);
      const ear = has("bunny")
        ? petal(0.85, 0.3, { curl: -16, thick: 0.09, widest: 0.5, foot: 0.4, tip: 0.2 })
        : extrude(flat`-0.17 0, 0.17 0, 0.02 0.34`, 0.1, 0.04);
      const inner = has("bunny")
        ? petal(0.66, 0.16, { curl: -14, thick: 0.05, widest: 0.5, foot: 0.4, tip: 0.2 })
        : extrude(flat`-0.1 0.03, 0.1 0.03, 0.015 0.24`, 0.06, 0.02);
      const hasEars = has("cat") || has("bunny");
      return [
        part("band", main("fabric", hasEars ? 0x26262b : GAY[tone]), sweep(top, 0.075, { flatten: 0.3 })),
        hasEars
          ? part("ears", second("fabric", has("bunny") ? 0xf4efe8 : 0x26262b), ear.turn(0, 0, -20).at(0.28, 0.52, 0).mirror("x"))
          : part("bow", second("fabric", 0xf6e2c0), put(ribbonBow(0.42, 0.6), [0.32, 0.54, 0.06], [0, 20, -30])),
        hasEars && part("inner ears", third("fabric", 0xeaa3b4), inner.turn(0, 0, -20).at(0.285, 0.54, 0.035).mirror("x")),
      ];
    },
  }),
  program({
    id: "hair bow",
    nouns: ["ribbon bow", "bow for hair", "gift bow", "bowknot", "red bow"],
    about: "a big bow of ribbon with two tails on a clip",
    metresPerUnit: 0.14,
    wears: ["bow ribbon", "knot stripe", "clip"],
    params: { tone: pick("red", "blue", "pink"), tail: [0.9, 1.3] },
    parts: ({ tone, tail }) => [
      part("bow", main("fabric", GAY[tone]), ribbonBow(1, tail)),
      part(
        "folds",
        main("fabric", GAY[tone]),
        all(
          put(sphere(0.1, 1, 14).scale(2, 0.5, 0.5), [0.26, 0.03, 0.075], [0, 0, 12]),
          put(sphere(0.1, 1, 14).scale(1.8, 0.4, 0.5), [0.25, -0.09, 0.07], [0, 0, -16]),
        ).mirror("x"),
      ),
      part("knot", second("fabric", 0xf6f2e6), put(torus(0.1, 0.03).scale(0.9, 1, 1.1), [0, 0, 0.03], [0, 0, 90])),
      part("clip", third("steel"), box(0.5, 0.05, 0.03, 0.012).at(0, 0, -0.1)),
    ],
  }),
  program({
    id: "hair clip",
    nouns: ["barrette", "hairpin", "hair pin", "hair slide", "hair claw", "bobby pin"],
    about: "a hair clip with a flower and pearls on it",
    metresPerUnit: 0.08,
    wears: ["flower petal", "clip", "pearl"],
    params: { tone: pick("red", "blue", "pink") },
    parts: ({ tone }) => [
      part(
        "clip",
        second("gold"),
        all(
          put(box(1, 0.05, 0.12, 0.02), [0, 0.04, 0]),
          put(box(0.96, 0.03, 0.08, 0.014), [0.02, 0.11, 0], [0, 0, 4]),
          sphere(0.07, 1, 14).at(-0.5, 0.07, 0),
        ),
      ),
      part(
        "flowers",
        main("fabric", GAY[tone]),
        all(blossom(0.22).at(0.02, 0.14, 0), blossom(0.15).at(0.34, 0.13, 0.02), blossom(0.15).at(-0.32, 0.12, 0.01)),
      ),
      part(
        "pearls",
        third("porcelain", 0xf6efe4),
        all(sphere(0.06, 1, 18).at(0.02, 0.2, 0), sphere(0.045, 1, 16).at(0.34, 0.18, 0.02), sphere(0.045, 1, 16).at(-0.32, 0.17, 0.01)),
      ),
    ],
  }),
  program({
    id: "flower crown",
    nouns: ["floral crown", "wreath of flowers", "daisy crown", "garland of flowers", "hawaiian lei"],
    about: "a wreath of flowers and leaves to wear on the head",
    metresPerUnit: 0.22,
    wears: ["flower petal", "leaf vine", "centre"],
    params: { count: whole(9, 11), tone: pick("red", "blue", "pink") },
    sockets: () => headSlot(0.05, 0.9),
    parts: ({ count, tone }) => {
      const paints = [GAY[tone], 0xf6f0e2, 0xe9b84a];
      const spots = (from: number) => Array.from({ length: count }, (_, at) => at).filter((at) => at % 3 === from);
      const flower = (at: number, form: Form) => put(form, [0, 0.1, 0.54], [48, 0, 0]).turn(0, (360 / count) * at, 0);
      return [
        part("vine", second("wood", 0x6b7a3a), all(torus(0.5, 0.035), put(torus(0.5, 0.028), [0, 0.02, 0], [4, 0, 3]))),
        ...paints.map((paint, from) =>
          part(
            `flowers ${from + 1}`,
            from === 0 ? main("fabric", paint) : fixed("fabric", paint),
            all(...spots(from).map((at) => flower(at, blossom(0.17)))),
          ),
        ),
        part(
          "centres",
          third("fabric", 0xf1c232),
          all(...Array.from({ length: count }, (_, at) => flower(at, sphere(0.045, 0.7, 12).at(0, 0.035, 0)))),
        ),
        part(
          "leaves",
          second("fabric", 0x5f8f3f),
          many(count, (at) =>
            put(petal(0.26, 0.1, { curl: 20 }), [0, 0.03, 0.5], [at % 2 ? 130 : 60, 70, 0]).turn(0, (360 / count) * (at + 0.5), 0),
          ),
        ),
      ];
    },
  }),
];
