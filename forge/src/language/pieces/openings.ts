import { box, cylinder, extruded } from "../../solid/shapes/forms.ts";
import { joined, patterned, placed, type Shape } from "../../solid/shapes/shape.ts";
import type { Pair } from "./outlines.ts";

/** Everything faces +z and stands before the wall at z = 0. */
interface Casement {
  frame: Shape;
  glass: Shape;
  shutters: Shape | null;
}

interface CasementOptions {
  bars?: number;
  hasShutters?: boolean;
  isArched?: boolean;
}

/** About its middle: frame, sill, glazing bars, and shutters when asked for. */
export function casement(
  width: number,
  height: number,
  { bars = 1, hasShutters = false, isArched = false }: CasementOptions = {},
): Casement {
  const thick = Math.min(0.03, width * 0.13);
  const side = placed(box(thick, height, 0.05, 0), { at: [width / 2, 0, 0.012] });
  const top = placed(box(width + thick, thick, 0.05, 0), { at: [0, height / 2, 0.012] });
  const frame = [
    side,
    placed(side, { at: [-width, 0, 0] }),
    isArched ? placed(archBand(width / 2, thick), { at: [0, height / 2, 0.012] }) : top,
    placed(box(width + thick * 3, thick * 1.2, 0.085, 0), { at: [0, -height / 2 - thick * 0.2, 0.028] }),
    placed(box(width, thick * 0.6, 0.03, 0), { at: [0, isArched ? height * 0.3 : 0, 0.012] }),
    ...Array.from({ length: bars }, (_, bar) =>
      placed(box(thick * 0.6, height * (isArched ? 1.3 : 1), 0.03, 0.003), {
        at: [width * ((bar + 1) / (bars + 1) - 0.5), isArched ? height * 0.12 : 0, 0.011],
      }),
    ),
  ];
  const pane = isArched ? extruded(archOutline(width / 2, height), 0.02) : box(width, height, 0.02, 0);
  return { frame: joined(frame), glass: placed(pane, { at: [0, 0, 0.004] }), shutters: hasShutters ? shutters(width, height) : null };
}

function shutters(width: number, height: number): Shape {
  const leaf = [
    box(width * 0.5, height, 0.022, 0),
    placed(box(width * 0.44, 0.03, 0.03, 0), { at: [0, height * 0.28, 0.006] }),
    placed(box(width * 0.44, 0.03, 0.03, 0), { at: [0, -height * 0.28, 0.006] }),
  ];
  return joined(
    [-1, 1].flatMap((side) =>
      leaf.map((piece) => placed(patterned(piece, [side, 0, 0]), { turn: [0, side * -7, 0], at: [side * width * 0.82, 0, 0.022] })),
    ),
  );
}

const archPoint = (radius: number, share: number): Pair => [radius * Math.cos(Math.PI * share), radius * Math.sin(Math.PI * share)];

/** A door or window with a round head: straight sides of `height`, then half a circle. */
export const archOutline = (half: number, height: number, steps = 8): Pair[] => [
  [-half, -height / 2],
  [half, -height / 2],
  ...Array.from({ length: steps + 1 }, (_, step): Pair => {
    const [x, y] = archPoint(half, step / steps);
    return [x, height / 2 + y];
  }),
];

/** Half a ring over an opening; its foot is at y = 0. */
export function archBand(radius: number, thick: number, depth = 0.05, steps = 8): Shape {
  const outer = Array.from({ length: steps + 1 }, (_, step) => archPoint(radius + thick / 2, step / steps));
  const inner = Array.from({ length: steps + 1 }, (_, step) => archPoint(radius - thick / 2, 1 - step / steps));
  return extruded([...outer, ...inner], depth);
}

interface Door {
  leaf: Shape;
  frame: Shape;
  metal: Shape;
}

/** Standing on y = 0. */
export function door(width: number, height: number, isArched: boolean): Door {
  const half = width / 2;
  const straight = isArched ? height - half : height;
  const leaf = isArched
    ? placed(extruded(archOutline(half, straight), 0.03), { at: [0, straight / 2, 0.006] })
    : placed(box(width, height, 0.03, 0), { at: [0, height / 2, 0.006] });
  const post = placed(box(0.035, straight, 0.06, 0), { at: [half, straight / 2, 0.016] });
  const head = isArched
    ? placed(archBand(half, 0.035, 0.06), { at: [0, straight, 0.016] })
    : placed(box(width + 0.07, 0.04, 0.07, 0), { at: [0, height, 0.016] });
  const hinge = (y: number) => placed(box(width * 0.55, 0.018, 0.012, 0), { at: [-width * 0.2, y, 0.024] });
  const knob = placed(cylinder(0.016, 0.03, { bevel: 0.006, segments: 12 }), { turn: [90, 0, 0], at: [half * 0.68, height * 0.46, 0.034] });
  return {
    leaf,
    frame: joined([post, placed(post, { at: [-width, 0, 0] }), head]),
    metal: joined([hinge(height * 0.22), hinge(straight * 0.82), knob]),
  };
}
