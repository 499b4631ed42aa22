import { all, box, cylinder, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, row } from "@blenda/forge/language/numbers";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { drumX, drumZ, hose, rod, tray } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

/** The raised edge of an oval tray. */
const ovalRim = (wide: number, deep: number) =>
  Array.from({ length: 24 }, (_, at) => {
    const [c, s] = [Math.cos((at * Math.PI) / 12), Math.sin((at * Math.PI) / 12)];
    return [wide * Math.sign(c) * Math.abs(c) ** 0.5, 0, deep * Math.sign(s) * Math.abs(s) ** 0.5] as const;
  });

export const brewing = [
  program({
    id: "samovar",
    nouns: ["russian samovar", "tea urn", "tea samovar"],
    about: "a brass urn for hot water with a tap, two handles and a teapot on its crown",
    metresPerUnit: 0.42,
    wears: ["urn body", "handle knob", "teapot"],
    params: { fat: [0.31, 0.37], ribs: whole(0, 1) },
    parts: ({ fat, ribs }) => [
      part(
        "urn",
        main("brass", 0xd0a24a),
        all(
          four(sphere(0.05, 1, 16), 0.19, 0.05, 0.19),
          box(0.46, 0.07, 0.46, 0.02).at(0, 0.12, 0),
          lathe(flat`0 0.14, 0.18 0.14, 0.17 0.18, 0.09 0.22, 0.08 0.26, 0.15 0.3, 0 0.3`, { sides: 40 }),
          lathe(
            flat`0 0.28, 0.14 0.29, ${fat * 0.8} 0.4, ${fat} 0.62, ${fat * 0.97} 0.74, ${fat * 0.82} 0.84, ${fat * 0.78} 0.86, 0 0.86`,
            { sides: 64, ribs: ribs * 16, ribDepth: 0.05 },
          ),
          lathe(
            flat`0 0.85, ${fat * 0.95} 0.85, ${fat * 0.95} 0.89, ${fat * 0.7} 0.93, 0.17 0.97, 0.13 0.98, 0.13 1.08, 0.19 1.12, 0.19 1.14, 0 1.14`,
            { sides: 48 },
          ),
        ),
      ),
      part("bands", fixed("brass", 0xe6c27a), all(hoop(fat * 1, 0.016, 48).at(0, 0.62, 0), hoop(fat * 0.83, 0.014, 48).at(0, 0.83, 0))),
      part(
        "tap",
        main("brass", 0xc4933c),
        all(
          drumZ(0.035, 0.2).at(0, 0.42, fat + 0.04),
          cylinder(0.045, 0.1).at(0, 0.43, fat + 0.12),
          hose(row`0 0.42 ${fat + 0.12}, 0 0.41 ${fat + 0.2}, 0 0.32 ${fat + 0.22}`, [0.03, 0.03, 0.022]),
          hose(
            row`0 0.46 ${fat + 0.12}, 0 0.52 ${fat + 0.12}, 0.03 0.57 ${fat + 0.12}, 0 0.6 ${fat + 0.12}, -0.03 0.57 ${fat + 0.12}, 0 0.53 ${fat + 0.12}`,
            0.013,
          ),
        ),
      ),
      part(
        "handle arms",
        main("brass", 0xc4933c),
        twin(hose(row`0 0.72 0, 0.1 0.8 0, 0.16 0.74 0, 0.14 0.6 0, 0.02 0.54 0`, 0.02), fat * 0.96, 0, 0),
      ),
      part("grips", second("wood", 0x3a2416), twin(rod([0.158, 0.77, 0], [0.15, 0.64, 0], 0.036), fat * 0.96, 0, 0)),
      part("knobs", second("wood", 0x3a2416), all(sphere(0.03, 1, 14).array(2, [0.42, 0, 0]).at(0, 0.95, 0))),
      part(
        "teapot",
        third("porcelain", 0xf2ede0),
        all(
          lathe(flat`0 1.13, 0.12 1.14, 0.19 1.24, 0.17 1.34, 0.1 1.39, 0.1 1.41, 0.04 1.44, 0.02 1.46, 0.03 1.49, 0 1.51`, { sides: 40 }),
          hose(row`0.15 1.22 0, 0.24 1.27 0, 0.28 1.37 0`, [0.05, 0.034, 0.022]),
          hose(row`-0.15 1.35 0, -0.26 1.36 0, -0.28 1.27 0, -0.16 1.2 0`, 0.02),
        ),
      ),
      part(
        "flowers",
        fixed("porcelain", 0xb8342b),
        many(5, (at) =>
          sphere(0.03, 0.9, 12)
            .scale(1, 1, 0.4)
            .at(Math.cos(at * 1.257) * 0.045, 1.27 + Math.sin(at * 1.257) * 0.045, 0.183),
        ),
      ),
    ],
  }),
  program({
    id: "moka pot",
    nouns: [
      "moka",
      "stovetop espresso maker",
      "bialetti",
      "espresso pot",
      "italian coffee pot",
      "coffee percolator",
      "percolator",
      "mokapot",
    ],
    about: "an eight-sided coffee pot of two halves with a spout, a lid and a black handle",
    metresPerUnit: 0.2,
    wears: ["pot body", "handle knob"],
    params: { low: [0.38, 0.46], up: [0.4, 0.48] },
    traits: { open: "opened" },
    parts: ({ low, up }, ask) => {
      const metal = main("steel", 0xc9cccf);
      const top = low + 0.1 + up;
      const open = ask.has("open") ? 75 : 0;
      const lid = (form: ReturnType<typeof box>) => put(form.at(-0.27, 0, 0), [0.27, top, 0], [0, 0, -open]);
      const motion = turns([0.27, top, 0], [0, 0, 1], 0, open ? open : -75);
      return [
        part(
          "boiler",
          metal,
          all(cylinder(0.32, low, { top: 0.25, sides: 8, bevel: 0.02 }).at(0, low / 2, 0), drumX(0.03, 0.06).at(-0.28, low * 0.68, 0)),
        ),
        part(
          "ring",
          metal,
          all(cylinder(0.27, 0.05, { sides: 40 }).at(0, low + 0.01, 0), cylinder(0.25, 0.07, { sides: 40 }).at(0, low + 0.06, 0)),
        ),
        part(
          "top",
          metal,
          cylinder(0.22, up, { top: 0.3, sides: 8, bevel: 0.015 })
            .minus(cylinder(0.18, up, { top: 0.27, sides: 8, bevel: 0 }).at(0, 0.05, 0))
            .at(0, low + 0.1 + up / 2, 0),
        ),
        part("spout", metal, hose(row`-0.2 ${top - 0.2} 0, -0.29 ${top - 0.1} 0, -0.4 ${top + 0.01} 0`, [0.05, 0.07, 0.045])),
        part(
          "coffee",
          fixed("plastic", 0x3a2013),
          all(cylinder(0.22, 0.02, { sides: 8 }).at(0, low + 0.1 + up * 0.4, 0), cylinder(0.035, up * 0.7).at(0, low + 0.1 + up * 0.35, 0)),
        ),
        part(
          "lid",
          metal,
          lid(
            all(
              cylinder(0.31, 0.03, { sides: 8, bevel: 0.01 }).at(0, 0.015, 0),
              cylinder(0.29, 0.09, { top: 0.07, sides: 8, bevel: 0.01 }).at(0, 0.07, 0),
            ),
          ),
          { motion },
        ),
        part(
          "knob",
          second("plastic", 0x1d1d20),
          lid(lathe(flat`0 0.1, 0.03 0.1, 0.03 0.13, 0.06 0.16, 0.055 0.21, 0 0.23`, { sides: 8 })),
          { motion },
        ),
        part(
          "handle",
          second("plastic", 0x1d1d20),
          hose(
            row`0.26 ${top - 0.05} 0, 0.44 ${top + 0.01} 0, 0.56 ${top - 0.03} 0, 0.54 ${top - 0.2} 0, 0.5 ${low + 0.06} 0`,
            [0.045, 0.05, 0.055, 0.05, 0.04],
          ),
        ),
        part("hinge", metal, all(drumZ(0.022, 0.12).at(0.28, top, 0))),
      ];
    },
  }),
  program({
    id: "tea set",
    nouns: ["tea service", "teaset", "coffee set", "tea party set", "toy tea set"],
    about: "a teapot with cups on saucers, a sugar bowl and a tray",
    metresPerUnit: 0.4,
    wears: ["pot cup", "rim trim", "tray"],
    params: { cups: whole(2, 3), tone: pick("white", "blue", "rose", "mint") },
    sockets: () => ({ top: { at: [0, 0.06, 0.3], size: [0.3, 0.3, 0.2] } }),
    parts: ({ cups, tone }) => {
      const china = main("porcelain", { white: 0xf3efe6, blue: 0x8fb4d6, rose: 0xe6b0b4, mint: 0xa9d3bf }[tone]);
      const gilt = second("gold", 0xd8b04a);
      const places = [
        [-0.4, 0.24],
        [0.4, 0.24],
        [0, 0.32],
      ].slice(0, cups);
      const set = (form: Form) => all(...places.map(([x, z]) => form.turn(0, x * -60, 0).at(x, 0.06, z)));
      const bowl = flat`0 0.02, 0.06 0.02, 0.06 0.035, 0.11 0.08, 0.13 0.16, 0.12 0.16, 0.1 0.08, 0.05 0.045, 0 0.045`;
      return [
        part(
          "tray",
          third("wood", 0x8a5630),
          all(tray(1.3, 0.04, 0.9, 0.14, 0.015).at(0, 0.03, 0), sweep(ovalRim(0.62, 0.42), 0.024, { isClosed: true }).at(0, 0.06, 0)),
        ),
        part(
          "pot",
          china,
          all(
            lathe(flat`0 0.06, 0.13 0.06, 0.13 0.08, 0.22 0.18, 0.23 0.26, 0.18 0.37, 0.1 0.4, 0 0.4`, { sides: 44 }),
            hose(row`0.2 0.2 0, 0.32 0.25 0, 0.4 0.4 0`, [0.06, 0.042, 0.026]),
            hose(row`-0.2 0.33 0, -0.32 0.37 0, -0.36 0.27 0, -0.3 0.18 0, -0.2 0.17 0`, 0.022),
          ).at(0, 0, -0.14),
        ),
        part(
          "lid",
          china,
          all(
            lathe(flat`0 0.39, 0.12 0.39, 0.11 0.42, 0.04 0.46, 0.02 0.47, 0 0.47`, { sides: 36 }),
            sphere(0.03, 1, 16).at(0, 0.49, 0),
          ).at(0, 0, -0.14),
          { motion: turns([-0.12, 0.4, -0.14], [0, 0, 1], 0, 60) },
        ),
        part("cups", china, set(all(lathe(bowl, { sides: 32 }), hose(row`0.11 0.13 0, 0.18 0.14 0, 0.18 0.08 0, 0.1 0.07 0`, 0.013)))),
        part("saucers", china, set(lathe(flat`0 0, 0.09 0, 0.19 0.03, 0.18 0.035, 0.09 0.018, 0 0.018`, { sides: 36 }))),
        part("tea", fixed("plastic", 0x9a5a22), set(cylinder(0.112, 0.01, { sides: 28, bevel: 0 }).at(0, 0.13, 0))),
        part(
          "sugar bowl",
          china,
          lathe(flat`0 0.06, 0.07 0.06, 0.12 0.12, 0.1 0.2, 0.11 0.21, 0.04 0.26, 0.02 0.28, 0.025 0.3, 0 0.31`, { sides: 32 }).at(
            0.42,
            0,
            -0.2,
          ),
        ),
        part(
          "rims",
          gilt,
          all(
            set(all(hoop(0.125, 0.008, 32).at(0, 0.16, 0), hoop(0.186, 0.007, 36).at(0, 0.034, 0))),
            hoop(0.12, 0.01, 36).at(0, 0.395, -0.14),
            hoop(0.232, 0.008, 44).at(0, 0.25, -0.14),
            hoop(0.108, 0.009, 32).at(0.42, 0.205, -0.2),
          ),
        ),
      ];
    },
  }),
];
