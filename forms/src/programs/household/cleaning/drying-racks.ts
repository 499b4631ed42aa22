import { all, extrude, type Form, lathe, sphere } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { symmetric } from "@blenda/forge/language/lists";
import { flat, row } from "@blenda/forge/language/numbers";
import { circle } from "@blenda/forge/language/outlines";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { drumX, hose, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { CLOTHS, ENAMELS } from "@blenda/forge/language/tones";

export const housework = [
  program({
    id: "drying rack",
    nouns: [
      "clothes drying rack",
      "clothes horse",
      "clothes airer",
      "laundry rack",
      "clothes dryer rack",
      "airer",
      "drying rack for clothes",
    ],
    about: "a folding rack with bars and washing hung over it",
    metresPerUnit: 1,
    wears: ["rack bar", "cloth", "towel"],
    params: { bars: whole(7, 9), wide: [0.6, 0.7] },
    traits: { empty: "bare" },
    parts: ({ bars, wide }, ask) => {
      const hung = (x: number, z: number, width: number, drop: number) =>
        side(
          flat`-0.03 ${-drop * 0.8}, -0.016 ${-drop * 0.8}, -0.014 0, 0 0.014, 0.014 0, 0.018 ${-drop}, 0.034 ${-drop}, 0.028 0, 0 0.03, -0.028 0`,
          width,
          0.005,
        ).at(x, 0.9, z);
      return [
        part(
          "rack",
          main("steel", 0xc9cccf),
          all(
            drumX(0.009, wide).array(bars, [0, 0, 0.13]).at(0, 0.9, 0),
            twin(rod([0, 0.9, -bars * 0.068], [0, 0.9, bars * 0.068], 0.014), wide / 2, 0, 0),
            twin(rod([0, 0.9, -0.3], [0, 0.02, 0.36], 0.014), wide / 2, 0, 0),
            twin(rod([0, 0.9, 0.3], [0, 0.02, -0.36], 0.014), wide / 2 - 0.03, 0, 0),
            drumX(0.012, wide).array(2, [0, 0, 0.72]).at(0, 0.03, 0),
          ),
        ),
        part("feet", fixed("plastic", 0x34363a), four(sphere(0.026, 1, 14), wide / 2 - 0.015, 0.022, 0.36)),
        !ask.has("empty") && part("shirt", second("fabric", 0x4a86b8), all(hung(-wide * 0.12, 0.26, 0.34, 0.44))),
        !ask.has("empty") && part("towel", third("fabric", 0xe8a04a), hung(wide * 0.16, 0, 0.28, 0.5)),
        !ask.has("empty") && part("cloth", fixed("fabric", 0xf1ece0), hung(-wide * 0.2, -0.26, 0.3, 0.4)),
        !ask.has("empty") &&
          part("socks", fixed("fabric", 0xc8484a), all(hung(wide * 0.26, 0.26, 0.07, 0.2), hung(wide * 0.4, 0.26, 0.07, 0.2))),
      ];
    },
  }),
  program({
    id: "clothespin",
    nouns: ["clothes peg", "clothes pin", "washing peg", "laundry peg", "wooden peg"],
    about: "a wooden clothespin of two halves with a wire spring",
    metresPerUnit: 0.08,
    wears: ["wood", "spring"],
    params: { gap: [5, 8], wide: [0.16, 0.2] },
    gathers: 5,
    parts: ({ gap, wide }) => {
      const half = flat`-0.52 0.02, -0.44 0, -0.2 0, -0.16 0.03, -0.12 0, 0.1 0, 0.14 0.035, 0.18 0, 0.5 0.05, 0.5 0.11, 0.2 0.13, 0.12 0.1, 0.04 0.13, -0.5 0.11`;
      const pose = (form: Form) => put(form, [0, 0.16, 0], [0, 22, 0]);
      return [
        part("upper half", main("wood", 0xd9b582, { grain: "x" }), pose(put(extrude(half, wide, 0.012), [0, 0.006, 0], [0, 0, gap]))),
        part(
          "lower half",
          main("wood", 0xd2aa74, { grain: "x" }),
          pose(put(extrude(half.map(([x, y]) => [x, -y] as const).reverse(), wide, 0.012), [0, -0.006, 0], [0, 0, -gap])),
        ),
        part(
          "spring",
          second("steel", 0xb9bdc1),
          pose(
            all(
              many(4, (at) => facing(hoop(0.05, 0.016, 20)).at(0.15, 0, (at - 1.5) * 0.034)),
              hose(row`0.15 0.05 0.07, 0.1 0.16 0.06, 0.06 0.16 0, 0.08 0.15 ${-wide * 0.3}`, 0.014),
              hose(row`0.15 -0.05 -0.07, 0.1 -0.16 -0.06, 0.06 -0.16 0, 0.08 -0.15 ${wide * 0.3}`, 0.014),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "fly swatter",
    nouns: ["flyswatter", "fly swat", "fly flap"],
    about: "a fly swatter with a perforated flap on a long wire",
    metresPerUnit: 0.5,
    wears: ["flap", "wire", "handle"],
    params: { wide: [0.26, 0.3], tone: pick("red", "blue", "mint") },
    sockets: () => ({ grip: { at: [0, 0.12, 0], size: [0.06, 0.24, 0.06] } }),
    parts: ({ wide, tone }) => {
      const flap = symmetric([0, 0, wide * 0.3, 0.01, wide * 0.5, 0.1, wide * 0.5, 0.3, wide * 0.34, 0.36, 0, 0.37]);
      const holes = Array.from({ length: 30 }, (_, at) =>
        circle(0.0125, 8)
          .map(([x, y]) => [x + ((at % 5) - 2) * wide * 0.17, y + 0.085 + Math.floor(at / 5) * 0.045] as const)
          .reverse(),
      );
      const lean = (form: Form) => form.turn(-8, 0, -10);
      return [
        part("flap", main("plastic", ENAMELS[tone]), lean(extrude(flap, 0.018, 0.005, holes).at(0, 0.72, 0))),
        part("neck", main("plastic", ENAMELS[tone]), lean(rod([0, 0.68, 0], [0, 0.8, 0], 0.022, 0.012))),
        part("wire", second("steel", 0xb9bdc1), lean(rod([0, 0.2, 0], [0, 0.74, 0], 0.01).array(2, [0.02, 0, 0]))),
        part(
          "handle",
          third("plastic", 0xf4f1e8),
          lean(
            all(
              lathe(flat`0 0, 0.03 0.01, 0.034 0.06, 0.026 0.12, 0.032 0.2, 0.018 0.26, 0 0.26`, { smooth: 20, sides: 24 }),
              facing(hoop(0.02, 0.008, 18)).at(0, -0.016, 0),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "umbrella stand",
    nouns: ["umbrella holder", "umbrella rack", "cane stand"],
    about: "a stand with folded umbrellas and a stick in it",
    metresPerUnit: 0.6,
    wears: ["stand", "umbrella", "handle"],
    params: { wide: [0.2, 0.24], tone: pick("navy", "rust", "plum", "sage") },
    sockets: () => ({ inside: { at: [0, 0.1, 0], size: [0.3, 0.8, 0.3] } }),
    parts: ({ wide, tone }) => {
      const leaning = (form: Form, at: number) =>
        put(
          form,
          [Math.sin(at * 2.1) * wide * 0.3, 0.06, Math.cos(at * 2.1) * wide * 0.3],
          [Math.cos(at * 2.1) * 7, 0, -Math.sin(at * 2.1) * 8],
        );
      const folded = lathe(flat`0 0, 0.012 0.02, 0.06 0.2, 0.075 0.6, 0.04 0.82, 0.016 0.9, 0 0.9`, { sides: 48, ribs: 8, ribDepth: 0.3 });
      const crook = hose(row`0 0.86 0, 0 1.06 0, 0.02 1.14 0, 0.08 1.16 0, 0.12 1.11 0, 0.11 1.05 0`, 0.017);
      return [
        part(
          "stand",
          main("brass", 0xb8904a),
          all(
            lathe(flat`0 0, ${wide} 0, ${wide} 0.05, 0 0.05`),
            hoop(wide, 0.016, 40).at(0, 0.3, 0),
            hoop(wide * 1.06, 0.024, 40).at(0, 0.6, 0),
            rod([0, 0.04, wide], [0, 0.6, wide * 1.05], 0.01).ring(14),
          ),
        ),
        part("umbrella", second("fabric", CLOTHS[tone]), leaning(folded, 0)),
        part("black umbrella", fixed("fabric", 0x26282c), leaning(folded, 1)),
        part(
          "crooks",
          third("wood", 0x7a4526),
          all(
            leaning(crook.turn(0, 40, 0), 0),
            leaning(crook.turn(0, -60, 0), 1),
            leaning(all(rod([0, 0, 0], [0, 0.96, 0], 0.016), crook.at(0, 0.04, 0)), 2),
          ),
        ),
        part(
          "ribbons",
          fixed("brass", 0xd0a24a),
          all(leaning(hoop(0.078, 0.01, 24).at(0, 0.56, 0), 0), leaning(hoop(0.078, 0.01, 24).at(0, 0.56, 0), 1)),
        ),
      ];
    },
  }),
];
