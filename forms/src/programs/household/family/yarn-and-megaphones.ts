import { all, box, extrude, lathe, sphere, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat } from "@blenda/forge/language/numbers";
import { circle, softOutline } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { drumZ, hose, panel, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { CLOTHS, ENAMELS } from "@blenda/forge/language/tones";

export const odds = [
  program({
    id: "ball of yarn",
    nouns: ["yarn", "yarn ball", "wool ball", "ball of wool", "skein", "knitting wool", "ball of string"],
    about: "a ball of wound wool with a loose end and two knitting needles",
    metresPerUnit: 0.12,
    wears: ["wool", "needle"],
    params: { tone: pick("rust", "sage", "plum", "mustard", "navy"), strands: whole(6, 7) },
    parts: ({ tone, strands }) => [
      part("core", main("fabric", CLOTHS[tone]), sphere(0.45, 1, 32).at(0, 0.5, 0)),
      part(
        "strands",
        main("fabric", CLOTHS[tone]),
        all(
          ...[
            [0, 0, 0],
            [90, 0, 0],
            [0, 0, 90],
            [45, 40, 20],
            [-40, 70, 30],
          ].map(([x, y, z]) =>
            many(strands, (at) => {
              const u = ((at + 0.5) / strands) * 1.2 - 0.6;
              return hoop(Math.sqrt(Math.max(0.02, 1 - u * u)) * 0.46, 0.035, 18).at(0, u * 0.46, 0);
            }).turn(x, y, z),
          ),
        ).at(0, 0.5, 0),
      ),
      part(
        "end",
        main("fabric", CLOTHS[tone]),
        hose([0.12, 0.22, 0.36, 0.24, 0.05, 0.42, 0.4, 0.03, 0.5, 0.66, 0.03, 0.36, 0.8, 0.03, 0.56, 0.96, 0.03, 0.5], 0.03),
      ),
      part(
        "needles",
        second("wood", 0xcfa06a),
        all(
          rod([-0.7, 0.9, -0.3], [0.56, 0.14, 0.3], 0.026, 0.008),
          rod([0.66, 0.98, -0.24], [-0.5, 0.16, 0.34], 0.026, 0.008),
          sphere(0.05, 1, 14).at(-0.7, 0.9, -0.3),
          sphere(0.05, 1, 14).at(0.66, 0.98, -0.24),
        ),
      ),
    ],
  }),
  program({
    id: "horseshoe",
    is: ["hung flat"],
    already: "curved",
    nouns: ["horse shoe", "lucky horseshoe", "iron horseshoe"],
    about: "an iron horseshoe with nail holes",
    metresPerUnit: 0.14,
    wears: ["iron", "nail"],
    params: { wide: [0.4, 0.44], thick: [0.09, 0.12] },
    parts: ({ wide, thick }) => {
      const bend = (r: number) =>
        flat`${r * 0.72} 0, ${r * 0.98} 0.3, ${r} 0.56, ${r * 0.8} 0.82, ${r * 0.4} ${0.56 + r * 1.05}, 0 ${0.56 + r * 1.12}`;
      const outer = bend(wide);
      const inner = bend(wide - 0.16).map(([x, y]) => [x, y + 0.0] as const);
      const left = (line: readonly (readonly [number, number])[]) =>
        line
          .slice(0, -1)
          .map(([x, y]) => [-x, y] as const)
          .reverse();
      const outline = softOutline([...outer, ...left(outer), ...left(inner).reverse(), ...[...inner].reverse()], 4);
      return [
        part("shoe", main("iron", 0x5d6065), extrude(outline, thick, 0.02)),
        part(
          "nails",
          second("iron", 0x1b1c1e),
          all(...[0.3, 0.46, 0.62].map((y) => box(0.035, 0.06, thick + 0.012, 0.004).at(wide - 0.085, y, 0))).mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "steering wheel",
    nouns: ["car steering wheel", "racing wheel", "sports steering wheel"],
    about: "a leather steering wheel with three spokes and a horn",
    metresPerUnit: 0.38,
    wears: ["rim leather", "spoke", "horn"],
    params: { thick: [0.045, 0.055], holes: whole(2, 3) },
    parts: ({ thick, holes }) => [
      part("rim", main("leather", 0x1d1d20), torus(0.46, thick).turn(90, 0, 0).at(0, 0.5, 0)),
      part(
        "spokes",
        second("steel", 0xb4b8bc),
        all(
          ...[0, 118, 242].map((angle) =>
            extrude(
              flat`-0.05 0.1, 0.05 0.1, 0.07 0.45, -0.07 0.45`,
              0.03,
              0.008,
              Array.from({ length: holes }, (_, at) => circle(0.026, 14).map(([x, y]) => [x, y + 0.2 + at * 0.08] as const)),
            ).turn(0, 0, 180 + angle),
          ),
        ).at(0, 0.5, -0.03),
      ),
      part(
        "hub",
        fixed("rubber", 0x17181a),
        lathe(flat`0 0, 0.15 0, 0.15 0.05, 0.12 0.08, 0 0.09`, { sides: 40 }).turn(90, 0, 0).at(0, 0.5, -0.04),
      ),
      part("horn", third("plastic", 0xb3231d), drumZ(0.06, 0.03, 0.01).at(0, 0.5, 0.05)),
      part(
        "stitches",
        fixed("fabric", 0xc2362c),
        many(36, (at) =>
          box(0.008, 0.03, 0.02, 0.002)
            .at(0, 0.46 - thick * 0.6, thick * 0.8)
            .turn(0, 0, at * 10),
        ).at(0, 0.5, 0),
      ),
      part("column", fixed("steel", 0x3a3c40), drumZ(0.07, 0.2).at(0, 0.5, -0.12)),
    ],
  }),
  program({
    id: "dog bowl",
    nouns: ["pet bowl", "cat bowl", "food bowl", "feeding bowl", "pet food bowl", "dog dish"],
    about: "a bowl for a dog with a bone on its side and dry food in it",
    metresPerUnit: 0.24,
    wears: ["bowl", "bone", "food"],
    params: { flare: [0.44, 0.48], tone: pick("red", "blue", "mint") },
    sockets: () => ({ inside: { at: [0, 0.14, 0], size: [0.6, 0.3, 0.6] } }),
    parts: ({ flare, tone }) => [
      part(
        "bowl",
        main("plastic", ENAMELS[tone]),
        lathe(
          flat`0 0, ${flare + 0.04} 0, ${flare + 0.05} 0.03, ${flare - 0.06} 0.32, ${flare - 0.09} 0.34, ${flare - 0.12} 0.31, 0.3 0.12, 0 0.1`,
          { sides: 56 },
        ),
      ),
      part(
        "bone",
        second("plastic", 0xf4f1e8),
        all(box(0.2, 0.055, 0.03, 0.014), drumZ(0.042, 0.03).at(0.11, 0.03, 0).mirror("x").mirror("y"))
          .turn(-18, 0, 0)
          .at(0, 0.17, flare + 0.005),
      ),
      part(
        "food",
        third("wood", 0x7a4a28),
        many(46, (at) =>
          sphere(0.05, 0.7, 10).at(
            Math.cos(at * 2.4) * Math.sqrt(at / 46) * 0.29,
            0.23 + (1 - at / 46) * 0.06,
            Math.sin(at * 2.4) * Math.sqrt(at / 46) * 0.29,
          ),
        ),
      ),
      part("foot", fixed("rubber", 0x1d1d1f), hoop(flare + 0.03, 0.014, 44).at(0, 0.01, 0)),
    ],
  }),
  program({
    id: "megaphone",
    nouns: ["bullhorn", "loudhailer", "speaking trumpet", "loud hailer"],
    about: "a megaphone with a wide horn, a pistol grip and a trigger",
    metresPerUnit: 0.34,
    wears: ["horn", "rim body", "grip"],
    params: { mouth: [0.32, 0.38], tone: pick("red", "blue", "cream") },
    sockets: () => ({ grip: { at: [-0.1, 0.2, 0], size: [0.12, 0.3, 0.12] } }),
    parts: ({ mouth, tone }) => [
      part(
        "horn",
        main("plastic", ENAMELS[tone]),
        lathe(flat`0 0.05, 0.1 0, 0.13 0.02, 0.15 0.3, 0.2 0.55, ${mouth} 0.86, ${mouth - 0.03} 0.86, 0.17 0.56, 0.1 0.34, 0 0.32`, {
          sides: 48,
        })
          .turn(0, 0, -90)
          .at(-0.4, 0.54, 0),
      ),
      part(
        "rim",
        second("plastic", 0xf4f1e8),
        all(
          hoop(mouth - 0.014, 0.026, 48)
            .turn(0, 0, 90)
            .at(0.46, 0.54, 0),
          lathe(flat`0 0, 0.14 0, 0.16 0.03, 0.16 0.2, 0.14 0.22, 0 0.22`, { sides: 36 }).turn(0, 0, -90).at(-0.52, 0.54, 0),
        ),
      ),
      part(
        "driver",
        second("plastic", 0xf4f1e8),
        lathe(flat`0 0, 0.08 0, 0.1 0.03, 0.07 0.22, 0.03 0.26, 0 0.26`, { sides: 28 }).turn(0, 0, -90).at(-0.08, 0.54, 0),
      ),
      part(
        "grip",
        third("rubber", 0x1d1d1f),
        all(
          extrude(softOutline(flat`-0.2 0.42, -0.24 0.06, -0.1 0.04, -0.04 0.42`, 4), 0.1, 0.03),
          box(0.04, 0.1, 0.05, 0.014).at(-0.05, 0.28, 0),
        ),
      ),
      part("mouthpiece", third("rubber", 0x1d1d1f), lathe(flat`0 0, 0.11 0, 0.11 0.05, 0 0.05`).turn(0, 0, -90).at(-0.55, 0.54, 0)),
    ],
  }),
  program({
    id: "clapperboard",
    nouns: ["movie clapper", "clapper board", "film slate", "film clapper", "movie slate", "clapboard"],
    about: "a film clapper with a striped bar that opens and a slate with lines",
    metresPerUnit: 0.28,
    wears: ["board", "stripe", "line"],
    params: { open: [14, 26], tilt: [-6, 6] },
    parts: ({ open, tilt }) => {
      const bar = (odd: number) =>
        all(
          ...Array.from({ length: 6 }, (_, at) => at)
            .filter((at) => at % 2 === odd)
            .map((at) =>
              extrude(
                flat`${-0.5 + at / 6} 0, ${-0.5 + (at + 1) / 6} 0, ${-0.46 + (at + 1) / 6} 0.12, ${-0.46 + at / 6} 0.12`,
                0.05,
                0.004,
              ),
            ),
        );
      const lift = (form: ReturnType<typeof all>) => form.at(0.5, 0, 0).turn(0, 0, open).at(-0.5, 0.74, 0);
      const stand = (form: ReturnType<typeof all>) => form.turn(-8, tilt, 0);
      return [
        part(
          "board",
          main("plastic", 0x26272b),
          stand(all(panel(1, 0.62, 0.05, 0.03).at(0.02, 0.31, 0), bar(0).at(0, 0.62, 0), lift(bar(0)))),
        ),
        part("stripes", second("plastic", 0xf4f1e8), stand(all(bar(1).at(0, 0.62, 0), lift(bar(1))))),
        part(
          "lines",
          third("plastic", 0xf4f1e8),
          stand(
            all(
              box(0.9, 0.008, 0.01, 0).array(3, [0, 0.16, 0]).at(0.02, 0.32, 0.026),
              box(0.008, 0.16, 0.01, 0).at(-0.14, 0.4, 0.026),
              box(0.008, 0.16, 0.01, 0).at(0.22, 0.4, 0.026),
              box(0.22, 0.03, 0.01, 0).at(-0.3, 0.55, 0.026),
              box(0.14, 0.04, 0.01, 0).at(-0.3, 0.4, 0.026),
              box(0.1, 0.06, 0.01, 0).at(0.04, 0.4, 0.026),
              box(0.3, 0.03, 0.01, 0).at(-0.2, 0.1, 0.026),
            ),
          ),
        ),
        part("hinge", fixed("brass"), stand(drumZ(0.03, 0.07).at(-0.47, 0.72, 0))),
      ];
    },
  }),
];
