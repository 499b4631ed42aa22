import type { Brief } from "@blenda/forge/grammar/brief";
import { beam } from "@blenda/forge/language/pieces/beam";
import { lacquer } from "@blenda/forge/language/pieces/finishes";
import { hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { joined, patterned, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import type { MaterialName } from "@blenda/forge/solid/surfaces/stuff";
import type { TableSize } from "./size.ts";

export function topPart(brief: Brief, size: TableSize): Part {
  const own: MaterialName = brief.isStyle("sci-fi")
    ? "steel"
    : brief.random
        .fork("top")
        .pick(
          brief.isStyle("modern")
            ? (["glass", "marble", "wood"] as const)
            : brief.isStyle("ornate")
              ? (["marble", "wood"] as const)
              : (["wood"] as const),
        );
  const color = brief.color(
    0,
    brief.isStyle("medieval")
      ? hex(0x6b4529)
      : hex(brief.random.fork("wood").pick([0x8f5c33, 0x6b3f24, 0xb98a57, 0xa5713f, 0x5a3a26, 0xc4a275])),
  );
  const surface = brief.isStyle("sci-fi")
    ? lacquer(brief, brief.color(0, hex(0x4c5866)), 0.1)
    : own === "wood"
      ? brief.made("wood", color)
      : brief.made(own, brief.look.colors[0]);
  const isPlanked = own === "wood" && !brief.look.material;
  return {
    name: "top",
    shape: size.isRound ? roundTop(brief, size) : isPlanked || brief.look.material === "wood" ? plankTop(brief, size) : slabTop(size),
    surface,
  };
}

const slabTop = ({ width, depth, height, thick }: TableSize): Shape =>
  placed(box(width, thick, depth, Math.min(0.022, thick * 0.4), 2), { at: [0, height - thick / 2, 0] });

function roundTop(brief: Brief, { width, height, thick }: TableSize): Shape {
  const r = width / 2;
  const isMoulded = brief.isStyle("ornate", "fantasy", "steampunk");
  const edge: ProfilePoint[] = isMoulded
    ? [
        [r - 0.1, -thick],
        [r - 0.06, -thick * 0.9],
        [r - 0.05, -thick * 0.5],
        [r - 0.02, -thick * 0.45],
        [r, -thick * 0.2],
        [r - 0.006, -0.006],
        [r - 0.03, 0],
      ]
    : [
        [r - 0.03, -thick],
        [r - 0.008, -thick * 0.75],
        [r, -thick * 0.4],
        [r - 0.006, -0.008],
        [r - 0.022, 0],
      ];
  const disc = lathe([[0, -thick], ...edge, [0, 0]], { segments: brief.segments(64), creaseDegrees: 50 });
  // Grain runs along y for the wood; a table shows its length, not its end.
  return placed(patterned(placed(disc, { turn: [0, 0, 90] })), { turn: [0, 0, -90], at: [0, height, 0] });
}

/** Boards along the length; a slab keeps the edge of the tree. */
function plankTop(brief: Brief, { width, depth, height, thick }: TableSize): Shape {
  const grain = brief.random.fork("planks");
  const isSlab = brief.has("slab");
  const count = isSlab ? 2 : brief.has("bench") ? 2 : grain.whole(4, 6);
  const wide = depth / count;
  const boards = Array.from({ length: count }, (_, at) => {
    const wave = isSlab ? (t: number) => 1 + 0.09 * brief.noise.at(t * 5, at * 3, 2) : undefined;
    const slip = brief.isStyle("medieval") || isSlab ? grain.between(-0.02, 0.02) : 0;
    const long = beam(
      [
        [0, -width / 2 + slip, 0],
        [0, 0, 0],
        [0, width / 2 + slip, 0],
      ],
      thick,
      wide - 0.006,
      { bevel: 0.012, grain, rows: isSlab ? 20 : 1, taper: wave },
    );
    return placed(long, { turn: [0, 0, -90], at: [0, height - thick / 2, (at - (count - 1) / 2) * wide] });
  });
  if (isSlab) return joined(boards);
  const caps = brief.random.fork("caps").chance(0.4)
    ? [-1, 1].map((side) =>
        placed(
          beam(
            [
              [0, -depth / 2 - 0.004, 0],
              [0, depth / 2 + 0.004, 0],
            ],
            0.12,
            thick + 0.008,
            { grain },
          ),
          { turn: [90, 0, 0], at: [side * (width / 2 + 0.058), height - thick / 2, 0] },
        ),
      )
    : [];
  return joined([...boards, ...caps]);
}

/** Heads of nails or pegs where the boards lie on the frame. */
export function pegs(brief: Brief, { width, depth, height }: TableSize): Part {
  const count = 8;
  const head = brief.isStyle("medieval", "steampunk", "cartoon") ? 0.02 : 0.011;
  const shapes = [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, at) =>
      placed(sphere(head, 10), { at: [side * (width / 2 - 0.11), height, ((at + 0.5) / count - 0.5) * depth], scale: [1, 0.4, 1] }),
    ),
  );
  return { name: "pegs", shape: joined(shapes), surface: head > 0.015 ? brief.always("iron") : brief.always("wood", hex(0x3d281a)) };
}

/** A line of light under the rim. */
export function rimLight(brief: Brief, { width, depth, height, thick, isRound }: TableSize): Shape {
  const y = height - thick - 0.004;
  if (isRound) return placed(torus(width / 2 - 0.08, 0.018, brief.segments(64), 8), { at: [0, y, 0] });
  const [x, z] = [width / 2 - 0.05, depth / 2 - 0.05];
  const strip = (length: number) => box(length, 0.024, 0.024, 0.008);
  return joined(
    [-1, 1].flatMap((side) => [
      placed(strip(x * 2), { at: [0, y, side * z] }),
      placed(strip(z * 2), { turn: [0, 90, 0], at: [side * x, y, 0] }),
    ]),
  );
}
