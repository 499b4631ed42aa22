import { all, box, cylinder, extrude, type Form } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { part, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

/** Where the dots of a die's sides lie. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: flat`-1 -1, 1 1`,
  3: flat`-1 -1, 0 0, 1 1`,
  4: flat`-1 -1, 1 1, -1 1, 1 -1`,
  5: flat`-1 -1, 1 1, -1 1, 1 -1, 0 0`,
  6: flat`-1 -1, -1 0, -1 1, 1 -1, 1 0, 1 1`,
};
const SIDES: readonly (readonly [number, number, number])[] = [
  [-90, 0, 0],
  [0, 90, 0],
  [0, 0, 0],
  [0, 180, 0],
  [0, -90, 0],
  [90, 0, 0],
];
const HEART = symmetric([0, -0.5, 0.34, -0.1, 0.44, 0.16, 0.34, 0.38, 0.14, 0.4, 0, 0.26]);
const SPADE = symmetric([0, -0.5, 0.16, -0.5, 0.05, -0.22, 0.28, -0.26, 0.42, -0.08, 0.34, 0.14, 0, 0.5]);

export const games = [
  program({
    id: "dice",
    nouns: ["die", "gaming die", "six-sided die"],
    about: "a die with round corners and dots on its sides",
    metresPerUnit: 0.018,
    wears: ["die body", "dot pip"],
    params: { round: [0.1, 0.18], turned: [-15, 25] },
    parts: ({ round, turned }) => {
      const pip = put(cylinder(0.085, 0.04, { sides: 20, bevel: 0.012 }), [0, 0, 0.49], [90, 0, 0]);
      const pips = all(...SIDES.flatMap((turn, at) => PIPS[at + 1].map(([x, y]) => pip.at(x * 0.25, y * 0.25, 0).turn(...turn))));
      return [
        part("die", main("plastic", 0xf4f2ea), box(1, 1, 1, round).turn(0, turned, 0)),
        part("pips", second("plastic", 0x1b1b1e), pips.turn(0, turned, 0)),
        part("edges", main("plastic", 0xeae7dc), box(0.97, 0.97, 0.97, round * 0.6).turn(0, turned, 0)),
      ];
    },
  }),
  program({
    id: "puzzle cube",
    nouns: ["rubik's cube", "rubiks cube", "rubik cube", "magic cube", "rubix cube"],
    about: "a puzzle cube of twenty-seven small cubes with six colours",
    metresPerUnit: 0.057,
    wears: ["body"],
    params: { twist: [18, 40], turned: [0, 30] },
    traits: { solved: "solved finished" },
    parts: ({ twist, turned }, { has, random }) => {
      const colors = [0xf1f0ec, 0xd8322c, 0x2f8a45, 0x2456c4, 0xe87a22, 0xf0cb2e];
      const grid = [-1, 0, 1];
      const third3 = 1 / 3;
      const layer = (y: number, form: Form): Form =>
        (y === 1 && !has("solved") ? form.turn(0, twist, 0) : form).turn(0, turned, 0).at(0, 0.5, 0);
      const spots = SIDES.flatMap((turn, side) =>
        grid.flatMap((x) => grid.map((y) => ({ turn, x, y, color: has("solved") ? side : random.whole(0, 5) }))),
      );
      const sticker = (x: number, y: number): Form => put(box(0.28, 0.28, 0.016, 0.006), [x * third3, y * third3, 0.5]);
      const height = ({ turn, y }: (typeof spots)[number]) => (turn[0] === -90 ? 1 : turn[0] === 90 ? -1 : y);
      return [
        part(
          "cubes",
          main("plastic", 0x17171a),
          all(
            ...grid.flatMap((y) =>
              grid.flatMap((x) => grid.map((z) => layer(y, box(0.325, 0.325, 0.325, 0.03).at(x * third3, y * third3, z * third3)))),
            ),
          ),
        ),
        ...colors.map((color, at) =>
          part(
            `stickers ${at + 1}`,
            fixed("plastic", color),
            all(
              ...spots.filter((spot) => spot.color === at).map((spot) => layer(height(spot), sticker(spot.x, spot.y).turn(...spot.turn))),
              layer(0, box(0.01, 0.01, 0.01, 0.001)),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "playing card",
    is: ["printed"],
    nouns: ["card deck", "deck of cards", "ace of spades", "poker card", "playing cards"],
    about: "a fan of playing cards with hearts and spades",
    metresPerUnit: 0.09,
    wears: ["card", "heart", "spade"],
    params: { fan: [11, 15], count: whole(3, 5) },
    parts: ({ fan, count }) => {
      const cards = Array.from({ length: count }, (_, at) => at);
      const set = (form: Form, at: number): Form => put(form.at(0, 0.62, at * 0.02), [0, 0, 0], [0, 0, -(at - (count - 1) / 2) * fan]);
      const suit = (at: number, outline: typeof HEART): Form =>
        set(
          all(
            extrude(outline, 0.012, 0.002).scale(0.36, 0.36, 1),
            ...[1, -1].map((side) =>
              extrude(outline, 0.012, 0.002)
                .scale(0.13, 0.13 * 1, 1)
                .turn(0, 0, side < 0 ? 180 : 0)
                .at(side * -0.26, side * 0.36, 0),
            ),
          ).at(0, 0, 0.006),
          at,
        );
      const corner = (at: number): Form =>
        set(
          all(box(0.04, 0.012, 0.012, 0.002), put(box(0.014, 0.1, 0.012, 0.002), [0.018, 0.02, 0], [0, 0, 17]).mirror("x")).at(
            -0.26,
            0.46,
            0.006,
          ),
          at,
        );
      return [
        part(
          "cards",
          main("paper", 0xf6f3ea),
          all(...cards.map((at) => set(extrude(roundedRectangle(0.72, 1.06, 0.07), 0.012, 0.003), at))),
        ),
        part("hearts", second("plastic", 0xc22a24), all(...cards.filter((at) => at % 2 === 0).map((at) => suit(at, HEART)))),
        part("spades", third("plastic", 0x1b1b1e), all(...cards.filter((at) => at % 2 === 1).map((at) => suit(at, SPADE)))),
        part("letters", third("plastic", 0x1b1b1e), all(...cards.map(corner))),
        part(
          "backs",
          fixed("plastic", 0x2f4f9c),
          all(...cards.map((at) => set(extrude(roundedRectangle(0.66, 1, 0.05), 0.008, 0.002).at(0, 0, -0.006), at))),
        ),
      ];
    },
  }),
];
