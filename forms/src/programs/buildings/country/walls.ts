import { all, box, extrude, type Form } from "@blenda/forge/language/form";
import type { Flat } from "@blenda/forge/language/node";
import { flat } from "@blenda/forge/language/numbers";
import { courses, type Paint, speckles } from "@blenda/forge/language/skins";
import { fixed, main, type Substance, second } from "@blenda/forge/language/substance";
import type { Point } from "@blenda/forge/solid/shapes/shape";

/** What houses are put together from: painted walls, roofs, windows and doors, all facing +z. */

export const bricks: Paint = [courses(0.1, 0.04, { color: 0xb9afa2, joint: 0.006, relief: -0.005 })];
export const blocks: Paint = [courses(0.16, 0.08, { color: { by: -0.4 }, joint: 0.008, relief: -0.01 })];
export const planks: Paint = [courses(0.06, 9, { joint: 0.006, isShifted: false, relief: -0.008 })];
export const sidings: Paint = [courses(9, 0.06, { joint: 0.006, isShifted: false, relief: -0.008 })];
export const shingles: Paint = [courses(0.07, 0.045, { joint: 0.006, relief: -0.008 })];
export const roundBlocks = (round: number): Paint => [courses(0.14, 0.075, { color: { by: -0.4 }, joint: 0.008, round, relief: -0.01 })];

export const stoneWall = (color = 0x9a948a): Substance => main("stone", color, { paint: blocks });
export const tiledRoof = (color = 0xa8482e): Substance => second("clay", color, { paint: shingles });
export const timber = fixed("wood", 0x5a3d24);
export const darkGlass = fixed("glass", 0x3a5a6a);
export const lawn = fixed("leather", 0x5f8a3c, {
  paint: [speckles({ by: -0.3 }, 0.03, { size: 0.4 }), speckles({ by: 0.25 }, 0.05, { size: 0.3 })],
});

export interface Opening {
  at: Point;
  turn?: Point;
}

/** Two slopes over a house that is `width` wide and `depth` deep, the ridge along z, standing on y = 0. */
export const gableRoof = (width: number, rise: number, depth: number, thick = 0.05): Form => {
  const [w, over] = [width / 2, thick * 1.6];
  const low = -(rise / w) * over;
  return extrude(
    flat`
      ${-w - over} ${low}, 0 ${rise}, ${w + over} ${low}, ${w + over} ${low + thick}, 0 ${rise + thick * 1.25},
      ${-w - over} ${low + thick}
    `,
    depth,
    0.008,
  );
};

/** Walls with a pointed end, the ridge along z. */
export const gabledWalls = (width: number, height: number, rise: number, depth: number): Form =>
  extrude(flat`${-width / 2} 0, ${width / 2} 0, ${width / 2} ${height}, 0 ${height + rise}, ${-width / 2} ${height}`, depth, 0.006);

export const archOutline = (width: number, height: number, steps = 10): Flat[] => [
  [-width / 2, 0],
  [width / 2, 0],
  ...Array.from({ length: steps + 1 }, (_, at): Flat => {
    const angle = (at / steps) * Math.PI;
    return [(width / 2) * Math.cos(angle), height - width / 2 + (width / 2) * Math.sin(angle)];
  }),
];

/** Frames with a cross, one for each opening. */
export const frames = (width: number, height: number, openings: readonly Opening[]): Form =>
  all(
    box(width + 0.05, 0.03, 0.05, 0.006).at(0, -height / 2 - 0.01, 0.01),
    box(width + 0.03, 0.025, 0.035, 0.006).at(0, height / 2, 0),
    box(0.022, height, 0.035, 0).array(2, [width, 0, 0]),
    box(0.012, height, 0.028, 0),
    box(width, 0.012, 0.028, 0),
  ).scatter(openings);

export const panes = (width: number, height: number, openings: readonly Opening[]): Form => box(width, height, 0.016, 0).scatter(openings);

/** A rounded door leaf with its planks' hinges, standing on y = 0. */
export const archDoor = (width: number, height: number, deep = 0.04): Form => extrude(archOutline(width, height), deep, 0.006);
/** A wall with an arched way through it, standing on y = 0. */
export const archedWall = (width: number, height: number, open: number, openHeight: number, deep: number, steps = 12): Form => {
  const inner = archOutline(open, openHeight, steps).slice(2).reverse();
  const [w, o] = [width / 2, open / 2];
  return extrude([[-w, 0], [-o, 0], ...inner, [o, 0], [w, 0], [w, height], [-w, height]], deep, 0.008);
};

/** The stones round an arched opening. */
export const archFrame = (width: number, height: number, thick: number, deep = 0.06): Form => {
  const outer = archOutline(width + thick * 2, height + thick).slice(2);
  const inner = archOutline(width, height).slice(2).reverse();
  return extrude([[-width / 2, 0], ...inner, [width / 2, 0], [width / 2 + thick, 0], ...outer, [-width / 2 - thick, 0]], deep, 0.006);
};

/** A grid of places: columns along x, rows along y, on the plane z. */
export const openingsOn = (
  columns: number,
  rows: number,
  pitch: readonly [number, number],
  from: Point,
  turn: Point = [0, 0, 0],
): Opening[] =>
  Array.from({ length: columns * rows }, (_, at) => {
    const [x, y] = [((at % columns) - (columns - 1) / 2) * pitch[0], Math.floor(at / columns) * pitch[1]];
    const angle = (turn[1] * Math.PI) / 180;
    return { at: [from[0] + x * Math.cos(angle), from[1] + y, from[2] - x * Math.sin(angle)], turn };
  });

/** Teeth along the top of a wall of this length, along x. */
export const battlements = (length: number, size = 0.07, deep = 0.06): Form => {
  const count = Math.max(2, Math.round(length / (size * 2)));
  return box(size, size, deep, 0.008).array(count, [(length - size) / (count - 1), 0, 0]);
};
