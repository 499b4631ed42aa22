import { all, box, cylinder, extrude, type Form, lathe, sphere } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { symmetric } from "@blenda/forge/language/lists";
import { flat, row } from "@blenda/forge/language/numbers";
import { circle, star } from "@blenda/forge/language/outlines";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, spins, turns, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { drumX, drumZ, hose, panel, rod, side } from "@blenda/forge/language/shorthand";
import { rings } from "@blenda/forge/language/skins";
import { fixed, liquid, main, second, third } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

export const coldAndSmall = [
  program({
    id: "cooler",
    nouns: ["ice box", "cool box", "ice chest", "coolbox", "cooler box", "beer cooler", "camping cooler", "esky"],
    about: "a plastic box for ice and drinks with a lid and a handle",
    metresPerUnit: 0.55,
    wears: ["box body", "lid", "handle"],
    params: { wide: [0.9, 1.05], tone: pick("red", "blue", "mint") },
    traits: { open: "opened" },
    sockets: ({ wide }) => ({
      top: { at: [0, 0.72, 0], size: [wide * 0.8, 0.4, 0.5] },
      inside: { at: [0, 0.1, 0], size: [wide * 0.7, 0.4, 0.4] },
    }),
    parts: ({ wide, tone }, ask) => {
      const open = ask.has("open") ? 80 : 0;
      const lid = (form: Form) => put(form.at(0, 0, 0.3), [0, 0.56, -0.3], [-open, 0, 0]);
      const motion = turns([0, 0.56, -0.3], [1, 0, 0], 0, open ? open : -80);
      return [
        part(
          "box",
          main("plastic", ENAMELS[tone]),
          box(wide, 0.54, 0.58, 0.03)
            .minus(box(wide - 0.14, 0.54, 0.44, 0).at(0, 0.08, 0))
            .at(0, 0.28, 0),
        ),
        part(
          "lid",
          second("plastic", 0xf4f1e8),
          lid(all(box(wide + 0.04, 0.09, 0.62, 0.03).at(0, 0.04, 0), box(wide - 0.2, 0.05, 0.4, 0.024).at(0, 0.09, 0))),
          { motion },
        ),
        part(
          "handle",
          third("plastic", 0xf4f1e8),
          hose(
            row`${-wide / 2 - 0.04} 0.4 0, ${-wide / 2 - 0.05} 0.66 0, ${-wide / 2 + 0.06} 0.82 0, 0 0.84 0, ${wide / 2 - 0.06} 0.82 0, ${wide / 2 + 0.05} 0.66 0, ${wide / 2 + 0.04} 0.4 0`,
            0.03,
          ),
          { motion: turns([0, 0.4, 0], [1, 0, 0], 0, -80) },
        ),
        part("hinges", third("plastic", 0xf4f1e8), twin(drumX(0.06, 0.06), wide / 2 + 0.02, 0.4, 0)),
        part(
          "band",
          fixed("plastic", 0xf4f1e8),
          all(
            box(wide + 0.006, 0.05, 0.586, 0.03)
              .at(0, 0.4, 0)
              .minus(box(wide - 0.14, 1, 0.44, 0).at(0, 0.4, 0)),
          ),
        ),
        part("latch", fixed("plastic", 0x34363a), panel(0.12, 0.12, 0.04, 0.02, 0.01).at(0, 0.53, 0.305)),
        part("tap", fixed("plastic", 0x34363a), drumX(0.03, 0.05).at(wide / 2 + 0.01, 0.07, 0.14)),
        open > 0 &&
          part(
            "ice",
            fixed("ice", 0xdff1f8),
            many(22, (at) =>
              box(0.1, 0.1, 0.1, 0.02)
                .turn(at * 31, at * 47, at * 13)
                .at(((at % 6) - 2.5) * wide * 0.12, 0.44 + (at % 3) * 0.02, (Math.floor(at / 6) - 1.5) * 0.1),
            ),
          ),
        open > 0 &&
          part(
            "cans",
            fixed("steel", 0xd8503c),
            many(3, (at) =>
              cylinder(0.055, 0.2, { sides: 24 })
                .turn(12, 0, at * 9 - 9)
                .at((at - 1) * wide * 0.24, 0.52, 0.04),
            ),
          ),
      ];
    },
  }),
  program({
    id: "ice cube",
    nouns: ["ice cubes", "block of ice", "ice block", "cube of ice", "ice"],
    about: "ice cubes with rounded edges in a little melt water",
    metresPerUnit: 0.05,
    wears: ["ice"],
    params: { size: [0.6, 0.7], turn: [10, 30] },
    gathers: 6,
    parts: ({ size, turn }) => {
      const cube = (side: number) => box(side, side, side, side * 0.16).minus(sphere(side * 0.34, 1, 24).at(0, side * 0.72, 0));
      return [
        part(
          "cubes",
          main("ice"),
          all(
            put(cube(size), [0, size / 2, 0], [0, turn, 0]),
            put(cube(size * 0.86), [-size * 1.05, size * 0.42, size * 0.24], [0, -turn * 0.7, 0]),
            put(cube(size * 0.8), [-size * 0.44, size * 1.24, size * 0.06], [9, turn * 2, 6]),
          ),
        ),
        part(
          "water",
          liquid(0xbfe2f0, null),
          lathe(flat`0 0, ${size * 1.5} 0, ${size * 1.44} 0.03, 0 0.035`, { sides: 44 })
            .scale(1, 1, 0.7)
            .at(-size * 0.5, 0, size * 0.14),
        ),
        part(
          "drops",
          liquid(0xbfe2f0, null),
          many(3, (at) => sphere(0.06 - at * 0.012, 0.5, 14).at(size * (0.9 + at * 0.2), 0.012, size * (0.6 - at * 0.5))),
        ),
      ];
    },
  }),
  program({
    id: "drinking straw",
    nouns: ["straw", "bendy straw", "plastic straw", "paper straw", "drinking straws", "straws"],
    about: "striped drinking straws with a bend, in a glass",
    metresPerUnit: 0.24,
    wears: ["straw", "glass", "stripe"],
    params: { count: whole(3, 5), bend: [0.14, 0.2] },
    parts: ({ count, bend }) => {
      const tones = [0xd8322a, 0x2f7fc4, 0xf0b93a, 0x4fa35a, 0xd85a9a];
      const straw = (at: number) =>
        put(
          hose(row`0 0.05 0, 0 0.5 0, 0 0.8 0, ${bend * 0.2} 0.88 0, ${bend} 0.96 0, ${bend * 1.9} 1.02 0`, 0.03),
          [Math.sin(at * 2.3) * 0.08, 0, Math.cos(at * 2.3) * 0.08],
          [Math.cos(at * 2.3) * 6, 0, -Math.sin(at * 2.3) * 7],
        ).turn(0, at * 23 - 40, 0);
      const bands = { paint: [rings(0xf8f5ec, 0.09, { width: 0.45 })] };
      return [
        ...Array.from({ length: count }, (_, at) =>
          part(`straw ${at + 1}`, at === 0 ? main("paper", tones[0], bands) : fixed("paper", tones[at], bands), straw(at)),
        ),
        part(
          "glass",
          { ...second("glass", 0xd6e8ee), clear: "glass" },
          lathe(flat`0 0, 0.19 0, 0.2 0.02, 0.22 0.5, 0.205 0.5, 0.185 0.05, 0 0.04`, { sides: 44 }),
        ),
        part("rim", third("porcelain", 0xf4f1e8), hoop(0.212, 0.008, 44).at(0, 0.5, 0)),
      ];
    },
  }),
  program({
    id: "peeler",
    nouns: ["vegetable peeler", "potato peeler", "apple peeler", "carrot peeler"],
    about: "a peeler with a fork that holds a turning blade",
    metresPerUnit: 0.17,
    wears: ["handle", "blade fork", "ring"],
    params: { long: [0.56, 0.66], wide: [0.2, 0.24] },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.12, 0.4, 0.1] } }),
    parts: ({ long, wide }) => [
      part(
        "handle",
        main("plastic", 0xd8322a),
        extrude(symmetric([0, 0, 0.1, 0.02, 0.12, 0.12, 0.09, long * 0.6, 0.07, long, 0, long + 0.02], 4), 0.1, 0.04, [
          circle(0.04, 20)
            .map(([x, y]) => [x, y + 0.09] as const)
            .reverse(),
        ]),
      ),
      part(
        "fork",
        second("steel", 0xc9cccf),
        all(
          hose(
            row`0 ${long - 0.04} 0, 0 ${long + 0.1} 0, ${wide * 0.6} ${long + 0.17} 0, ${wide} ${long + 0.3} 0, ${wide} ${long + 0.44} 0`,
            0.026,
          ),
          hose(row`0 ${long + 0.08} 0, ${-wide * 0.6} ${long + 0.17} 0, ${-wide} ${long + 0.3} 0, ${-wide} ${long + 0.44} 0`, 0.026),
        ),
      ),
      part(
        "blade",
        second("steel", 0xe0e4e6),
        put(side(flat`-0.07 -0.012, 0.07 -0.02, 0.07 -0.008, 0.012 0.006, -0.07 0.004`, wide * 2, 0.002), [0, long + 0.42, 0], [62, 0, 0]),
        { motion: turns([0, long + 0.42, 0], [1, 0, 0], -25, 25) },
      ),
      part("edge", fixed("steel", 0xf2f4f5), put(box(wide * 1.9, 0.02, 0.012, 0.003).at(0, 0.02, 0.04), [0, long + 0.42, 0], [62, 0, 0])),
      part("pins", fixed("steel", 0x9a9ea2), twin(sphere(0.03, 1, 16), wide, long + 0.42, 0)),
      part(
        "ring",
        third("steel", 0xc9cccf),
        facing(hoop(0.045, 0.01, 24))
          .scale(1, 1, 3.6)
          .at(0, 0.09, 0),
      ),
    ],
  }),
  program({
    id: "can opener",
    nouns: ["tin opener", "canopener", "can-opener"],
    about: "a can opener with two handles, a cutting wheel and a butterfly key",
    metresPerUnit: 0.18,
    wears: ["handle grip", "jaw", "key"],
    params: { long: [0.66, 0.76], gap: [0.09, 0.12] },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.3, 0.5, 0.1] } }),
    parts: ({ long, gap }) => {
      const grip = (x: number) =>
        hose(row`${x * 1.5} 0.02 0, ${x * 1.5} ${long * 0.4} 0, ${x} ${long * 0.8} 0, ${x * 0.6} ${long} 0`, [0.05, 0.058, 0.05, 0.04], {
          flatten: 0.8,
        });
      return [
        part("grips", main("rubber", 0xc8282a), all(grip(gap), grip(-gap))),
        part(
          "arms",
          second("steel", 0xc9cccf),
          all(
            twin(rod([gap * 0.6, long * 0.9, 0], [0.06, long + 0.2, 0], 0.034), 0, 0, 0),
            panel(0.24, 0.28, 0.05, 0.06, 0.014).at(0, long + 0.22, 0),
          ),
        ),
        part(
          "wheel",
          fixed("steel", 0xe4e7e9),
          facing(lathe(flat`0 -0.02, 0.04 -0.02, 0.13 0, 0.04 0.02, 0 0.02`, { sides: 40 })).at(-0.06, long + 0.3, 0.06),
          { motion: spins([-0.06, long + 0.3, 0.06], [0, 0, 1]) },
        ),
        part("gear", fixed("steel", 0x9a9ea2), extrude(star(16, 0.1, 0.08), 0.05, 0.006).at(0.08, long + 0.16, 0.05), {
          motion: spins([0.08, long + 0.16, 0], [0, 0, 1]),
        }),
        part(
          "key",
          third("steel", 0xc9cccf),
          all(
            drumZ(0.03, 0.2).at(0.08, long + 0.16, -0.1),
            put(panel(0.46, 0.13, 0.035, 0.06, 0.012), [0.08, long + 0.16, -0.2], [0, 0, 30]),
            put(twin(sphere(0.08, 1, 18).scale(1, 1, 0.35), 0.19, 0, 0), [0.08, long + 0.16, -0.2], [0, 0, 30]),
          ),
          { motion: spins([0.08, long + 0.16, 0], [0, 0, 1]) },
        ),
        part(
          "rivet",
          fixed("steel", 0x9a9ea2),
          all(drumZ(0.035, 0.08).at(0, long + 0.12, 0), drumZ(0.03, 0.08).at(-0.06, long + 0.3, 0.05)),
        ),
      ];
    },
  }),
];
