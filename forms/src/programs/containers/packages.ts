import { all, box, cylinder, extrude, type Form, lathe, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { hose, loop, panel, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";

export const packages = [
  program({
    id: "cardboard box",
    nouns: ["package", "parcel", "moving box", "shipping box", "delivery box", "mail package", "cardboard carton"],
    about: "a box of brown cardboard with flaps and tape, open or closed",
    metresPerUnit: 0.4,
    wears: ["box body", "tape"],
    params: { wide: [0.9, 1.2], high: [0.65, 0.9], flap: [112, 135] },
    traits: { open: "opened empty unpacked" },
    sockets: ({ wide, high }) => ({
      inside: { at: [0, 0.04, 0], size: [wide - 0.08, high, 0.72] },
      top: { at: [0, high, 0], size: [wide, 1, 0.8] },
    }),
    parts: ({ wide, high, flap }, { has }) => {
      const shell = box(wide, high, 0.8, 0.012)
        .minus(box(wide - 0.05, high, 0.75, 0).at(0, 0.03, 0))
        .at(0, high / 2, 0);
      const leaf = (width: number, deep: number, turn: number) =>
        box(width, 0.018, deep, 0.004)
          .at(0, 0, deep / 2)
          .turn(-turn, 0, 0);
      return [
        part("box", main("paper", 0xb58a58), has("open") ? shell : box(wide, high, 0.8, 0.015).at(0, high / 2, 0)),
        has("open") &&
          part("front flap", main("paper", 0xbf9562), leaf(wide - 0.03, 0.38, flap - 160).at(0, high, 0.395), {
            motion: turns([0, high, 0.395], [1, 0, 0], 0, -150),
          }),
        has("open") &&
          part(
            "back flap",
            main("paper", 0xbf9562),
            leaf(wide - 0.03, 0.38, flap - 150)
              .turn(0, 180, 0)
              .at(0, high, -0.395),
            { motion: turns([0, high, -0.395], [1, 0, 0], 0, 150) },
          ),
        has("open") &&
          part(
            "side flaps",
            main("paper", 0xbf9562),
            leaf(0.76, 0.36, flap - 165)
              .turn(0, 90, 0)
              .at(wide / 2 - 0.005, high, 0)
              .mirror("x"),
          ),
        !has("open") &&
          part(
            "tape",
            second("plastic", 0xd9bd84),
            all(box(0.14, 0.012, 0.81, 0.003).at(0, high, 0), box(0.14, 0.2, 0.812, 0.003).at(0, high - 0.1, 0)),
          ),
        !has("open") && part("seam", fixed("paper", 0x7d5c36), box(0.008, 0.006, 0.6, 0).at(0.1, high + 0.001, 0)),
        part("label", fixed("paper", 0xf3efe4), panel(0.32, 0.2, 0.01, 0.01, 0.002).at(wide * 0.18, high * 0.6, 0.401)),
        part(
          "print",
          fixed("plastic", 0x2b2622),
          all(
            box(0.2, 0.012, 0.006, 0)
              .array(3, [0, 0.04, 0])
              .at(wide * 0.16, high * 0.6, 0.405),
            box(0.012, 0.05, 0.006, 0)
              .array(6, [0.02, 0, 0])
              .at(wide * 0.26, high * 0.6 - 0.06, 0.405),
            extrude(flat`-0.06 0, 0.06 0, 0 0.09`, 0.008, 0)
              .array(2, [0.16, 0, 0])
              .at(-wide * 0.26, high * 0.24, 0.4),
            box(0.03, 0.08, 0.008, 0)
              .array(2, [0.16, 0, 0])
              .at(-wide * 0.26, high * 0.19, 0.4),
          ),
        ),
      ];
    },
  }),
  program({
    id: "gift box",
    nouns: ["present", "gift", "christmas present", "birthday present", "wrapped gift", "gift package"],
    about: "a wrapped present with a lid, a ribbon and a bow",
    metresPerUnit: 0.3,
    wears: ["box paper", "ribbon bow"],
    params: { wide: [0.8, 1.05], high: [0.55, 0.85], loops: whole(2, 3) },
    sockets: ({ high }) => ({ inside: { at: [0, 0.05, 0], size: [0.7, high, 0.7] } }),
    parts: ({ wide, high, loops }) => {
      const loop = side(softOutline(flat`-0.01 -0.01, 0.18 0, 0.36 0.08, 0.38 0.18, 0.26 0.24, 0.1 0.14, -0.01 0.06`), 0.14, 0.006, [
        softOutline(flat`0.08 0.04, 0.2 0.035, 0.32 0.1, 0.335 0.165, 0.25 0.205, 0.14 0.13`),
      ]);
      const bow = all(
        loop.ring(loops * 2),
        loop
          .scale(0.7)
          .ring(loops * 2, 90 / loops)
          .at(0, 0.05, 0),
        hose([0, 0, 0, 0.1, 0.05, 0.18, 0.2, 0, 0.38], 0.06, { flatten: 0.15 }).ring(2, 60),
      );
      const lid = (form: Form) => form.at(0, high, 0);
      const motion = { motion: turns([0, high, -wide / 2], [1, 0, 0], 0, -80) };
      return [
        part("box", main("paper", 0xc8323a), box(wide, high, wide, 0.02).at(0, high / 2, 0)),
        part("lid", main("paper", 0xd23c44), lid(box(wide + 0.06, 0.17, wide + 0.06, 0.02)), motion),
        part(
          "ribbon",
          second("fabric", 0xf2cf5b),
          all(box(0.15, high, wide + 0.012, 0.004).at(0, high / 2, 0), box(wide + 0.012, high, 0.15, 0.004).at(0, high / 2, 0)),
        ),
        part(
          "lid ribbon",
          second("fabric", 0xf2cf5b),
          lid(all(box(0.16, 0.182, wide + 0.074, 0.006), box(wide + 0.074, 0.182, 0.16, 0.006))),
          motion,
        ),
        part("bow", second("fabric", 0xf2cf5b), lid(bow.at(0, 0.09, 0)), motion),
        part("knot", second("fabric", 0xe6bf45), lid(cylinder(0.08, 0.1, { bevel: 0.04 }).at(0, 0.14, 0)), motion),
      ];
    },
  }),
  program({
    id: "basket",
    nouns: ["wicker basket", "picnic basket", "woven basket", "fruit basket", "easter basket"],
    about: "a woven wicker basket with a rim and a high handle",
    metresPerUnit: 0.4,
    wears: ["basket body", "handle rim"],
    params: { high: [0.42, 0.56], flare: [0.42, 0.5], rows: whole(6, 9) },
    sockets: ({ high }) => ({
      inside: { at: [0, 0.06, 0], size: [0.8, high, 0.6] },
      grip: { at: [0, high + 0.48, 0], size: [0.3, 0.1, 0.1] },
    }),
    parts: ({ high, flare, rows }) => {
      const wide = 1.3;
      const weave = all(
        ...Array.from({ length: rows }, (_, at) =>
          loop(0.36 + (flare - 0.36) * (at / rows) + 0.012, 0.036, 48).at(0, 0.04 + ((high - 0.06) * at) / (rows - 1), 0),
        ),
      );
      return [
        part("weave", main("wood", 0xb98548), weave.scale(wide, 1, 1)),
        part(
          "wall",
          main("wood", 0x9a6a36),
          lathe(flat`0 0, 0.36 0, 0.45 1, 0.42 1, 0.33 0.06, 0 0.06`).scale(wide * (flare / 0.46), high, flare / 0.46),
        ),
        part(
          "stakes",
          fixed("wood", 0xd0a061),
          rod([0, 0.02, 0.385], [0, high, flare + 0.03], 0.022)
            .ring(18)
            .scale(wide, 1, 1),
        ),
        part(
          "rim",
          second("wood", 0x8a5a2c),
          all(torus(flare + 0.005, 0.042).at(0, high, 0), torus(0.37, 0.036).at(0, 0.02, 0)).scale(wide, 1, 1),
        ),
        part(
          "handle",
          second("wood", 0x8a5a2c),
          all(
            hose([-0.58, 0, 0, -0.5, 0.3, 0, -0.26, 0.46, 0, 0, 0.5, 0, 0.26, 0.46, 0, 0.5, 0.3, 0, 0.58, 0, 0], 0.034).at(
              0,
              high - 0.06,
              0,
            ),
          ),
          { motion: turns([0, high, 0], [1, 0, 0], -80, 80) },
        ),
      ];
    },
  }),
];
