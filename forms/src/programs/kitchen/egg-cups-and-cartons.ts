import { all, box, cylinder, extrude, type Form, lathe, loft, skin, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { arc } from "@blenda/forge/language/lists";
import { flat, row } from "@blenda/forge/language/numbers";
import { ellipse, star } from "@blenda/forge/language/outlines";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { panel, rod, slices, tray } from "@blenda/forge/language/shorthand";
import { clouds, rings, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { CLOTHS, ENAMELS } from "@blenda/forge/language/tones";
import type { Point } from "@blenda/forge/solid/shapes/shape";

export const atBreakfast = [
  program({
    id: "egg cup",
    nouns: ["eggcup", "soft-boiled egg", "soft boiled egg", "breakfast egg"],
    about: "a boiled egg in its cup",
    metresPerUnit: 0.09,
    wears: ["cup", "egg", "stripe"],
    params: { stem: [0.14, 0.24], tone: pick("mint", "red", "blue", "cream") },
    traits: { open: "opened cracked" },
    parts: ({ stem, tone }, ask) => [
      part(
        "cup",
        main("porcelain", ENAMELS[tone]),
        lathe(
          flat`0 0, 0.28 0, 0.29 0.03, 0.12 0.07, 0.08 ${stem}, 0.2 ${stem + 0.06}, 0.32 ${stem + 0.22}, 0.34 ${stem + 0.4}, 0.31 ${stem + 0.4}, 0.26 ${stem + 0.2}, 0 ${stem + 0.1}`,
          { smooth: 0 },
        ),
      ),
      part(
        "stripe",
        third("porcelain", 0xf6f1e4),
        lathe(flat`0.29 ${stem + 0.3}, 0.338 ${stem + 0.3}, 0.343 ${stem + 0.35}, 0.29 ${stem + 0.35}, 0.29 ${stem + 0.3}`),
      ),
      part(
        "egg",
        second("porcelain", 0xe3b98e, { paint: [speckles({ by: -0.15 }, 0.05, { size: 0.2, share: 0.5 })] }),
        ask.has("open")
          ? lathe(
              flat`0 ${stem + 0.14}, 0.2 ${stem + 0.2}, 0.29 ${stem + 0.38}, 0.28 ${stem + 0.5}, 0.25 ${stem + 0.6}, 0.22 ${stem + 0.58}, 0 ${stem + 0.56}`,
            )
          : lathe(
              flat`0 ${stem + 0.14}, 0.2 ${stem + 0.2}, 0.29 ${stem + 0.36}, 0.27 ${stem + 0.56}, 0.19 ${stem + 0.76}, 0.1 ${stem + 0.84}, 0 ${stem + 0.86}`,
              { smooth: 24 },
            ),
      ),
      ask.has("open") &&
        part(
          "white",
          fixed("porcelain", 0xfbf8f0),
          lathe(flat`0 ${stem + 0.5}, 0.23 ${stem + 0.5}, 0.23 ${stem + 0.59}, 0.14 ${stem + 0.585}, 0 ${stem + 0.585}`),
        ),
      ask.has("open") && part("yolk", fixed("plastic", 0xf2a51f), sphere(0.14, 0.4, 24).at(0, stem + 0.58, 0)),
    ],
  }),
  program({
    id: "egg carton",
    nouns: ["carton of eggs", "egg box", "box of eggs", "dozen eggs", "tray of eggs", "egg tray", "eggs in a carton"],
    about: "an open carton with eggs in two rows",
    metresPerUnit: 0.3,
    wears: ["carton", "egg", "label"],
    params: { pairs: whole(3, 5), brown: whole(0, 1) },
    sockets: () => ({ grip: { at: [0, 0.1, 0], size: [0.8, 0.2, 0.4] } }),
    parts: ({ pairs, brown }) => {
      const long = pairs * 0.2 + 0.06;
      const lid = (form: Form) => put(form, [0, 0.17, -0.22], [-104, 0, 0]);
      const cups = (form: Form) => form.array(pairs, [0.2, 0, 0]).array(2, [0, 0, 0.2]);
      const motion = turns([0, 0.17, -0.22], [1, 0, 0], 0, 104);
      return [
        part(
          "carton",
          main("paper", 0xb8b0a2, { paint: [speckles({ by: -0.2 }, 0.03, { share: 0.5 })] }),
          all(
            cups(lathe(flat`0 0, 0.06 0, 0.09 0.1, 0.1 0.16, 0.09 0.16, 0.07 0.06, 0 0.03`, { sides: 16 })),
            tray(long, 0.02, 0.46, 0.04, 0.006).at(0, 0.165, 0),
          ),
        ),
        part(
          "cones",
          main("paper", 0xb8b0a2),
          cylinder(0.045, 0.15, { top: 0.016, sides: 12 })
            .at(0, 0.23, 0)
            .array(Math.max(1, pairs - 1), [0.2, 0, 0]),
        ),
        part(
          "lid",
          main("paper", 0xb8b0a2, { paint: [speckles({ by: -0.2 }, 0.03, { share: 0.5 })] }),
          lid(
            all(
              box(long, 0.16, 0.46, 0.03)
                .minus(box(long - 0.04, 0.16, 0.42, 0).at(0, -0.03, 0))
                .at(0, 0.08, 0.23),
            ),
          ),
          { motion },
        ),
        part("label", third("paper", 0x4f8a4a), lid(all(tray(long * 0.7, 0.012, 0.26, 0.03, 0.003).at(0, 0.162, 0.24))), { motion }),
        part(
          "eggs",
          second("porcelain", brown ? 0xd19c6c : 0xf5ece0),
          cups(lathe(flat`0 0, 0.05 0.015, 0.083 0.08, 0.075 0.15, 0.045 0.205, 0 0.22`, { smooth: 14, sides: 24 }).at(0, 0.07, 0)),
        ),
      ];
    },
  }),
  program({
    id: "cereal box",
    nouns: ["box of cereal", "cornflakes box", "breakfast cereal", "muesli box", "cheerios"],
    about: "an open box of cereal with a bowl on its picture and rings falling out",
    metresPerUnit: 0.3,
    wears: ["box", "band sign", "bowl"],
    params: { wide: [0.64, 0.74], tone: pick("red", "blue", "mint") },
    sockets: () => ({ grip: { at: [0, 0.5, 0], size: [0.6, 0.8, 0.2] } }),
    parts: ({ wide, tone }, { isInscribed }) => [
      part("box", main("paper", ENAMELS[tone]), box(wide, 1, 0.24, 0.008).at(0, 0.5, 0)),
      part(
        "flaps",
        fixed("paper", 0xc2a878),
        all(
          put(box(wide - 0.02, 0.14, 0.01, 0.003).at(0, 0.07, 0), [0, 0.996, 0.112], [38, 0, 0]),
          put(box(wide - 0.02, 0.14, 0.01, 0.003).at(0, 0.07, 0), [0, 0.996, -0.112], [-30, 0, 0]),
          twin(put(box(0.01, 0.1, 0.2, 0.003).at(0, 0.05, 0), [0, 0, 0], [0, 0, -40]), wide / 2 - 0.01, 0.996, 0),
        ),
      ),
      part(
        "bag",
        fixed("plastic", 0xe9e6dc),
        loft(slices(row`0.98 ${wide - 0.04} 0.2 0.3 0, 1.04 ${wide - 0.12} 0.14 0.5 0, 1.08 ${wide - 0.1} 0.04 0.5 0`)),
      ),
      !isInscribed &&
        part(
          "sign",
          second("paper", 0xf7d23e),
          all(
            panel(wide * 0.84, 0.2, 0.008, 0.1, 0.002).at(0, 0.8, 0.121),
            put(extrude(star(12, 0.1, 0.075), 0.008, 0.002), [wide * 0.34, 0.6, 0.122]),
          ),
        ),
      !isInscribed &&
        part(
          "letters",
          fixed("paper", 0xb8281f),
          many(5, (at) =>
            facing(hoop(0.038, 0.016, 20))
              .scale(1, 1.2, 0.4)
              .at((at - 2) * wide * 0.15, 0.8 + (at % 2) * 0.012, 0.127),
          ),
        ),
      part("bowl", third("porcelain", 0x3d7fc4), extrude([...arc(0.22, 180, 360, 18)], 0.02, 0.004).at(0, 0.38, 0.126)),
      part("milk", fixed("porcelain", 0xf8f5ec), extrude(ellipse(0.44, 0.12), 0.02, 0.004).at(0, 0.38, 0.124)),
      part(
        "rings",
        fixed("wood", 0xd9a24c),
        all(
          ...[-0.14, -0.07, 0, 0.07, 0.14].map((x, at) => facing(hoop(0.03, 0.013, 16)).at(x, 0.39 + (at % 2) * 0.025, 0.136)),
          ...[0, 1, 2, 3, 4].map((at) => hoop(0.036, 0.016, 18).at(-0.2 + at * 0.11, 0.016, 0.24 + ((at * 7) % 3) * 0.07)),
        ),
      ),
      part(
        "spoon",
        fixed("steel", 0xd0d3d5),
        all(
          put(
            all(rod([0, 0, 0], [0, 0.3, 0], 0.014), sphere(0.045, 1.3, 16).scale(1, 1, 0.3).at(0, -0.03, 0)),
            [0.1, 0.42, 0.136],
            [0, 0, -38],
          ),
        ),
      ),
    ],
  }),
  program({
    id: "fortune cookie",
    nouns: ["lucky cookie", "chinese cookie", "fortunecookie", "fortune biscuit"],
    about: "a folded crisp cookie with a slip of paper sticking out",
    metresPerUnit: 0.1,
    wears: ["cookie", "paper slip"],
    params: { bend: [78, 88], slip: [0.4, 0.5] },
    parts: ({ bend, slip }, { isInscribed }) => {
      // A disc folded to a half moon, its fold bent round the edge of a cup: a thin shell, open along its rim.
      const [rows, round] = [28, 12];
      const shellAt = (t: number, share: number, side: number, inner: number): Point => {
        const angle = (t * bend * Math.PI) / 180;
        const high = 0.52 * Math.sqrt(1 - t * t) - inner * 0.6;
        const out = 0.05 + 0.1 * t * t + inner + Math.max(0.01, high) * share;
        const puff = (0.1 + 0.22 * Math.sin(Math.min(1, Math.abs(t) * 1.15) * Math.PI) ** 1.3) * Math.sqrt(1 - t * t);
        const swell = puff * Math.sin(Math.PI * share ** 0.75 * 0.988) ** 0.8 + 0.012 * share ** 4 * Math.sqrt(1 - t * t);
        return [out * Math.sin(angle), out * Math.cos(angle), side * Math.max(0.003, swell - inner)];
      };
      const shares = Array.from({ length: round }, (_, n) => n / (round - 1));
      const shell = Array.from({ length: rows + 1 }, (_, n) => {
        const t = ((n / rows) * 2 - 1) * 0.985;
        const outer = [...shares.toReversed().map((s) => shellAt(t, s, 1, 0)), ...shares.slice(1).map((s) => shellAt(t, s, -1, 0))];
        const inner = [...shares.toReversed().map((s) => shellAt(t, s, -1, 0.022)), ...shares.slice(1).map((s) => shellAt(t, s, 1, 0.022))];
        return [...outer, ...inner];
      });
      const lip = (side: number) =>
        sweep(
          shell.map((_, n) => shellAt(((n / rows) * 2 - 1) * 0.985, 1, side, 0.008)),
          0.017,
        );
      const lie = (form: Form) => put(form.scale(1.3, 1.1, 1.35), [0, 0.16, 0], [38, 0, 0]);
      const crust = main("clay", 0xdc9f4e, {
        paint: [
          clouds(0xb87430, 0.24, { share: 0.6 }),
          clouds(0xf0c27a, 0.16, { share: 0.4 }),
          speckles({ by: -0.25 }, 0.05, { size: 0.14, share: 0.5 }),
        ],
      });
      const paper = (form: Form) => lie(put(form.scale(0.8).turn(-58, 0, 0), [0.54, 0.44, 0.01], [0, 0, 36]));
      return [
        part("cookie", crust, lie(skin(shell))),
        part("rim", fixed("clay", 0x9a5a22), lie(all(lip(1), lip(-1)))),
        part("slip", second("paper", 0xfbf8ee), paper(box(slip, 0.13, 0.006, 0.001))),
        !isInscribed &&
          part(
            "writing",
            fixed("paper", 0xb8342b),
            paper(many(2, (at) => box(slip * 0.7 - at * 0.1, 0.016, 0.004, 0).at(0.06, 0.02 - at * 0.042, 0.005))),
          ),
      ];
    },
  }),
  program({
    id: "napkin",
    nouns: ["serviette", "folded napkin", "table napkin", "napkin ring", "cloth napkin", "paper napkin"],
    about: "a cloth napkin gathered in a ring",
    metresPerUnit: 0.24,
    wears: ["cloth napkin", "ring", "hem"],
    params: { folds: whole(7, 9), flare: [0.24, 0.3], tone: pick("sage", "navy", "rust", "oat", "plum") },
    parts: ({ folds, flare, tone }) => {
      const cloth = flat`0 -0.4, ${flare} -0.52, ${flare * 0.8} -0.34, 0.12 -0.06, 0.11 0, 0.12 0.06, ${flare * 0.8} 0.34, ${flare} 0.52, ${flare * 0.9} 0.52, ${flare * 0.5} 0.4, 0 0.3`;
      const lying = (form: Form) => put(form.turn(0, 0, 90).scale(1, 0.62, 1), [0, 0.16, 0], [0, 24, 0]);
      return [
        part(
          "napkin",
          main("fabric", CLOTHS[tone], { paint: [rings({ by: 0.4 }, 0.94, { width: 0.06, along: "x" })] }),
          lying(lathe(cloth, { ribs: folds, ribDepth: 0.34, sides: 72 })),
        ),
        part(
          "ring",
          second("brass", 0xd0a24a),
          put(
            lathe(flat`0.12 -0.07, 0.145 -0.07, 0.155 -0.05, 0.155 0.05, 0.145 0.07, 0.12 0.07, 0.12 -0.07`, { sides: 40 }),
            [0, 0.16, 0],
            [0, 24, 90],
          ),
        ),
        part(
          "beads",
          third("gold", 0xe6c87a),
          put(
            many(18, (at) => sphere(0.016, 1, 10).at(Math.cos(at * 0.349) * 0.155, 0, Math.sin(at * 0.349) * 0.155)),
            [0, 0.16, 0],
            [0, 24, 90],
          ),
        ),
      ];
    },
  }),
];
