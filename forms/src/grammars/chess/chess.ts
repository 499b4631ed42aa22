import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { hex, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import type { Random } from "@blenda/forge/solid/random";
import { box, torus } from "@blenda/forge/solid/shapes/forms";
import { joined, type Placement, type Point, patterned, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { type Carver, classic, geometric, PIECES, type PieceName } from "./pieces.ts";
import { checkered, SQUARE, sideSurface } from "./surfaces.ts";

export const chess: Grammar = {
  id: "chess",
  called: ["chess set", "chess pieces"],
  nouns: [
    "chess set",
    "chess",
    "chess piece",
    "chessboard",
    "chess board",
    "chess pieces",
    "chess king",
    "chess queen",
    "chess knight",
    "chess rook",
    "chess bishop",
    "chess pawn",
    "pawn",
    "rook",
  ],
  about: "chess pieces, turned and carved: king, queen, bishop, knight, rook, pawns, alone, in a group or on a chessboard",
  traits: {
    king: ["king"],
    queen: ["queen"],
    bishop: ["bishop"],
    knight: ["knight", "horse"],
    rook: ["rook", "castle"],
    pawn: ["pawn"],
    board: ["board", "chessboard", "checkered", "game"],
    full: ["full", "complete", "whole", "tournament"],
    geometric: ["bauhaus", "geometric", "minimal", "minimalist"],
  },
  gathers: 32,
  metresPerUnit: 0.076,
  build(brief) {
    return new ChessTable(brief).parts();
  },
};

interface Standing {
  piece: PieceName;
  isDark: boolean;
  x: number;
  z: number;
}

const BACK_RANK: readonly PieceName[] = ["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"];

class ChessTable {
  private readonly brief: Brief;
  private readonly chance: Random;
  private readonly isFull: boolean;
  private readonly hasBoard: boolean;

  constructor(brief: Brief) {
    this.brief = brief;
    this.chance = brief.random.fork("table");
    this.isFull = brief.has("full") || brief.look.count > 16;
    this.hasBoard = this.isFull || brief.has("board") || (brief.look.count <= 1 && this.asked().length === 0 && this.chance.chance(0.4));
  }

  parts(): Part[] {
    const { brief } = this;
    const carver = this.carver();
    const standing = this.isFull ? fullSet() : this.group();
    const sides = [false, true].map((isDark) => standing.filter((each) => each.isDark === isDark));
    const surfaces = [sideSurface(brief, false), sideSurface(brief, true)];
    const parts = sides.flatMap((pieces, side): Part[] =>
      pieces.length === 0
        ? []
        : [
            {
              name: side === 0 ? "light pieces" : "dark pieces",
              shape: joined(pieces.map((each, at) => this.stand(carver, each, at))),
              surface: surfaces[side],
            },
          ],
    );
    if (brief.look.glow ?? brief.isStyle("sci-fi")) parts.push(this.halos(standing));
    return this.hasBoard ? [...parts, ...this.board(standing, surfaces)] : parts;
  }

  private asked(): PieceName[] {
    return PIECES.filter((piece) => this.brief.has(piece));
  }

  private carver(): Carver {
    const { brief } = this;
    const usual = brief.isStyle("sci-fi") ? 8 : this.isFull ? 10 : 34;
    const turner = { brief, segments: brief.isStyle("sci-fi") ? usual : brief.segments(usual) };
    const isPlain =
      brief.has("geometric") || brief.isStyle("modern") || (brief.look.style === null && this.chance.fork("carver").chance(0.15));
    return isPlain ? geometric(turner) : classic(turner);
  }

  private stand(carver: Carver, { piece, isDark, x, z }: Standing, at: number): Shape {
    const chubby: Placement = this.brief.isStyle("cartoon") ? { scale: [1.12, 0.82, 1.12] } : {};
    // In a full set knights look at the enemy, elsewhere they show their profile.
    const facing = piece === "knight" ? (this.isFull ? (isDark ? -90 : 90) : 8) : 0;
    return placed(patterned(placed(carver[piece], chubby), [at * 1.7, at * 0.9, at * 0.3]), {
      at: [x, 0, z],
      turn: [0, facing + (piece === "bishop" ? -25 : 0), 0],
    });
  }

  /** As many as asked for, the tall ones behind. */
  private group(): Standing[] {
    const { brief, chance } = this;
    const asked = this.asked();
    const usual = asked.length > 0 ? asked.length : chance.whole(5, 7);
    const count = brief.look.count > 1 ? brief.look.count : usual;
    const others: PieceName[] = chance.pick([
      ["queen", "rook", "pawn", "pawn", "knight", "bishop"],
      ["queen", "knight", "pawn", "bishop", "pawn", "rook"],
      ["knight", "pawn", "rook", "pawn", "queen", "bishop"],
    ]);
    const order = asked.length > 0 ? asked : (["king", ...others, "pawn", "pawn"] as const);
    const chosen = Array.from({ length: count }, (_, at) => order[at % order.length]).sort((a, b) => PIECES.indexOf(a) - PIECES.indexOf(b));
    const isFlipped = chance.chance(0.5);
    const columns = Math.max(1, Math.ceil(Math.sqrt(count * 1.6)));
    return chosen.map((piece, at): Standing => {
      const row = Math.floor(at / columns);
      const inRow = Math.min(columns, count - row * columns);
      // The tallest takes the middle of its row, the next ones go left and right of it.
      const place = at % columns;
      const aside = Math.ceil(place / 2) * (place % 2 === 0 ? 1 : -1) + (inRow % 2 === 0 ? 0.5 : 0);
      const step = this.hasBoard ? SQUARE : SQUARE * 0.98;
      const jitter = this.hasBoard ? 0 : 0.05;
      const shift = this.hasBoard ? (inRow % 2 === columns % 2 ? 0 : 0.5) : 0;
      return {
        piece,
        isDark: asked.length === 1 && count === 1 ? isFlipped : (at % 2 === 0) !== isFlipped,
        x: (aside + shift) * step + chance.between(-jitter, jitter),
        z: row * step * (this.hasBoard ? 2 : 0.98) + chance.between(-jitter, jitter),
      };
    });
  }

  /** Rings of light at the feet. */
  private halos(standing: readonly Standing[]): Part {
    const light: Rgb = this.brief.light(hex(0x35e6ff));
    const ring = torus(0.238, 0.014, this.brief.segments(this.isFull ? 14 : 28), this.isFull ? 4 : 6);
    return { name: "light rings", shape: joined(standing.map(({ x, z }) => placed(ring, { at: [x, 0.05, z] }))), surface: glowing(light) };
  }

  /** Squares in the two materials of the pieces, in a frame; as large as the group needs. */
  private board(standing: readonly Standing[], surfaces: readonly Surface[]): Part[] {
    const reach = (values: number[]) => [Math.min(...values) - SQUARE / 2, Math.max(...values) + SQUARE / 2];
    const [left, right] = reach(standing.map(({ x }) => x));
    const [back, front] = reach(standing.map(({ z }) => z));
    const [columns, rows] = [Math.round((right - left) / SQUARE), Math.max(this.isFull ? 8 : 3, Math.round((front - back) / SQUARE))];
    const [width, depth] = [columns * SQUARE, rows * SQUARE];
    const middle: Point = [(left + right) / 2, -0.04, back + depth / 2];
    // Made standing and laid down, so that wooden squares show their grain and not its ends.
    const laid = (w: number, h: number, d: number, bevel: number) =>
      placed(patterned(box(h, w, d, bevel, 2)), { turn: [0, 0, 90], at: middle });
    return [
      { name: "squares", shape: laid(width, 0.08, depth, 0.006), surface: checkered(surfaces, width, depth), density: 0.8 },
      {
        name: "frame",
        shape: placed(laid(width + 0.24, 0.11, depth + 0.24, 0.03), { at: [0, -0.035, 0] }),
        surface: this.brief.isStyle("sci-fi") ? this.brief.always("obsidian") : this.brief.always("wood", hex(0x4a2a17)),
        density: 0.7,
      },
    ];
  }
}

function fullSet(): Standing[] {
  return [false, true].flatMap((isDark) =>
    BACK_RANK.flatMap((piece, file): Standing[] => {
      const x = (file - 3.5) * SQUARE;
      const side = isDark ? -1 : 1;
      return [
        { piece, isDark, x, z: side * 3.5 * SQUARE },
        { piece: "pawn", isDark, x, z: side * 2.5 * SQUARE },
      ];
    }),
  );
}
