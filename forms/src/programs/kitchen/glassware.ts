import { all, cylinder, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, pick, program, slides } from "@blenda/forge/language/program";
import { fixed, liquid, main, pane, type Substance, second, third } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

/** What fills a glass and is not seen through: jam, red wine. Takes the first named colour. */
const opaque = (color: number): Substance => ({ ...main("plastic", color), isOpen: false });

/** Red wine is nearly black where it is deep. */
const WINE = 0x6c0318;

export const glassware = [
  program({
    id: "drinking glass",
    nouns: ["tumbler", "water glass", "whisky glass", "whiskey glass", "shot glass", "pint glass", "juice glass", "glass of water"],
    about: "a plain glass to drink from, with water",
    metresPerUnit: 0.12,
    wears: ["drink water juice", ""],
    params: { height: [0.95, 1.2], foot: [0.32, 0.38], level: [0.55, 0.75] },
    variants: {
      tall: { words: "highball long pint", set: { height: 1.5 } },
      low: { words: "whisky whiskey short shot", set: { height: 0.72, level: 0.4 } },
    },
    traits: { empty: "", straw: "", milk: "", juice: "orange lemonade", cola: "coke soda whiskey whisky tea" },
    sockets: ({ height, level }) => ({
      inside: { at: [0, 0.12, 0], size: [0.6, height * level, 0.6] },
      grip: { at: [0, height / 2, 0], size: [0.8, 0.3, 0.8] },
    }),
    parts: ({ height, foot, level }, ask) => [
      part(
        "glass",
        pane(0xd4e8ee),
        lathe(
          flat`0 0, ${foot - 0.02} 0, ${foot} 0.03, 0.44 ${height - 0.01}, 0.43 ${height}, 0.415 ${height - 0.01}, ${foot - 0.03} 0.1, 0 0.09`,
          { sides: 48 },
        ),
      ),
      !ask.has("empty") &&
        part(
          "drink",
          ask.has("milk") ? opaque(0xf6f3ea) : ask.has("juice") ? opaque(0xf0900f) : liquid(ask.has("cola") ? 0x6b3410 : 0x8cc4dc),
          lathe(flat`0 0.092, ${foot - 0.034} 0.105, ${foot + (0.4 - foot) * level} ${height * level}, 0 ${height * level}`, { sides: 48 }),
        ),
      ask.has("straw") &&
        part(
          "straw",
          second("paper", 0xd94f45),
          cylinder(0.028, height * 1.2, { sides: 12 })
            .turn(0, 0, -16)
            .at(0.1, height * 0.68, 0),
        ),
    ],
  }),
  program({
    id: "wine glass",
    nouns: ["wineglass", "champagne glass", "champagne flute", "cocktail glass", "martini glass", "glass of wine", "stemware"],
    about: "a glass on a stem, with wine",
    metresPerUnit: 0.2,
    wears: ["wine drink"],
    params: { bowl: [0.28, 0.34], stem: [0.4, 0.5], form: pick("tulip", "balloon"), level: [0.4, 0.55] },
    variants: { flute: { words: "champagne narrow", set: { bowl: 0.17, level: 0.8 } } },
    traits: { empty: "", conical: "martini cocktail" },
    sockets: ({ stem }) => ({ grip: { at: [0, stem * 0.6, 0], size: [0.1, 0.2, 0.1] } }),
    parts: ({ bowl, stem, form, level }, ask) => {
      const outer = ask.has("conical")
        ? flat`0.03 0, 0.12 0.1, 0.22 0.21, 0.3 0.3, 0.4 0.42, 0.42 0.44`
        : flat(
            form === "tulip"
              ? [0.03, 0, 0.6 * bowl, 0.05, bowl, 0.24, bowl * 0.98, 0.4, bowl * 0.78, 0.66]
              : [0.03, 0, 0.7 * bowl, 0.04, bowl * 1.12, 0.22, bowl * 1.08, 0.36, bowl * 0.86, 0.56],
          );
      const inner = outer.map(([r, y]) => [Math.max(r - 0.014, 0), y + 0.006] as const).reverse();
      const foot = flat`0 0, 0.28 0, 0.28 0.012, 0.1 0.035, 0.03 0.08, 0.024 ${stem - 0.06}`;
      const full = outer
        .filter(([, y]) => y <= 0.66 * level + 0.06)
        .map(([r, y]) => [Math.max(r - 0.018, 0.004), y + stem + 0.012] as const);
      const top = full[full.length - 1];
      return [
        part(
          "glass",
          pane(0xdcebf0),
          lathe(
            [...foot, ...outer.map(([r, y]) => [r, y + stem] as const), ...inner.map(([r, y]) => [r, y + stem] as const), [0, stem + 0.01]],
            { smooth: 60, sides: 44 },
          ),
        ),
        !ask.has("empty") &&
          part(
            "wine",
            liquid(ask.has("flute") ? 0xe8c56a : ask.has("conical") ? 0xc9d9a0 : WINE, 0, 0xe0cf7c),
            lathe([[0, stem + 0.012], ...full, [0, top[1]]], { smooth: 30, sides: 48 }),
          ),
      ];
    },
  }),
  program({
    id: "bottle",
    is: ["laid round"],
    nouns: ["wine bottle", "beer bottle", "glass bottle", "milk bottle", "champagne bottle", "water bottle", "bottle of wine"],
    about: "a glass bottle with a neck, a label and a cork",
    metresPerUnit: 0.22,
    wears: ["glass body", "label", "cap cork"],
    params: { shoulder: [0.78, 0.88], fat: [0.2, 0.23], neck: [0.075, 0.09] },
    variants: { wide: { words: "milk water", set: { neck: 0.13, shoulder: 0.8 } } },
    traits: { beer: "", milk: "", water: "mineral", open: "opened" },
    sockets: () => ({ grip: { at: [0, 0.5, 0], size: [0.4, 0.3, 0.4] }, slot: { at: [0, 1.36, 0], size: [0.12, 0.3, 0.12] } }),
    parts: ({ shoulder, fat, neck }, ask) => {
      const color = ask.has("beer") ? 0x6b3a16 : ask.has("milk") ? 0xeef2f0 : ask.has("water") ? 0xb9dcec : 0x2f5a35;
      const ink = ask.has("water") ? 0x2f7fbf : 0x8e2f2a;
      return [
        part(
          "glass",
          pane(color, 0),
          lathe(
            flat`0 0.03, ${fat - 0.06} 0, ${fat - 0.02} 0, ${fat} 0.03, ${fat} ${shoulder - 0.1}, ${fat * 0.92} ${shoulder}, ${neck + 0.02} ${shoulder + 0.16}, ${neck} ${shoulder + 0.24}, ${neck} 1.3, ${neck + 0.015} 1.31, ${neck + 0.015} 1.35, ${neck} 1.36, 0 1.36`,
            { sides: 48 },
          ),
        ),
        part(
          "label",
          second("paper", 0xefe4c8),
          lathe(flat`${fat - 0.01} 0.2, ${fat + 0.004} 0.2, ${fat + 0.004} 0.58, ${fat - 0.01} 0.58`, { sides: 48 }),
        ),
        part(
          "stripes",
          third("paper", ink),
          all(
            lathe(flat`${fat - 0.01} 0.25, ${fat + 0.007} 0.25, ${fat + 0.007} 0.29, ${fat - 0.01} 0.29`, { sides: 48 }),
            lathe(flat`${fat - 0.01} 0.5, ${fat + 0.007} 0.5, ${fat + 0.007} 0.52, ${fat - 0.01} 0.52`, { sides: 48 }),
            sphere(0.07, 1, 20)
              .scale(1, 1, 0.2)
              .at(0, 0.395, fat + 0.002),
          ),
        ),
        !ask.has("open") &&
          (ask.has("beer") || ask.has("milk")
            ? part("cap", third("gold"), cylinder(neck + 0.03, 0.045, { sides: 24, bevel: 0.012 }).at(0, 1.365, 0), {
                motion: slides([0, 1, 0], 0.2),
              })
            : part(
                "capsule",
                third("plastic", ink),
                lathe(
                  flat`${neck - 0.02} 1.08, ${neck + 0.008} 1.08, ${neck + 0.008} 1.29, ${neck + 0.024} 1.3, ${neck + 0.024} 1.36, ${neck} 1.375, 0 1.375`,
                  { sides: 40 },
                ),
              )),
      ];
    },
  }),
  program({
    id: "jar",
    nouns: ["mason jar", "jam jar", "glass jar", "honey jar", "cookie jar", "preserving jar", "pickle jar"],
    about: "a glass jar with a screw lid, full of jam",
    metresPerUnit: 0.15,
    wears: ["jam contents filling", "lid", "label"],
    params: { height: [0.85, 1.05], fat: [0.4, 0.46], fill: pick("strawberry", "honey", "berry") },
    variants: {
      honey: { set: { fill: "honey" } },
      strawberry: { words: "raspberry cherry", set: { fill: "strawberry" } },
      berry: { words: "blueberry blackberry", set: { fill: "berry" } },
      tall: { words: "pickle", set: { height: 1.35 } },
    },
    traits: { open: "opened", empty: "" },
    sockets: ({ height, fat }) => ({
      inside: { at: [0, 0.08, 0], size: [fat * 1.5, height, fat * 1.5] },
      grip: { at: [0, height / 2, 0], size: [0.8, 0.3, 0.8] },
    }),
    parts: ({ height, fat, fill }, ask) => [
      part(
        "glass",
        pane(0xd9eaee),
        lathe(
          flat`0 0, ${fat - 0.06} 0, ${fat} 0.06, ${fat} ${height - 0.16}, ${fat - 0.03} ${height - 0.08}, ${fat - 0.08} ${height - 0.02}, ${fat - 0.08} ${height + 0.08}, ${fat - 0.11} ${height + 0.08}, ${fat - 0.11} ${height - 0.04}, ${fat - 0.04} ${height - 0.16}, ${fat - 0.035} 0.08, 0 0.05`,
          { sides: 52 },
        ),
      ),
      !ask.has("empty") &&
        part(
          "contents",
          opaque({ strawberry: 0xa3121f, honey: 0xd07f0c, berry: 0x4a1547 }[fill]),
          lathe(flat`0 0.052, ${fat - 0.045} 0.082, ${fat - 0.045} ${height - 0.2}, 0 ${height - 0.2}`, { sides: 52 }),
        ),
      part(
        "label",
        third("paper", 0xf3ead2),
        lathe(flat`${fat - 0.01} 0.22, ${fat + 0.005} 0.22, ${fat + 0.005} ${height * 0.6}, ${fat - 0.01} ${height * 0.6}`, { sides: 52 }),
      ),
      part(
        "stripe",
        second("gold", 0xd8b04c),
        all(hoop(fat + 0.004, 0.008, 52).at(0, 0.26, 0), hoop(fat + 0.004, 0.008, 52).at(0, height * 0.56, 0)),
      ),
      !ask.has("open") &&
        part(
          "lid",
          second("gold", 0xd8b04c),
          lathe(
            flat`0 ${height + 0.02}, ${fat - 0.06} ${height + 0.02}, ${fat - 0.05} ${height + 0.03}, ${fat - 0.05} ${height + 0.13}, ${fat - 0.07} ${height + 0.15}, ${fat - 0.12} ${height + 0.145}, 0 ${height + 0.14}`,
            { sides: 56, ribs: 36, ribDepth: 0.012 },
          ),
          { motion: slides([0, 1, 0], 0.3) },
        ),
    ],
  }),
  program({
    id: "thermos",
    nouns: ["thermos flask", "vacuum flask", "thermos bottle", "insulated bottle"],
    about: "an insulated flask with a cup for a lid and a handle",
    metresPerUnit: 0.24,
    wears: ["body", "cup lid", "handle band"],
    params: { height: [0.86, 1], fat: [0.2, 0.23], tone: pick("red", "mint", "blue", "black") },
    sockets: ({ height }) => ({ grip: { at: [0, height * 0.5, 0], size: [0.4, 0.3, 0.4] } }),
    parts: ({ height, fat, tone }) => [
      part(
        "body",
        main("paint", ENAMELS[tone]),
        lathe(flat`0 0.04, ${fat} 0.04, ${fat} ${height - 0.12}, ${fat * 0.94} ${height - 0.06}, ${fat * 0.8} ${height}, 0 ${height}`, {
          sides: 48,
        }),
      ),
      part(
        "bands",
        fixed("steel"),
        all(
          lathe(flat`0 0, ${fat + 0.005} 0, ${fat + 0.012} 0.02, ${fat + 0.012} 0.07, ${fat} 0.08, 0 0.08`, { sides: 48 }),
          cylinder(fat * 0.82, 0.05).at(0, height + 0.01, 0),
          lathe(
            flat`${fat - 0.01} ${height * 0.62}, ${fat + 0.006} ${height * 0.62}, ${fat + 0.006} ${height * 0.65}, ${fat - 0.01} ${height * 0.65}`,
            {
              sides: 48,
            },
          ),
        ),
      ),
      part(
        "cup",
        second("steel"),
        lathe(
          flat`0 ${height + 0.02}, ${fat * 0.88} ${height + 0.03}, ${fat * 0.84} ${height + 0.24}, ${fat * 0.78} ${height + 0.28}, 0 ${height + 0.285}`,
          { sides: 44 },
        ),
        { motion: slides([0, 1, 0], 0.4) },
      ),
      part(
        "handle",
        third("plastic", 0x26272a),
        all(
          sweep(
            way`${fat - 0.01} ${height * 0.8} 0, ${fat + 0.13} ${height * 0.78} 0, ${fat + 0.15} ${height * 0.6} 0, ${fat + 0.13} ${height * 0.34} 0, ${fat - 0.01} ${height * 0.32} 0`,
            0.03,
            { flatten: 0.7 },
          ),
        ),
      ),
    ],
  }),
];
