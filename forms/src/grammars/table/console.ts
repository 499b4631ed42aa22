import type { Brief } from "@blenda/forge/grammar/brief";
import { lacquer } from "@blenda/forge/language/pieces/finishes";
import { hex, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { cylinder } from "@blenda/forge/solid/shapes/forms";
import { placed } from "@blenda/forge/solid/shapes/shape";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";

interface Place {
  width: number;
  depth: number;
  height: number;
  thick: number;
  isRound: boolean;
}

/** A display set into the top, armour at the corners and struts with lamps: the table of a bridge. */
export function consoleTop(brief: Brief, { width, depth, height, thick, isRound }: Place, glow: Rgb): Part[] {
  const { solids } = brief;
  const display = displaySurface(glow, isRound ? width : depth);
  if (isRound) {
    const pane = placed(cylinder(width / 2 - 0.12, 0.03, { bevel: 0.008, segments: brief.segments(56) }), { at: [0, height - 0.006, 0] });
    const bumps = Array.from({ length: 6 }, (_, at) =>
      solids
        .box(0.22, thick + 0.04, 0.12, 0.02)
        .at(0, height - thick / 2, width / 2 - 0.05)
        .turn(0, at * 60, 0),
    );
    return [
      { name: "display", shape: pane, surface: display },
      { name: "armour", shape: solids.union(...bumps).shape(), surface: lacquer(brief, brief.look.colors[1] ?? hex(0x2f343b), 0.12) },
    ];
  }
  const [x, z] = [width / 2, depth / 2];
  const pane = solids.box(width - 0.42, 0.03, depth - 0.26, 0.008).at(0, height - 0.004, 0);
  const corners = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) => solids.box(0.3, thick + 0.05, 0.24, 0.025).at(sx * (x - 0.11), height - thick / 2, sz * (z - 0.08))),
  );
  const frame = [-1, 1].flatMap((side) => [
    solids.box(width - 0.3, 0.03, 0.035, 0.008).at(0, height, side * (z - 0.115)),
    solids.box(0.035, 0.03, depth - 0.2, 0.008).at(side * (x - 0.195), height, 0),
  ]);
  const struts = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) =>
      solids
        .box(0.07, height * 0.62, 0.07, 0.015)
        .turn(0, 0, sx * 32)
        .at(sx * (x - 0.36), height * 0.6, sz * (z - 0.2)),
    ),
  );
  return [
    { name: "display", shape: pane.shape(), surface: display },
    {
      name: "armour",
      shape: solids.union(...corners, ...frame, ...struts).shape(),
      surface: lacquer(brief, brief.look.colors[1] ?? hex(0x2f343b), 0.12),
    },
  ];
}

/** Dark glass with a grid, rings about a point and a few blips. */
function displaySurface(glow: Rgb, size: number): Surface {
  const line = (value: number, every: number, thin: number) =>
    smoothstep(thin, thin * 0.4, Math.abs(((((value / every) % 1) + 1) % 1) - 0.5) * every);
  return (at, out) => {
    const away = Math.hypot(at.x, at.z);
    const grid = Math.max(line(at.x, 0.1, 0.004), line(at.z, 0.1, 0.004)) * 0.28;
    const rings = away < size * 0.38 ? line(away, 0.13, 0.007) * 0.85 : 0;
    const sweep = away < size * 0.36 ? smoothstep(0.9, 1, Math.cos(Math.atan2(at.z, at.x) - 0.7)) * 0.35 : 0;
    out.roughness = 0.08;
    for (let channel = 0; channel < 3; channel++) {
      out.color[channel] = 0.02 + glow[channel] * 0.05;
      out.glow[channel] = at.ny > 0.8 ? glow[channel] * (0.06 + Math.max(grid, rings, sweep)) : 0;
    }
  };
}
