import { all, box, cushion, cylinder, extrude, type Form, lathe } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { arc, atDepth, symmetric } from "@blenda/forge/language/lists";
import { flat, row } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { rim } from "@blenda/forge/language/rim";
import { hose, panel, rod, side, tray } from "@blenda/forge/language/shorthand";
import { courses, speckles } from "@blenda/forge/language/skins";
import { darkGlass, fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { CLOTHS, ENAMELS, WOODS } from "@blenda/forge/language/tones";

export const warmCorners = [
  program({
    id: "oven mitt",
    nouns: ["oven glove", "pot holder", "oven mitten", "kitchen mitt", "oven mitts", "oven gloves"],
    about: "a quilted glove for hot pans with a bound cuff and a loop",
    metresPerUnit: 0.34,
    wears: ["glove", "cuff", "loop"],
    params: { thick: [0.16, 0.2], tone: pick("rust", "navy", "sage", "mustard") },
    parts: ({ thick, tone }) => {
      const lean = (form: Form) => put(form, [0, 0, 0], [-12, 0, 0]);
      const quilted = main("fabric", CLOTHS[tone], { paint: [courses(0.13, 0.13, { joint: 0.01, relief: -0.012 })] });
      const hand = softOutline(
        flat`-0.24 0.1, 0.24 0.1, 0.25 0.34, 0.36 0.42, 0.46 0.56, 0.44 0.7, 0.34 0.72, 0.25 0.62, 0.24 0.8, 0.14 1.02, -0.06 1.06, -0.22 0.94, -0.27 0.7, -0.25 0.4`,
        4,
      );
      return [
        part("glove", quilted, lean(extrude(hand, thick, 0.07))),
        part("cuff", second("fabric", 0xf4ecda), lean(all(tray(0.54, 0.16, thick + 0.04, 0.08, 0.03).at(0, 0.1, 0)))),
        part("seam", second("fabric", 0xf4ecda), lean(rim(atDepth(hand), 0.014))),
        part(
          "loop",
          third("fabric", 0xf4ecda),
          lean(hose(row`-0.25 0.16 0, -0.34 0.14 0, -0.38 0.06 0, -0.32 0.02 0, -0.25 0.06 0`, 0.018)),
        ),
        part(
          "heart",
          second("fabric", 0xf4ecda),
          lean(
            extrude(symmetric([0, -0.12, 0.07, -0.04, 0.12, 0.03, 0.1, 0.09, 0.05, 0.1, 0, 0.06], 3), 0.03, 0.01).at(
              -0.02,
              0.58,
              thick / 2,
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "rice cooker",
    nouns: ["ricecooker", "slow cooker", "crock pot", "crockpot", "multicooker", "instant pot", "pressure cooker pot"],
    about: "a round electric cooker with a domed lid, a display and a handle",
    metresPerUnit: 0.32,
    wears: ["case body", "lid", "handle"],
    params: { fat: [0.46, 0.52], tone: pick("cream", "red", "mint", "black") },
    traits: { open: "opened" },
    sockets: () => ({ inside: { at: [0, 0.2, 0], size: [0.6, 0.3, 0.6] } }),
    parts: ({ fat, tone }, ask) => {
      const angle = ask.has("open") ? 74 : 0;
      const lid = (form: Form) => put(form.at(0, 0, fat), [0, 0.62, -fat], [-angle, 0, 0]);
      const motion = turns([0, 0.62, -fat], [1, 0, 0], 0, angle || -74);
      return [
        part(
          "case",
          main("plastic", ENAMELS[tone]),
          lathe(
            flat`0 0.03, ${fat * 0.86} 0.03, ${fat * 0.94} 0.08, ${fat} 0.4, ${fat * 0.98} 0.6, ${fat * 0.9} 0.62, ${fat * 0.84} 0.58, ${fat * 0.8} 0.2, 0 0.18`,
          ),
        ),
        part(
          "band",
          fixed("steel", 0xc9cccf),
          lathe(flat`${fat * 0.9} 0.56, ${fat * 1.0} 0.56, ${fat * 1.0} 0.61, ${fat * 0.9} 0.61, ${fat * 0.9} 0.56`),
        ),
        part(
          "rice",
          fixed("porcelain", 0xfbf8f0, { paint: [speckles(0xdad2c0, 0.03, { size: 0.3 })] }),
          lathe(flat`0 0.3, ${fat * 0.82} 0.3, ${fat * 0.82} 0.44, ${fat * 0.4} 0.52, 0 0.53`),
        ),
        part(
          "lid",
          { ...second("plastic", ENAMELS[tone]), isOpen: false },
          lid(lathe(flat`0 0, ${fat * 0.97} 0, ${fat * 0.98} 0.04, ${fat * 0.8} 0.14, ${fat * 0.3} 0.2, 0 0.21`)),
          { motion },
        ),
        part(
          "vent",
          fixed("plastic", 0x34363a),
          lid(all(cylinder(0.06, 0.04, { bevel: 0.012 }).at(0, 0.2, -fat * 0.4), box(0.2, 0.03, 0.1, 0.014).at(0, 0.13, fat * 0.82))),
          { motion },
        ),
        part(
          "handle",
          third("steel", 0xb9bdc1),
          hose(
            row`${fat} 0.5 0, ${fat + 0.06} 0.66 0, ${fat * 0.8} 0.88 0.04, 0 0.94 0.06, ${-fat * 0.8} 0.88 0.04, ${-fat - 0.06} 0.66 0, ${-fat} 0.5 0`,
            0.022,
          ),
          { motion: turns([0, 0.5, 0], [1, 0, 0], 0, -70) },
        ),
        part("panel", darkGlass(0x1a1d22, 0.4), put(panel(0.36, 0.3, 0.05, 0.05, 0.012), [0, 0.3, fat * 0.975], [4, 0, 0])),
        part("display", light(0x8fe8c4), put(box(0.2, 0.07, 0.012, 0.002), [0, 0.37, fat * 0.975 + 0.028], [4, 0, 0])),
        part(
          "keys",
          fixed("plastic", 0xf4f1e8),
          put(
            panel(0.07, 0.04, 0.02, 0.016, 0.005).array(3, [0.1, 0, 0]).array(2, [0, 0.06, 0]),
            [0, 0.245, fat * 0.975 + 0.024],
            [4, 0, 0],
          ),
        ),
        part("feet", fixed("rubber", 0x232427), four(cylinder(0.06, 0.05), fat * 0.5, 0.02, fat * 0.5)),
      ];
    },
  }),
  program({
    id: "blinds",
    nouns: ["window blind", "window blinds", "venetian blind", "venetian blinds", "blind", "louver blind"],
    about: "a window blind of slats on cords under a rail, with a wand",
    metresPerUnit: 1.1,
    wears: ["slat", "cord", "rail"],
    params: { slats: whole(14, 18), tilt: [24, 40], wide: [0.8, 0.95] },
    parts: ({ slats, tilt, wide }) => [
      part(
        "slats",
        main("wood", 0xe6dcc8, { grain: "x" }),
        many(slats, (at) => put(box(wide, 0.012, 0.08, 0.004), [0, 0.06 + (at * 0.9) / slats, 0], [tilt, 0, 0])),
      ),
      part(
        "rail",
        third("plastic", 0xf4f1e8),
        all(box(wide + 0.03, 0.08, 0.1, 0.014).at(0, 1.0, 0), box(wide, 0.035, 0.07, 0.012).at(0, 0.02, 0)),
      ),
      part(
        "cords",
        second("fabric", 0xf8f4ea),
        all(
          twin(rod([0, 0.02, 0.042], [0, 0.98, 0.042], 0.006), wide * 0.34, 0, 0),
          twin(rod([0, 0.02, -0.042], [0, 0.98, -0.042], 0.006), wide * 0.34, 0, 0),
          rod([wide * 0.44, 0.34, 0.06], [wide * 0.44, 0.98, 0.05], 0.006).array(2, [0.02, 0, 0]),
        ),
      ),
      part(
        "tassels",
        second("fabric", 0xf8f4ea),
        lathe(flat`0 0, 0.018 0, 0.012 0.05, 0 0.06`, { sides: 18 })
          .array(2, [0.02, 0, 0])
          .at(wide * 0.44, 0.29, 0.06),
      ),
      part(
        "wand",
        fixed("plastic", 0xd8dcde),
        all(
          rod([-wide * 0.42, 0.42, 0.07], [-wide * 0.42, 0.96, 0.055], 0.01),
          cylinder(0.016, 0.1, { sides: 12 }).at(-wide * 0.42, 0.4, 0.07),
        ),
      ),
    ],
  }),
  program({
    id: "sundial",
    nouns: ["sun dial", "garden sundial", "sun clock"],
    about: "a bronze sundial with a gnomon and hour lines on a stone column",
    metresPerUnit: 0.8,
    wears: ["column stone", "dial gnomon"],
    params: { tall: [0.7, 0.9], wide: [0.34, 0.4] },
    parts: ({ tall, wide }) => [
      part(
        "column",
        main("stone", 0xb9b3a6),
        all(
          box(0.5, 0.08, 0.5, 0.02).at(0, 0.04, 0),
          lathe(
            flat`0 0.08, 0.2 0.08, 0.2 0.12, 0.12 0.18, 0.15 ${tall * 0.5}, 0.1 ${tall - 0.1}, 0.2 ${tall - 0.03}, 0.22 ${tall}, 0 ${tall}`,
          ),
          cylinder(wide, 0.06, { bevel: 0.02, sides: 48 }).at(0, tall + 0.03, 0),
        ),
      ),
      part(
        "dial",
        second("bronze", 0xb8864a),
        all(
          cylinder(wide - 0.04, 0.02, { bevel: 0.006, sides: 48 }).at(0, tall + 0.07, 0),
          hoop(wide - 0.06, 0.012, 48).at(0, tall + 0.082, 0),
          hoop(wide * 0.6, 0.008, 40).at(0, tall + 0.082, 0),
        ),
      ),
      part(
        "hours",
        fixed("bronze", 0x5a3f22),
        many(13, (at) =>
          put(
            box(at % 3 ? 0.008 : 0.018, 0.01, at % 3 ? 0.08 : 0.1, 0.002).at(0, 0, wide * 0.73),
            [0, tall + 0.083, 0],
            [0, (at - 6) * 15, 0],
          ),
        ),
      ),
      part(
        "gnomon",
        second("bronze", 0xc89a5a),
        side(
          flat`${-wide * 0.6} 0, ${wide * 0.5} 0, ${-wide * 0.5} ${wide * 0.9}, ${-wide * 0.52} ${wide * 0.5}, ${-wide * 0.6} ${wide * 0.3}`,
          0.024,
          0.006,
        ).at(0, tall + 0.078, 0),
      ),
      part(
        "shadow",
        fixed("bronze", 0x3a2a18),
        put(box(0.03, 0.004, wide * 0.7, 0).at(0, 0, wide * 0.2), [0, tall + 0.083, 0], [0, 32, 0]),
      ),
    ],
  }),
  program({
    id: "cradle",
    nouns: ["rocking cradle", "baby cradle", "bassinet", "wooden cradle"],
    about: "a wooden cradle on rockers with a pillow and a blanket",
    metresPerUnit: 0.9,
    wears: ["wood cradle", "blanket", "pillow"],
    params: { long: [0.9, 1.05], tone: pick("oak", "walnut", "pine", "cherry") },
    sockets: ({ long }) => ({ inside: { at: [0, 0.34, 0], size: [long * 0.8, 0.4, 0.4] } }),
    parts: ({ long, tone }) => {
      const rocker = softOutline(
        [
          ...arc(0.6, 236, 304, 10).map(([x, y]) => [x, y + 0.62] as const),
          [0.34, 0.16],
          [0.1, 0.12],
          [0, 0.11],
          [-0.1, 0.12],
          [-0.34, 0.16],
        ],
        2,
      );
      const end = (high: number) =>
        side(flat`-0.22 0, 0.22 0, 0.3 ${high * 0.6}, 0.2 ${high * 0.9}, 0 ${high}, -0.2 ${high * 0.9}, -0.3 ${high * 0.6}`, 0.04, 0.014);
      const wood = main("wood", WOODS[tone]);
      return [
        part(
          "rockers",
          wood,
          side(rocker, 0.05, 0.014)
            .at(long * 0.36, 0, 0)
            .mirror("x"),
        ),
        part("ends", wood, all(end(0.7).at(-long / 2, 0.14, 0), end(0.5).at(long / 2, 0.14, 0))),
        part(
          "sides",
          wood,
          all(box(long, 0.36, 0.03, 0.01).turn(14, 0, 0).at(0, 0.31, 0.255).mirror("z"), box(long, 0.03, 0.44, 0.01).at(0, 0.16, 0)),
        ),
        part("mattress", fixed("fabric", 0xf6f1e4), cushion(long - 0.06, 0.16, 0.46).at(0, 0.26, 0)),
        part(
          "blanket",
          second("fabric", 0x8fbde6),
          all(cushion(long * 0.62, 0.16, 0.53).at(long * 0.16, 0.38, 0), box(long * 0.08, 0.1, 0.54, 0.03).at(-long * 0.14, 0.42, 0)),
        ),
        part("pillow", third("fabric", 0xfaf8f2), cushion(0.26, 0.12, 0.38).at(-long * 0.34, 0.4, 0)),
        part(
          "heart",
          fixed("wood", 0x3a2214),
          put(
            extrude(symmetric([0, -0.07, 0.045, -0.02, 0.07, 0.02, 0.055, 0.055, 0.025, 0.06, 0, 0.035], 3), 0.05, 0.002),
            [-long / 2, 0.68, 0],
            [0, 90, 0],
          ),
        ),
      ];
    },
  }),
];
