import type { Brief } from "@blenda/forge/grammar/brief";
import { type GableRoof, gableLine, gableRows } from "@blenda/forge/language/pieces/gable-roof";
import { casement, door } from "@blenda/forge/language/pieces/openings";
import { bush, fir } from "@blenda/forge/language/pieces/plot";
import { box, cylinder, extruded } from "@blenda/forge/solid/shapes/forms";
import { type Placement, patterned, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { LighthouseLayer, LighthousePieces } from "./pieces.ts";
import { groundHeight } from "./rock.ts";

/** The keeper's house, a gable beside the tower, on its own foot of stone. */
export function addCottage(brief: Brief, pieces: LighthousePieces, beside: number): void {
  const chance = brief.random.fork("cottage");
  if (chance.chance(0.15)) return;
  const side = chance.chance(0.7) ? 1 : -1;
  const [wide, deep, high] = [chance.between(0.46, 0.58), 0.36, 0.24];
  const roof: GableRoof = {
    length: wide,
    half: deep / 2,
    rise: deep * chance.between(0.38, 0.5),
    eaves: 0.05,
    verge: 0.04,
    flare: 0,
    rows: brief.isStyle("low-poly") ? 3 : 5,
    thick: 0.026,
  };
  const x = side * (beside + 0.02 + wide / 2);
  const where: Placement = { turn: [0, side * -12, 0], at: [x, groundHeight(brief, x, 0.06) - 0.01, 0.06] };
  const put = (layer: LighthouseLayer, shape: Shape) => pieces.add(layer, shape, where);
  const outline = [...gableLine(roof, 3).map(([z, y]) => [z, y + high] as const), [-deep / 2, -0.1] as const, [deep / 2, -0.1] as const];
  put("cottage", placed(extruded(outline, wide), { turn: [0, 90, 0] }));
  put("stone", box(wide + 0.04, 0.14, deep + 0.04, 0.012));
  put("roof", placed(gableRows(roof, 0.006), { at: [0, high, 0] }));
  put(
    "roof",
    patterned(
      placed(cylinder(0.024, wide + 0.08, { segments: 10, bevel: 0.004 }), { turn: [0, 0, 90], at: [0, high + roof.rise + 0.012, 0] }),
      [0, 300, 0],
    ),
  );
  put("stone", placed(box(0.08, 0.3, 0.08, 0.008), { at: [wide * 0.28, high + 0.14, -0.08] }));
  const { leaf, frame } = door(0.1, 0.19, false);
  put("door", placed(leaf, { at: [0, 0.04, deep / 2] }));
  put("joinery", placed(frame, { at: [0, 0.04, deep / 2] }));
  for (const at of [-0.32, 0.32]) addPane(put, at * wide, 0.15, deep / 2, 0);
  addPane(put, 0, 0.15, wide / 2, side * 90);
  addPane(put, 0, 0.15, deep / 2, 180);
}

function addPane(put: (layer: LighthouseLayer, shape: Shape) => void, x: number, y: number, away: number, turn: number): void {
  const { frame, glass } = casement(0.08, 0.09);
  put("joinery", placed(placed(frame, { at: [x, y, away + 0.004] }), { turn: [0, turn, 0] }));
  put("panes", placed(placed(glass, { at: [x, y, away + 0.004] }), { turn: [0, turn, 0] }));
}

/** Firs, bushes, stones and a piece of fence on the meadow. */
export function addPlants(brief: Brief, pieces: LighthousePieces): void {
  const chance = brief.random.fork("plants");
  const spots = [
    [-0.72, 0.28],
    [-0.82, -0.12],
    [-0.5, -0.62],
    [0.55, -0.66],
    [-0.44, 0.72],
    [0.1, -0.85],
    [0.5, 0.68],
    [0.86, -0.38],
  ] as const;
  for (const [x, z] of spots) {
    if (!chance.chance(0.66)) continue;
    const at = [x + chance.between(-0.06, 0.06), 0, z + chance.between(-0.06, 0.06)] as const;
    const on: Placement = { at: [at[0], groundHeight(brief, at[0], at[2]) - 0.02, at[2]] };
    if (z < 0.6 && chance.chance(0.6)) {
      const { leaves, trunk } = fir(brief, chance, chance.between(0.3, 0.55));
      pieces.add("leaves", leaves, on);
      pieces.add("trunks", trunk, on);
    } else if (chance.chance(0.7)) pieces.add("bushes", bush(brief, chance, chance.between(0.05, 0.085)), on);
    else pieces.add("stone", cylinder(0.07, 0.09, { top: 0.04, bevel: 0.02, segments: 7 }), on);
  }
  const posts = [
    [0.28, 0.86],
    [0.08, 0.92],
    [-0.12, 0.9],
  ] as const;
  for (const [x, z] of posts) pieces.add("joinery", box(0.025, 0.13, 0.025, 0), { at: [x, groundHeight(brief, x, z) + 0.04, z] });
  for (const lift of [0.05, 0.09])
    pieces.add(
      "joinery",
      tube(
        posts.map(([x, z]) => [x, groundHeight(brief, x, z) + lift, z] as const),
        0.007,
        { sides: 6, isStraight: true },
      ),
    );
}
