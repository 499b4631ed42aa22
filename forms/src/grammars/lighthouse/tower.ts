import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { hoop, turnsAround } from "@blenda/forge/language/pieces/fittings";
import { casement, door } from "@blenda/forge/language/pieces/openings";
import { along } from "@blenda/forge/language/pieces/outlines";
import { box, cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { LighthousePieces } from "./pieces.ts";

/** Radius by height of the shaft, from the foot to the gallery. */
const SHAFTS: Record<string, readonly ProfilePoint[]> = {
  classic: flat`0.4 0, 0.385 0.06, 0.35 0.2, 0.25 1.42`,
  flared: flat`0.5 0, 0.4 0.14, 0.32 0.4, 0.25 0.8, 0.22 1.2, 0.24 1.5`,
  slim: flat`0.3 0, 0.29 0.05, 0.25 0.18, 0.18 1.8`,
  stout: flat`0.46 0, 0.45 0.05, 0.43 0.16, 0.34 0.98`,
};

export interface Shaft {
  outline: readonly ProfilePoint[];
  /** Steps round it; eight make a tower with edges. */
  around: number;
  top: number;
  radius(y: number): number;
}

export function chooseShaft(brief: Brief): Shaft {
  const chance = brief.random.fork("shaft");
  const name = Object.keys(SHAFTS).find((each) => brief.has(each)) ?? chance.pick(Object.keys(SHAFTS));
  const tall = chance.between(0.92, 1.15);
  const outline = SHAFTS[name].map(([r, y]) => [r, y * tall] as const);
  const isEdged = brief.isStyle("sci-fi", "medieval", "steampunk") || chance.chance(0.25);
  const byHeight = outline.map(([r, y]) => [y, r] as const);
  return { outline, around: isEdged ? 8 : brief.segments(44), top: outline[outline.length - 1][1], radius: (y) => along(byHeight, y) };
}

/** The shaft with its foot, door and windows; hoops and strips of light for those that are machines. */
export function addTower(brief: Brief, shaft: Shaft, pieces: LighthousePieces): void {
  const { outline, around, top } = shaft;
  const options = { segments: around, creaseDegrees: around > 8 ? 40 : 25 };
  const crown = shaft.radius(top);
  pieces.add("tower", lathe([[outline[0][0], -0.14], ...outline, [crown * 0.5, top]], options));
  pieces.add(
    "stone",
    lathe(
      [
        [outline[0][0] + 0.05, -0.14],
        [outline[0][0] + 0.07, 0.01],
        [outline[0][0] + 0.05, 0.05],
        [outline[0][0] - 0.04, 0.055],
      ],
      options,
    ),
  );
  const rows = Math.max(2, Math.round(top / 0.42));
  for (let row = 1; row < rows; row++) addShaftWindow(shaft, pieces, 0.12 + (row / rows) * (top - 0.2), row * 108 - 60);
  const { leaf, frame, metal } = door(0.16, 0.28, true);
  const foot = shaft.radius(0.14);
  for (const [layer, shape] of [
    ["door", leaf],
    ["joinery", frame],
    ["iron", metal],
  ] as const)
    pieces.add(layer, shape, { at: [0, 0.03, foot + 0.012], turn: [-6, 0, 0] });
  for (const step of [0, 1, 2])
    pieces.add("stone", box(0.3 - step * 0.04, 0.05, 0.12, 0.012), { at: [0, 0.005 + step * 0.022 - 0.02, foot + 0.16 - step * 0.05] });
  if (brief.isDetailed || brief.isStyle("steampunk", "sci-fi")) {
    for (const share of [0.2, 0.4, 0.6, 0.8])
      pieces.add("iron", lathe(hoop(shaft.radius(top * share), 0.016, 0.02), options), { at: [0, top * share, 0] });
  }
  if (!brief.isStyle("sci-fi")) return;
  const [low, high] = [top * 0.24, top * 0.76];
  const strip = tube(
    [
      [shaft.radius(low) * 0.995, low, 0],
      [shaft.radius(high) * 0.995, high, 0],
    ],
    0.016,
    { sides: 8, isStraight: true },
  );
  for (const turn of turnsAround(4, 45)) pieces.add("lamp", strip, { turn });
}

function addShaftWindow(shaft: Shaft, pieces: LighthousePieces, y: number, degrees: number): void {
  const lean = (Math.atan2(shaft.radius(y - 0.1) - shaft.radius(y + 0.1), 0.2) * 180) / Math.PI;
  const { frame, glass } = casement(0.075, 0.11, { isArched: true });
  for (const [layer, shape] of [
    ["joinery", frame],
    ["panes", glass],
  ] as const)
    pieces.add(layer, placed(shape, { turn: [-lean, 0, 0], at: [0, y, shaft.radius(y) - 0.002] }), { turn: [0, degrees, 0] });
}

/** The gallery with its rail, the lantern room and its cap. */
export function addLantern(brief: Brief, shaft: Shaft, pieces: LighthousePieces): void {
  const { around, top } = shaft;
  const r = shaft.radius(top);
  const options = { segments: around, creaseDegrees: around > 8 ? 40 : 25 };
  const deck = r + 0.13;
  pieces.add(
    "cap",
    lathe(
      [
        [r * 0.9, top - 0.11],
        [r + 0.01, top - 0.1],
        [r + 0.03, top - 0.05],
        [deck - 0.02, top - 0.012],
        [deck, top],
        [deck, top + 0.028],
        [0, top + 0.03],
      ],
      options,
    ),
  );
  const posts = brief.isStyle("low-poly") ? 8 : 14;
  for (const turn of turnsAround(posts))
    pieces.add("iron", placed(cylinder(0.008, 0.14, { segments: 6, bevel: 0 }), { at: [deck - 0.02, top + 0.095, 0] }), { turn });
  for (const y of [0.1, 0.165])
    pieces.add("iron", torus(deck - 0.02, y > 0.11 ? 0.011 : 0.006, around > 8 ? brief.segments(40) : 32, 6), { at: [0, top + y, 0] });
  const room = r * 0.66;
  const [low, high] = [top + 0.09, top + 0.36];
  pieces.add(
    "cap",
    lathe(
      [
        [room + 0.02, top + 0.02],
        [room + 0.025, low - 0.01],
        [room, low],
        [0, low],
      ],
      options,
    ),
  );
  pieces.add(
    "glass",
    lathe(
      [
        [room * 0.96, low],
        [room * 0.96, high],
      ],
      options,
    ),
  );
  pieces.add("lamp", sphere(room * 0.42, brief.segments(20), 1.2), { at: [0, (low + high) / 2, 0] });
  for (const turn of turnsAround(8, 22.5))
    pieces.add("iron", placed(box(0.018, high - low, 0.018, 0), { at: [room * 0.975, (low + high) / 2, 0] }), { turn });
  const isDome = brief.random.fork("cap").chance(0.45);
  const roof: ProfilePoint[] = isDome
    ? [
        [room * 0.8, high - 0.01],
        [room + 0.07, high - 0.01],
        [room + 0.075, high + 0.02],
        [room * 0.95, high + 0.07],
        [room * 0.72, high + 0.14],
        [room * 0.34, high + 0.185],
        [0.02, high + 0.2],
        [0, high + 0.2],
      ]
    : [
        [room * 0.8, high - 0.01],
        [room + 0.08, high - 0.02],
        [room + 0.085, high + 0.01],
        [room * 0.5, high + 0.15],
        [0.03, high + 0.27],
        [0, high + 0.28],
      ];
  pieces.add("cap", lathe(roof, options));
  const tip = roof[roof.length - 1][1];
  pieces.add("iron", sphere(0.034, 14), { at: [0, tip + 0.02, 0] });
  pieces.add("iron", cylinder(0.007, 0.16, { segments: 8, bevel: 0 }), { at: [0, tip + 0.1, 0] });
  pieces.add("iron", box(0.12, 0.008, 0.008, 0), { at: [0.02, tip + 0.14, 0] });
}
