import { all, box, cylinder, extrude, type Form, lathe, sphere, torus } from "@blenda/forge/language/form";
import { link } from "@blenda/forge/language/link";
import { symmetric } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { circle, star } from "@blenda/forge/language/outlines";
import { part, pick, program, spins, turns, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const tokens = [
  program({
    id: "medal",
    is: ["hung flat", "printed"],
    nouns: ["gold medal", "silver medal", "bronze medal", "olympic medal", "military medal", "award medal"],
    about: "a medal with a star hanging from a striped ribbon",
    metresPerUnit: 0.09,
    wears: ["medal metal", "ribbon", "stripe"],
    params: { size: [0.32, 0.38], points: whole(5, 6) },
    sockets: () => ({ slot: { at: [0, 1, 0], size: [0.4, 0.2, 0.1] } }),
    parts: ({ size, points }) => [
      part("disc", main("gold"), facing(cylinder(size, 0.07, { bevel: 0.02, sides: 48 })).at(0, 0.38, 0)),
      part(
        "rim",
        main("gold", 0xd6a640),
        all(facing(torus(size * 0.93, 0.025)).at(0, 0.38, 0.03), put(torus(0.07, 0.018), [0, 0.38 + size + 0.05, 0], [90, 0, 0])),
      ),
      part("star", main("gold", 0xf2d06a), extrude(star(points, size * 0.68, size * 0.3), 0.05, 0.018).at(0, 0.38, 0.04)),
      part(
        "ribbon",
        second("fabric", 0x2456c4),
        put(extrude(flat`-0.08 0, 0.08 0, 0.26 0.72, 0.06 0.72`, 0.03, 0.006), [0, 0.38 + size + 0.05, 0.012]).mirror("x"),
      ),
      part(
        "stripes",
        third("fabric", 0xf1ece0),
        put(extrude(flat`-0.02 0.06, 0.05 0.06, 0.2 0.722, 0.12 0.722`, 0.036, 0.004), [0, 0.38 + size + 0.05, 0.012]).mirror("x"),
      ),
    ],
  }),
  program({
    id: "pocket watch",
    nouns: ["pocketwatch", "fob watch", "stopwatch"],
    about: "a pocket watch with a dial, an open lid, a crown and a chain",
    metresPerUnit: 0.06,
    wears: ["case metal", "dial face", "hand"],
    params: { size: [0.93, 1.04], lid: [95, 125], links: whole(8, 10) },
    traits: { lidless: "stopwatch open-faced" },
    parts: ({ size, lid, links }, { has }) => {
      const up = (form: Form): Form => form.scale(size, size, 1).at(0, 0.45, 0);
      const hand = (long: number, degrees: number): Form =>
        extrude(symmetric([0, -0.05, 0.014, 0, 0.026, long * 0.6, 0, long]), 0.012, 0.003).turn(0, 0, -degrees);
      const round = spins([0, 0.45, 0.09], [0, 0, -1]);
      const cover = facing(lathe(flat`0 0.04, 0.315 0.03, 0.43 -0.02, 0.45 -0.02, 0.324 0.06, 0 0.075`));
      return [
        part("case", main("gold"), up(facing(lathe(flat`0 -0.09, 0.36 -0.08, 0.45 -0.02, 0.45 0.03, 0.42 0.06, 0 0.06`)))),
        part("rim", main("gold", 0xd6a640), up(facing(torus(0.43, 0.03)).at(0, 0, 0.05))),
        part("dial", second("porcelain", 0xf4efe0), up(facing(cylinder(0.4, 0.02)).at(0, 0, 0.06))),
        part("marks", fixed("iron", 0x1d1d20), up(facing(box(0.024, 0.01, 0.09, 0.003).at(0, 0, 0.32).ring(12)).at(0, 0, 0.072))),
        part("minutes", fixed("iron", 0x1d1d20), up(facing(box(0.008, 0.01, 0.03, 0).at(0, 0, 0.35).ring(60)).at(0, 0, 0.072))),
        part("seconds", fixed("iron", 0x55585c), up(facing(torus(0.09, 0.006)).at(0, -0.18, 0.072))),
        part("hour hand", third("iron", 0x1b2a4a), up(hand(0.21, 310).at(0, 0, 0.085)), { motion: round }),
        part("minute hand", third("iron", 0x1b2a4a), up(all(hand(0.32, 50), facing(cylinder(0.03, 0.03))).at(0, 0, 0.097)), {
          motion: round,
        }),
        part(
          "crown",
          main("gold", 0xd6a640),
          up(all(cylinder(0.06, 0.1, { sides: 18 }).at(0, 0.5, 0), facing(torus(0.12, 0.02)).at(0, 0.61, 0))),
        ),
        !has("lidless") &&
          part("lid", main("gold", 0xd6a640), up(put(cover.at(0.45, 0, 0), [-0.45, 0, 0.06], [0, -lid, 0])), {
            motion: turns([-0.45, 0.45, 0.06], [0, 1, 0], 0, lid),
          }),
        has("lidless") &&
          part(
            "pushers",
            main("gold", 0xd6a640),
            up(
              all(cylinder(0.022, 0.12, { sides: 12 }), cylinder(0.05, 0.05, { sides: 16 }).at(0, 0.07, 0))
                .at(0, 0.49, 0)
                .scatter([
                  { at: [0, 0, 0], turn: [0, 0, 36] },
                  { at: [0, 0, 0], turn: [0, 0, -36] },
                ]),
            ),
          ),
        !has("lidless") &&
          part(
            "chain",
            main("gold", 0xc9992f),
            all(
              ...Array.from({ length: links }, (_, k) =>
                put(link(0.11, 0.08, 0.012), [0.05 + k * 0.066, 1.14 - k * 0.008 * k, 0.01], [k % 2 ? 90 : 0, 0, 12 - k * 9]),
              ),
            ),
          ),
      ];
    },
  }),
  program({
    id: "coin",
    is: ["printed"],
    already: "round flat",
    nouns: ["gold coin", "silver coin", "doubloon", "penny"],
    about: "a coin with a milled edge, a raised rim and an emblem",
    metresPerUnit: 0.03,
    wears: ["coin metal", "emblem", "rim"],
    params: { emblem: pick("crown", "star", "bar"), lean: [8, 24] },
    variants: { starred: { words: "star", set: { emblem: "star" } }, crowned: { words: "crown king royal", set: { emblem: "crown" } } },
    parts: ({ emblem, lean }) => {
      const marks = {
        crown: symmetric([0, -0.16, 0.22, -0.16, 0.26, 0.16, 0.13, 0.02, 0, 0.22]),
        star: star(5, 0.28, 0.12),
        bar: symmetric([0, -0.24, 0.12, -0.24, 0.12, -0.18, 0.06, -0.14, 0.06, 0.14, 0.12, 0.18, 0.12, 0.24, 0, 0.24]),
      };
      const up = (form: Form): Form => form.turn(0, lean, 0).at(0, 0.5, 0);
      return [
        part("coin", main("gold"), up(facing(cylinder(0.49, 0.1, { bevel: 0.01, sides: 56 })))),
        part("edge", main("gold", 0xd6a640), up(facing(box(0.022, 0.088, 0.02, 0).at(0, 0, 0.492).ring(64)))),
        part("rims", third("gold", 0xe8bd4f), up(facing(torus(0.45, 0.028)).at(0, 0, 0.045).mirror("z"))),
        part("emblem", second("gold", 0xf2d06a), up(extrude(marks[emblem], 0.15, 0.025))),
        part(
          "beads",
          third("gold", 0xe8bd4f),
          up(all(...circle(0.375, 28).map(([x, y]) => sphere(0.014, 1, 8).at(x, y, 0.052))).mirror("z")),
        ),
      ];
    },
  }),
];
