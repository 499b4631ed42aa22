import type { Brief } from "@blenda/forge/grammar/brief";
import { coneRoof } from "@blenda/forge/language/pieces/cone-roof";
import { turnsAround } from "@blenda/forge/language/pieces/fittings";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { archBand, casement, door } from "@blenda/forge/language/pieces/openings";
import { along } from "@blenda/forge/language/pieces/outlines";
import { box, sphere } from "@blenda/forge/solid/shapes/forms";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { patterned, placed, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import type { TowerLayer, TowerPieces } from "./pieces.ts";

/** A leaning tower with a wider room on top, a tall bent hat and a side turret; somebody is awake. */
export function wizardTower(brief: Brief): TowerPieces {
  const { random } = brief;
  const straight = new Gathered<TowerLayer>();
  const tall = random.between(1.0, 1.3);
  const shaft: ProfilePoint[] = [
    [0.34, -0.04],
    [0.31, 0.06],
    [0.25, 0.3],
    [0.21, tall * 0.6],
    [0.2, tall * 0.85],
    [0.23, tall],
  ];
  const radius = (y: number) =>
    along(
      shaft.map(([r, h]) => [h, r] as const),
      y,
    );
  const segments = brief.segments(32);
  const bent = bending(brief);
  const put = (layer: TowerLayer, shape: Shape) => straight.add(layer, bent(shape));
  put("walls", lathe([...shaft, [0.1, tall + 0.01]], { segments, creaseDegrees: 40 }));
  put(
    "base",
    lathe(
      [
        [0.38, -0.04],
        [0.37, 0.05],
        [0.34, 0.08],
        [0.28, 0.085],
      ],
      { segments },
    ),
  );
  for (const [y, degrees] of [
    [0.42, -35],
    [0.66, 50],
    [0.88, 200],
  ] as const)
    addWindow(put, radius(y * tall), y * tall, degrees, 0.075);
  const { leaf, frame, metal } = door(0.17, 0.3, true);
  for (const [layer, shape] of [
    ["door", leaf],
    ["base", frame],
    ["iron", metal],
  ] as const)
    put(layer, placed(shape, { turn: [-8, 0, 0], at: [0, 0.05, radius(0.2) + 0.016] }));
  put("base", placed(box(0.26, 0.06, 0.14, 0.014), { at: [0, 0.03, 0.4] }));
  addRoom(brief, put, tall);
  addSideTurret(brief, put, tall * 0.62, radius(tall * 0.6));
  return straight;
}

type Put = (layer: TowerLayer, shape: Shape) => void;

/** Leans to one side and back again, more the higher it gets. */
function bending({ random }: Brief): (shape: Shape) => Shape {
  const chance = random.fork("bend");
  const lean = chance.between(0.04, 0.1) * chance.pick([-1, 1]);
  return (shape) =>
    warped(
      shape,
      (point) => {
        const y = Math.max(0, point.y);
        point.x += lean * Math.sin(y * 2.1) + lean * 0.5 * Math.max(0, y - 1.5) ** 2 * 3;
        point.z += lean * 0.4 * Math.sin(y * 1.4 + 1) * Math.min(1, y);
      },
      36,
    );
}

/** The room on top: plaster between beams, corbels below, a hat above. */
function addRoom(brief: Brief, put: Put, tall: number): void {
  const { random } = brief;
  const sides = random.fork("sides").pick([6, 8, 8]);
  const r = 0.34;
  const [low, high] = [tall + 0.02, tall + 0.4];
  const options = { segments: sides, creaseDegrees: 25 };
  put(
    "timber",
    lathe(
      [
        [0.2, low - 0.12],
        [r * 0.9, low - 0.02],
        [r * 1.06, low],
        [r * 1.06, low + 0.045],
        [r * 0.9, low + 0.05],
      ],
      options,
    ),
  );
  put(
    "plaster",
    lathe(
      [
        [r * 0.97, low + 0.03],
        [r * 1.02, high],
        [r * 0.5, high + 0.02],
      ],
      options,
    ),
  );
  const flat = Math.cos(Math.PI / sides);
  for (const [, degrees] of turnsAround(sides)) {
    put(
      "timber",
      placed(placed(patterned(box(0.05, high - low, 0.05, 0), [degrees, 0, 0]), { at: [0, (low + high) / 2, r] }), {
        turn: [0, degrees, 0],
      }),
    );
    const middle = degrees + 180 / sides;
    put(
      "timber",
      placed(
        placed(patterned(box(2 * r * Math.sin(Math.PI / sides), 0.045, 0.04, 0), [degrees, 3, 0]), {
          at: [0, high - 0.03, r * 1.005 * flat],
        }),
        { turn: [0, middle, 0] },
      ),
    );
    put(
      "timber",
      placed(placed(patterned(box(0.035, 0.2, 0.05, 0), [degrees, 5, 0]), { turn: [38, 0, 0], at: [0, low - 0.1, 0.26] }), {
        turn: [0, middle, 0],
      }),
    );
    addWindow(put, r * 0.995 * flat, (low + high) / 2 + 0.01, middle, 0.1);
  }
  const height = random.between(0.85, 1.15);
  put(
    "roof",
    placed(coneRoof({ radius: r * 1.32, height, rows: brief.isStyle("low-poly") ? 5 : 12, segments: brief.segments(28), flare: 0.55 }), {
      at: [0, high - 0.02, 0],
    }),
  );
  const tip = high + height;
  put("gold", placed(sphere(0.03, 12), { at: [0, tip, 0] }));
  const stone = lathe(
    [
      [0, -0.07],
      [0.04, 0],
      [0, 0.1],
    ],
    { segments: 6, creaseDegrees: 10 },
  );
  put("crystal", placed(stone, { at: [0, tip + 0.11, 0] }));
}

function addWindow(put: Put, away: number, y: number, degrees: number, width: number): void {
  const { frame, glass } = casement(width, width * 1.3, { isArched: true });
  const set = (layer: TowerLayer, shape: Shape) =>
    put(layer, placed(placed(shape, { at: [0, y, away + 0.004] }), { turn: [0, degrees, 0] }));
  set("joinery", frame);
  set("glass", glass);
  set("timber", placed(archBand(width * 0.62, width * 0.26, 0.045), { at: [0, width * 0.65, 0.006] }));
}

function addSideTurret(brief: Brief, put: Put, y: number, away: number): void {
  const side = brief.random.fork("turret").pick([1, -1]);
  const segments = brief.segments(20);
  const where = (shape: Shape) => placed(placed(shape, { at: [0, y, away + 0.05] }), { turn: [0, side * 78, 0] });
  const r = 0.12;
  put(
    "walls",
    where(
      lathe(
        [
          [0.02, -0.22],
          [r * 0.7, -0.1],
          [r, 0],
          [r, 0.26],
          [r * 0.5, 0.27],
        ],
        { segments, creaseDegrees: 40 },
      ),
    ),
  );
  put(
    "timber",
    where(
      lathe(
        [
          [r * 0.9, -0.01],
          [r * 1.1, 0],
          [r * 1.1, 0.03],
          [r * 0.9, 0.035],
        ],
        { segments },
      ),
    ),
  );
  put(
    "roof",
    where(
      placed(coneRoof({ radius: r * 1.42, height: 0.42, rows: brief.isStyle("low-poly") ? 3 : 7, segments, flare: 0.5, thick: 0.014 }), {
        at: [0, 0.25, 0],
      }),
    ),
  );
  put("gold", where(placed(sphere(0.02, 10), { at: [0, 0.68, 0] })));
  for (const degrees of [0, -70, 70]) {
    const { frame, glass } = casement(0.06, 0.08, { isArched: true });
    for (const [layer, shape] of [
      ["joinery", frame],
      ["glass", glass],
    ] as const)
      put(layer, where(placed(placed(shape, { at: [0, 0.13, r] }), { turn: [0, degrees, 0] })));
  }
}
