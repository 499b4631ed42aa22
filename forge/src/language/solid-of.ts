import type { Brief } from "../grammar/brief.ts";
import { curved } from "../solid/shapes/lathe.ts";
import type { Solid } from "../solid/shapes/solids.ts";
import type { Node } from "./node.ts";

/** The same nodes as bodies with an inside, for cutting. Hoses, lofts and soft bodies have none. */
export function solidOf(node: Node, brief: Brief): Solid {
  const { solids } = brief;
  switch (node.op) {
    case "box":
      return solids.box(...node.size, node.bevel);
    case "cylinder":
      return solids.cylinder(node.radius, node.height, { top: node.top, bevel: node.bevel, segments: brief.segments(node.sides) });
    case "sphere":
      return solids.sphere(node.radius, brief.segments(node.sides)).scale(1, node.stretch, 1);
    case "lathe":
      return solids.revolve(node.smooth > 0 ? curved(node.profile, node.smooth) : node.profile, brief.segments(node.sides));
    case "extrude":
      return solids.extrude(node.outline, node.depth).minus(...node.holes.map((hole) => solids.extrude(hole, node.depth * 2)));
    case "all":
      return solids.union(...node.of.map((each) => solidOf(each, brief)));
    case "place": {
      const { of, scale, turn, at } = node;
      return solidOf(of, brief)
        .scale(...scale)
        .turn(...turn)
        .at(...at);
    }
    case "mirror": {
      const one = solidOf(node.of, brief);
      const [x, y, z] = (["x", "y", "z"] as const).map((axis) => (axis === node.axis ? -1 : 1));
      return one.plus(one.scale(x, y, z));
    }
    case "scatter": {
      const one = solidOf(node.of, brief);
      const copies = node.spots.map(({ at, turn, scale }) =>
        one
          .scale(scale)
          .turn(...turn)
          .at(...at),
      );
      return solids.union(...copies);
    }
    case "cut":
      return solidOf(node.of, brief).minus(...node.by.map((each) => solidOf(each, brief)));
    case "meet":
      return solidOf(node.of, brief).meet(solidOf(node.with, brief));
    default:
      throw new Error(`a ${node.op} has no inside to cut`);
  }
}
