import { all, box, cylinder, sphere } from "@blenda/forge/language/form";
import { four } from "@blenda/forge/language/places";
import { part, pick, program, slides, turns, whole } from "@blenda/forge/language/program";
import { fixed, main, second } from "@blenda/forge/language/substance";
import { WOODS } from "@blenda/forge/language/tones";
import { booksOn, drawer, openCase, swung } from "./casework.ts";

const BOOKS = [0x8c3a32, 0x2f4f6b, 0x4d6b4a, 0xc9a24e, 0xe4dcc8, 0x5b3a55];
const brass = second("brass", 0xc9a050);

export const cabinets = [
  program({
    id: "wardrobe",
    is: ["wall"],
    nouns: ["closet", "armoire", "clothes cupboard", "cupboard", "cabinet"],
    about: "a tall cupboard for clothes with two doors",
    metresPerUnit: 1,
    wears: ["body door", "handle knob"],
    params: { width: [1.05, 1.3], height: [1.85, 2.05], wood: pick("oak", "walnut", "cherry"), feet: pick("balls", "plinth") },
    variants: { small: { words: "low bathroom bedside", set: { height: 1.1 } } },
    traits: { open: "opened" },
    sockets: ({ width, height }) => ({
      top: { at: [0, height + 0.18, 0], size: [width, 1, 0.5] },
      inside: { at: [0, 0.16, 0], size: [width - 0.1, height * 0.8, 0.45] },
    }),
    parts: ({ width, height, wood, feet }, ask) => {
      const leaf = width / 2 - 0.015;
      const hinge = [width / 2 - 0.01, 0, 0.29] as const;
      const open = ask.has("open") ? 105 : 0;
      const sides = [
        { sign: 1, name: "right door" },
        { sign: -1, name: "left door" },
      ];
      return [
        part(
          "body",
          main("wood", WOODS[wood]),
          all(openCase(width, height, 0.55, 0.04).at(0, 0.1, 0), box(width - 0.05, 0.03, 0.5).at(0, height * 0.8 + 0.1, 0)),
        ),
        part(
          "cornice",
          main("wood", WOODS[wood]),
          all(
            box(width + 0.1, 0.06, 0.64, 0.02).at(0, height + 0.12, 0.01),
            box(width + 0.04, 0.05, 0.6, 0.02).at(0, height + 0.075, 0.01),
          ),
        ),
        part(
          "foot",
          main("wood", WOODS[wood]),
          feet === "balls" ? four(sphere(0.075, 0.9, 20), width / 2 - 0.09, 0.06, 0.2) : box(width + 0.05, 0.11, 0.59).at(0, 0.055, 0.005),
        ),
        part(
          "rail",
          fixed("steel"),
          cylinder(0.015, width - 0.06, { sides: 12 })
            .turn(0, 0, 90)
            .at(0, height * 0.74 + 0.1, 0),
        ),
        ...sides.flatMap(({ sign, name }) => {
          const motion = turns([hinge[0] * sign, 0, hinge[2]], [0, sign, 0], 0, 105);
          const door = all(
            box(leaf, height - 0.05, 0.03, 0.01),
            box(leaf - 0.14, height * 0.52, 0.03, 0.014).at(0, height * 0.19, 0.012),
            box(leaf - 0.14, height * 0.28, 0.03, 0.014).at(0, -height * 0.29, 0.012),
          );
          const at = [(sign * width) / 4, height / 2 + 0.1, 0.292] as const;
          const place = [hinge[0] * sign, 0, hinge[2]] as const;
          return [
            part(name, main("wood", WOODS[wood]), swung(door.at(...at), place, open * sign), { motion }),
            part(
              `${name} handle`,
              brass,
              swung(
                all(cylinder(0.014, 0.2, { sides: 12 }), sphere(0.02, 1, 12).at(0, 0.1, 0).mirror("y")).at(
                  sign * 0.055,
                  height * 0.52 + 0.1,
                  0.33,
                ),
                place,
                open * sign,
              ),
              { motion },
            ),
          ];
        }),
      ];
    },
  }),
  program({
    id: "bookshelf",
    nouns: ["bookcase", "book shelf", "shelf", "shelves", "shelving unit", "book case"],
    about: "shelves full of books",
    metresPerUnit: 1,
    wears: ["shelf body wood", "book"],
    params: { width: [0.85, 1.1], shelves: whole(4, 5), wood: pick("oak", "walnut", "pine") },
    variants: { low: { words: "short small", set: { shelves: 2 } }, wide: { set: { width: 1.5 } } },
    traits: { empty: "bare" },
    sockets: ({ shelves }) => ({ top: { at: [0, shelves * 0.36 + 0.14, 0], size: [0.9, 0.8, 0.28] } }),
    parts: ({ width, shelves, wood }, ask) => {
      const height = shelves * 0.36 + 0.08;
      const random = ask.random.fork("books");
      const floors = Array.from({ length: shelves }, (_, at) => 0.1 + at * ((height - 0.06) / shelves));
      const spines = ask.has("empty")
        ? []
        : floors.flatMap((y) =>
            booksOn(random, { left: -width / 2 + 0.05, right: width / 2 - 0.05, y: y + 0.012, height: 0.33 }, BOOKS.length),
          );
      return [
        part(
          "body",
          main("wood", WOODS[wood]),
          all(
            openCase(width, height, 0.3, 0.03).at(0, 0.06, 0),
            box(width - 0.04, 0.06, 0.26).at(0, 0.04, 0),
            box(width + 0.05, 0.035, 0.34).at(0, height + 0.065, 0),
          ),
        ),
        part(
          "shelves",
          main("wood", WOODS[wood]),
          all(...floors.slice(1).map((y) => box(width - 0.05, 0.026, 0.27, 0.006).at(0, y, 0.004))),
        ),
        ...BOOKS.map((color, tone) => {
          const own = spines.filter((spine) => spine.tone === tone);
          return (
            own.length > 0 &&
            part("books", fixed("paper", color), all(...own.map(({ at, size }) => box(...size, 0.006).at(at[0], at[1], 0.1 - size[2] / 2))))
          );
        }),
      ];
    },
  }),
  program({
    id: "dresser",
    nouns: ["chest of drawers", "drawers", "commode", "tallboy", "sideboard", "bureau"],
    about: "a low cupboard full of drawers for clothes",
    metresPerUnit: 1,
    wears: ["body drawer", "handle knob"],
    params: { width: [0.95, 1.2], rows: whole(3, 4), columns: whole(1, 2), wood: pick("oak", "walnut", "cherry") },
    variants: {
      tall: { words: "high", set: { rows: 6, columns: 1, width: 0.62 } },
      wide: { words: "long low", set: { width: 1.7, columns: 3, rows: 3 } },
    },
    traits: { open: "opened" },
    sockets: ({ width, rows }) => ({ top: { at: [0, rows * 0.22 + 0.23, 0], size: [width, 1, 0.45] } }),
    parts: ({ width, rows, columns, wood }, ask) => {
      const [tall, wide] = [0.22, (width - 0.08) / columns];
      const cells = Array.from({ length: rows * columns }, (_, at) => ({ row: Math.floor(at / columns), column: at % columns }));
      const height = rows * tall + 0.06;
      return [
        part("body", main("wood", WOODS[wood]), openCase(width, height, 0.46, 0.03).at(0, 0.13, 0)),
        part("top", main("wood", WOODS[wood]), box(width + 0.06, 0.035, 0.53, 0.012).at(0, height + 0.14, 0.01)),
        part("legs", main("wood", WOODS[wood]), four(cylinder(0.02, 0.15, { top: 0.036, sides: 16 }), width / 2 - 0.07, 0.075, 0.18)),
        ...cells.flatMap(({ row, column }) => {
          const pulled = ask.has("open") && row === rows - 1 && column === 0 ? 0.22 : 0;
          const x = (column - (columns - 1) / 2) * wide;
          const y = 0.16 + tall * (row + 0.5);
          const motion = slides([0, 0, 1], 0.28, [x, y, 0]);
          return [
            part("drawer", main("wood", WOODS[wood]), drawer(wide - 0.015, tall - 0.015, 0.4).at(x, y, 0.232 + pulled), { motion }),
            part(
              "knob",
              brass,
              all(sphere(0.022, 1, 16).at(0, 0, 0.03), cylinder(0.01, 0.04, { sides: 10 }).turn(90, 0, 0).at(0, 0, 0.01))
                .array(2, [wide * 0.45, 0, 0])
                .at(x, y, 0.25 + pulled),
              { motion },
            ),
          ];
        }),
      ];
    },
  }),
  program({
    id: "nightstand",
    nouns: ["bedside table", "night table", "bedside cabinet", "night stand"],
    about: "a small cabinet beside a bed with a drawer and a shelf",
    metresPerUnit: 0.6,
    wears: ["body", "handle knob", "leg"],
    params: { width: [0.72, 0.84], height: [0.55, 0.66], wood: pick("oak", "walnut", "pine") },
    traits: { open: "opened" },
    sockets: ({ width, height }) => ({ top: { at: [0, height + 0.33, 0], size: [width, 0.8, 0.6] } }),
    parts: ({ width, height, wood }, ask) => {
      const pulled = ask.has("open") ? 0.25 : 0;
      return [
        part(
          "body",
          main("wood", WOODS[wood]),
          all(openCase(width, height, 0.6, 0.035).at(0, 0.3, 0), box(width - 0.03, 0.035, 0.56).at(0, height * 0.48 + 0.3, -0.01)),
        ),
        part("top", main("wood", WOODS[wood]), box(width + 0.06, 0.04, 0.67, 0.014).at(0, height + 0.31, 0)),
        part(
          "legs",
          main("wood", WOODS[wood]),
          four(cylinder(0.022, 0.34, { top: 0.04, sides: 18 }).turn(6, 0, -6), width / 2 - 0.07, 0.16, -0.22),
        ),
        part("drawer", main("wood", WOODS[wood]), drawer(width - 0.085, height * 0.4, 0.48).at(0, height * 0.74 + 0.29, 0.29 + pulled), {
          motion: slides([0, 0, 1], 0.3),
        }),
        part(
          "knob",
          brass,
          all(sphere(0.034, 1, 18).at(0, 0, 0.04), cylinder(0.014, 0.05, { sides: 10 }).turn(90, 0, 0).at(0, 0, 0.015)).at(
            0,
            height * 0.74 + 0.29,
            0.31 + pulled,
          ),
          { motion: slides([0, 0, 1], 0.3) },
        ),
        part("books", fixed("paper", 0x2f4f6b), box(0.34, 0.06, 0.26, 0.01).turn(0, 8, 0).at(-0.08, 0.37, 0.08)),
        part("book", fixed("paper", 0xb25c3a), box(0.3, 0.045, 0.22, 0.01).turn(0, -6, 0).at(-0.06, 0.425, 0.09)),
      ];
    },
  }),
];
