/** One key: where its middle is and how many units wide, in units of one key; rows count from the back. */
export interface Key {
  x: number;
  row: number;
  width: number;
  kind: "letter" | "modifier" | "accent";
  /** What is written on it, when it writes. */
  letter?: string;
}

/** Widths of the keys of every row; a negative number is a gap. */
type Rows = readonly (readonly number[])[];

const ones = (count: number): number[] => new Array<number>(count).fill(1);

const BODY: Rows = [
  [...ones(13), 2],
  [1.5, ...ones(12), 1.5],
  [1.75, ...ones(11), 2.25],
  [2.25, ...ones(10), 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
];
/** What a 65 % board adds on the right: one column, and arrows below it. */
const ARROWED: Rows = [
  [...ones(13), 2, 1],
  [1.5, ...ones(12), 1.5, 1],
  [1.75, ...ones(11), 2.25, 1],
  [2.25, ...ones(10), 1.75, 1, 1],
  [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1],
];
const FUNCTIONS = [1, -1, 1, 1, 1, 1, -0.5, 1, 1, 1, 1, -0.5, 1, 1, 1, 1];
const ISLANDS: Rows = [
  [...FUNCTIONS, -0.4, 1, 1, 1],
  [...BODY[0], -0.4, 1, 1, 1],
  [...BODY[1], -0.4, 1, 1, 1],
  BODY[2],
  [...BODY[3], -1.4, 1],
  [...BODY[4], -0.4, 1, 1, 1],
];
/** Straight rows of square keys, as the makers of their own keyboards like them. */
const GRID: Rows = [ones(12), ones(12), ones(12), [1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1]];

export const LAYOUTS = { compact: BODY, arrowed: ARROWED, tenkeyless: ISLANDS, grid: GRID } satisfies Record<string, Rows>;
export type LayoutName = keyof typeof LAYOUTS;

export const widthOf = (rows: Rows): number => Math.max(...rows.map((row) => row.reduce((sum, width) => sum + Math.abs(width), 0)));

export function keysOf(name: LayoutName): Key[] {
  const rows: Rows = LAYOUTS[name];
  const half = widthOf(rows) / 2;
  return rows.flatMap((row, index) => {
    let x = -half;
    const keys: Key[] = [];
    for (const [at, width] of row.entries()) {
      const letter = letterOf(name, index, at);
      if (width > 0)
        keys.push({ x: x + width / 2, row: index, width, kind: kindOf(name, index, at, width, row.length), ...(letter ? { letter } : {}) });
      x += Math.abs(width);
    }
    return keys;
  });
}

/** Escape and enter stand out; everything that writes no letter is a shade apart. */
function kindOf(name: LayoutName, row: number, at: number, width: number, count: number): Key["kind"] {
  if (row === 0 && at === 0) return "accent";
  if (width === 2.25 && at > 5) return "accent";
  const isSpace = width > 5;
  const isLast = row === LAYOUTS[name].length - 1;
  const beyond = at > 13 || (name === "tenkeyless" && row === 0) || (name === "grid" && (at === 0 || at === count - 1));
  return !isSpace && (width !== 1 || isLast || beyond) ? "modifier" : "letter";
}

/** By row; a blank where a key of its own stands before the letters. */
const LETTERS = [" 1234567890", " QWERTYUIOP", " ASDFGHJKL", " ZXCVBNM"];

function letterOf(name: LayoutName, row: number, at: number): string | undefined {
  const line = name === "tenkeyless" ? row - 1 : name === "grid" ? row + 1 : row;
  const letter = LETTERS[line]?.[at];
  return letter === " " ? undefined : letter;
}
