import type { Brief } from "@blenda/forge/grammar/brief";
import { lacquer } from "@blenda/forge/language/pieces/finishes";
import { hex, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder } from "@blenda/forge/solid/shapes/forms";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { joined, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { canister } from "./canister.ts";
import { marked } from "./marks.ts";

const PAINTS = [0x2f5f8f, 0x4a6b3a, 0xa8442a, 0xc08a22, 0x556069, 0x2f7a70];

/** A drum of sheet metal: rolling hoops, a seamed rim, two screw caps. With science fiction it becomes a canister. */
export function drum(brief: Brief): Part[] {
  const { look, random } = brief;
  const isToxic = brief.has("toxic");
  const color = brief.color(0, isToxic ? hex(0xd1a51c) : brief.has("explosive") ? hex(0xa82a1e) : hex(random.fork("paint").pick(PAINTS)));
  if (brief.isStyle("sci-fi")) return canister(brief, color);
  const r = brief.has("slim") ? 0.31 : brief.has("fat") ? 0.46 : random.between(0.36, 0.41);
  const height = random.between(1.06, 1.2);
  const hasLid = !brief.has("open");
  const parts: Part[] = [
    { name: "drum", shape: shell(brief, r, height, hasLid), surface: marked(brief, lacquer(brief, color), color, r, height) },
    { name: "caps", shape: caps(brief, r, height, hasLid), surface: brief.always("steel", hex(0x8d9196)) },
  ];
  const ooze = isToxic ? brief.light(hex(0x7dff3a)) : look.glow;
  if (ooze) parts.push(slime(brief, r, height, ooze));
  else if (!hasLid)
    parts.push({
      name: "contents",
      shape: lathe(
        [
          [r - 0.02, height * 0.86],
          [0, height * 0.86],
        ],
        { segments: brief.segments(40) },
      ),
      surface: brief.always("obsidian"),
    });
  return parts;
}

function shell(brief: Brief, r: number, height: number, hasLid: boolean): Shape {
  const ribs = brief.random.fork("ribs").pick([
    [0.34, 0.66],
    [0.33, 0.67],
    [0.25, 0.5, 0.75],
  ]);
  const wall: ProfilePoint[] = [
    [0, 0.025],
    [r - 0.03, 0.025],
    [r - 0.02, 0],
    [r + 0.012, 0],
    [r + 0.016, 0.012],
    [r + 0.012, 0.026],
    [r, 0.034],
  ];
  for (const share of ribs) {
    const y = share * height;
    for (const [out, up] of [
      [0, -0.04],
      [0.012, -0.026],
      [0.024, -0.009],
      [0.024, 0.009],
      [0.012, 0.026],
      [0, 0.04],
    ])
      wall.push([r + out, y + up]);
  }
  wall.push([r, height - 0.034], [r + 0.012, height - 0.026], [r + 0.016, height - 0.012], [r + 0.01, height], [r - 0.018, height]);
  wall.push(
    ...(hasLid
      ? ([
          [r - 0.026, height - 0.03],
          [r * 0.5, height - 0.026],
          [0, height - 0.026],
        ] as ProfilePoint[])
      : ([
          [r - 0.018, height * 0.8],
          [0, height * 0.8],
        ] as ProfilePoint[])),
  );
  const dent = brief.look.wear > 0.3 ? 0.06 * brief.look.wear : 0;
  return lathe(wall, {
    segments: brief.segments(56),
    creaseDegrees: 42,
    radius: dent > 0 ? (angle, y) => 1 - dent * Math.max(0, brief.noise.at(Math.sin(angle) * 2, y * 3, Math.cos(angle) * 2)) : undefined,
  });
}

function caps(brief: Brief, r: number, height: number, hasLid: boolean): Shape {
  const pieces: Shape[] = [];
  const screw = (size: number, x: number, z: number) => {
    pieces.push(placed(cylinder(size, 0.03, { bevel: 0.008, segments: brief.segments(24) }), { at: [x, height - 0.016, z] }));
    pieces.push(placed(cylinder(size * 0.62, 0.03, { bevel: 0.006, segments: 6 }), { at: [x, height - 0.002, z] }));
  };
  if (hasLid) {
    screw(0.055, 0, r * 0.58);
    screw(0.032, 0.04, -r * 0.62);
  }
  // The clamp that closes the ring round the lid.
  pieces.push(
    placed(box(0.1, 0.03, 0.03, 0.008), { at: [0.05, height - 0.02, r + 0.02] }),
    placed(cylinder(0.012, 0.11, { bevel: 0.003, segments: 10 }), { turn: [0, 0, 90], at: [0.05, height - 0.02, r + 0.042] }),
  );
  return joined(pieces);
}

/** A puddle on the lid and tongues of different length running down the wall. */
function slime(brief: Brief, r: number, height: number, color: Rgb): Part {
  const chance = brief.random.fork("slime");
  const pieces = [
    lathe(
      [
        [r - 0.02, height - 0.034],
        [r - 0.022, height - 0.012],
        [r * 0.6, height - 0.004],
        [0, height - 0.002],
      ],
      { segments: brief.segments(40), creaseDegrees: 60, radius: (angle) => 0.94 + 0.06 * Math.sin(angle * 3 + 1) },
    ),
  ];
  for (let at = 0; at < 7; at++) {
    const angle = at * 0.9 + chance.between(-0.25, 0.25);
    const length = chance.between(0.16, 0.62);
    const on = (out: number, y: number): [number, number, number] => [(r + out) * Math.sin(angle), y, (r + out) * Math.cos(angle)];
    const size = chance.between(0.026, 0.045);
    pieces.push(
      tube(
        [
          on(-0.07, height - 0.012),
          on(0.002, height + 0.006),
          on(0.022, height - 0.03),
          on(0.012, height - length * 0.6),
          on(0.012, height - length),
        ],
        (t) => size * (0.75 + 0.25 * Math.sin(t * 9)) * (t > 0.9 ? Math.sqrt(Math.max(0, (1 - t) * 10)) * 1.15 + 0.02 : 1 + t * 0.2),
        { sides: brief.segments(10), rings: brief.segments(24) },
      ),
    );
  }
  return { name: "slime", shape: joined(pieces), surface: glowing(color, 0.85), density: 0.7 };
}
