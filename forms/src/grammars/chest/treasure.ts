import type { Brief } from "@blenda/forge/grammar/brief";
import { hex, mix } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { grid } from "@blenda/forge/solid/shapes/grid";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";

interface Hollow {
  width: number;
  height: number;
  depth: number;
}

/** Coins heaped above the rim, a few stones among them; with a glow, light between the coins. */
export function treasure(brief: Brief, { width, height, depth }: Hollow): Part[] {
  const chance = brief.random.fork("treasure");
  const inner = { x: width / 2 - 0.06, z: depth / 2 - 0.06 };
  const heapAt = (x: number, z: number) => {
    const fall = 1 - (x / inner.x) ** 2 * 0.75 - (z / inner.z) ** 2 * 0.55;
    return height - 0.09 + 0.25 * Math.max(-0.1, fall) + brief.noise.at(x * 7, 1, z * 7) * 0.025;
  };
  const heap = grid(
    (u, v) => {
      const [x, z] = [mix(-inner.x, inner.x, u), mix(inner.z, -inner.z, v)];
      return [x, heapAt(x, z), z];
    },
    { columns: brief.segments(18), rows: brief.segments(12), creaseDegrees: 60 },
  );
  const coin = coinShape();
  const coins = Array.from({ length: brief.isDetailed ? 110 : 50 }, () => {
    const [x, z] = [chance.between(-0.93, 0.93) * inner.x, chance.between(-0.9, 0.9) * inner.z];
    return placed(coin, {
      at: [x, heapAt(x, z) + chance.between(-0.005, 0.02), z],
      turn: [chance.between(-30, 44), chance.between(0, 360), chance.between(-30, 30)],
    });
  });
  const gems: Shape[][] = [[], [], []];
  for (let at = 0; at < 9; at++) {
    const [x, z] = [chance.between(-0.8, 0.8) * inner.x, chance.between(-0.3, 0.85) * inner.z];
    const stone = brief.solids
      .hull(
        [0, -0.05, 0],
        [0, 0.045, 0],
        [0.045, 0, 0],
        [-0.045, 0, 0],
        [0.022, 0.004, 0.04],
        [-0.022, 0.004, 0.04],
        [0.022, -0.004, -0.04],
        [-0.022, -0.004, -0.04],
      )
      .shape(10);
    gems[at % 3].push(
      placed(stone, {
        at: [x, heapAt(x, z) + 0.03, z],
        turn: [chance.between(-50, 50), chance.between(0, 360), chance.between(-50, 50)],
        scale: chance.between(0.8, 1.3),
      }),
    );
  }
  const glow = brief.look.glow;
  const tones = [hex(0xc91f3c), hex(0x1fa565), hex(0x2a6fe0)];
  return [
    { name: "heap", shape: heap, surface: glow ? glowing(glow, 0.75) : gleaming(brief), density: 0.8 },
    { name: "coins", shape: joined(coins), surface: gleaming(brief), density: 0.8 },
    ...gems.map(
      (stones, at): Part => ({ name: "gems", shape: joined(stones), surface: glow ? glowing(glow) : brief.always("crystal", tones[at]) }),
    ),
    ...(brief.has("grand") ? [pearls(brief, heapAt)] : []),
  ];
}

/** Gold deep in a chest mirrors the dark lid; a breath of its own light keeps it gold. */
function gleaming(brief: Brief): Surface {
  const gold = brief.always("gold");
  return (at, out) => {
    gold(at, out);
    out.glow[0] = 0.16 * at.open;
    out.glow[1] = 0.1 * at.open;
    out.glow[2] = 0.025 * at.open;
  };
}

const coinShape = (): Shape =>
  lathe(
    [
      [0, -0.008],
      [0.052, -0.008],
      [0.052, 0.008],
      [0, 0.008],
    ],
    { segments: 10, creaseDegrees: 50 },
  );

function pearls(brief: Brief, heapAt: (x: number, z: number) => number): Part {
  const beads = Array.from({ length: 26 }, (_, at) => {
    const angle = (at / 26) * 6.283;
    const [x, z] = [0.2 + 0.15 * Math.sin(angle), 0.05 + 0.1 * Math.cos(angle)];
    return placed(sphere(0.017, 8), { at: [x, heapAt(x, z) + 0.025, z] });
  });
  return { name: "pearls", shape: joined(beads), surface: brief.always("porcelain", hex(0xf3ece2)) };
}
