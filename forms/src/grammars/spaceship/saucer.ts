import type { Brief } from "@blenda/forge/grammar/brief";
import { hoop, turnsAround } from "@blenda/forge/language/pieces/fittings";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { box, cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { curved, lathe } from "@blenda/forge/solid/shapes/lathe";
import { placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { ShipLayer, ShipPieces } from "./pieces.ts";

/** A disc with a glass dome, lamps round its rim, a glowing belly and three legs. */
export function saucer(brief: Brief): ShipPieces {
  const pieces: ShipPieces = new Gathered<ShipLayer>();
  const { random } = brief;
  const chance = random.fork("saucer");
  const flat = chance.between(0.75, 1.15);
  const lift = 0.42;
  const segments = brief.segments(48);
  const steps = brief.isStyle("low-poly") ? 10 : 30;
  const outline = curved(pairs([0.2, -0.16, 0.5, -0.13, 0.78, -0.06, 0.92, 0, 0.86, 0.05, 0.62, 0.12, 0.4, 0.18, 0.34, 0.2]), steps).map(
    ([r, y]) => [r, y * flat] as const,
  );
  const put = (layer: ShipLayer, shape: Shape, y = 0) => pieces.add(layer, shape, { at: [0, lift + y, 0] });
  put("hull", lathe([[0, -0.16 * flat], ...outline, [0, 0.2 * flat]], { segments, creaseDegrees: 40 }));
  put("metal", torus(0.92, 0.026, segments, 10));
  put("accent", lathe(hoop(0.63, 0.02, 0.016), { segments }), 0.118 * flat);
  const dome = chance.between(0.85, 1.2);
  put("metal", lathe(pairs([0.26, 0, 0.37, 0, 0.38, 0.03, 0.34, 0.06, 0.28, 0.06]), { segments }), 0.185 * flat);
  put(
    "glass",
    lathe(
      pairs([0.3, 0, 0.32, 0.05, 0.29, 0.15, 0.2, 0.24, 0.1, 0.28, 0, 0.29]).map(([r, y]) => [r, y * dome] as const),
      { segments: brief.segments(40), creaseDegrees: 60 },
    ),
    0.22 * flat,
  );
  if (chance.chance(0.6)) {
    put("metal", cylinder(0.012, 0.2, { segments: 8, bevel: 0 }), 0.22 * flat + 0.29 * dome + 0.08);
    put("light", sphere(0.034, 14), 0.22 * flat + 0.29 * dome + 0.2);
  }
  const lamps = chance.pick([10, 12, 16]);
  for (const turn of turnsAround(lamps)) {
    pieces.add(
      "metal",
      placed(cylinder(0.05, 0.04, { bevel: 0.008, segments: brief.segments(16) }), {
        turn: [0, 0, -24],
        at: [0.77, lift + 0.075 * flat, 0],
      }),
      { turn },
    );
    pieces.add("light", placed(sphere(0.036, brief.segments(10)), { at: [0.775, lift + 0.09 * flat, 0] }), { turn });
    pieces.add("dark", placed(box(0.16, 0.02, 0.05, 0.006), { turn: [0, 0, 8], at: [0.6, lift - 0.105 * flat, 0] }), { turn });
  }
  for (const turn of turnsAround(lamps / 2, 12))
    pieces.add("accent", placed(box(0.15, 0.03, 0.11, 0.01), { turn: [0, 0, -17], at: [0.5, lift + 0.146 * flat, 0] }), { turn });
  put(
    "metal",
    lathe(
      pairs([0.16, -0.28, 0.24, -0.24, 0.3, -0.16, 0.3, -0.12, 0.12, -0.12]).map(([r, y]) => [r, y * flat] as const),
      { segments: brief.segments(36) },
    ),
  );
  put(
    "engine",
    lathe(
      [
        [0, -0.27 * flat],
        [0.16, -0.27 * flat],
        [0.16, -0.24 * flat],
        [0, -0.23 * flat],
      ],
      { segments: brief.segments(36) },
    ),
  );
  for (const turn of turnsAround(3, 90)) {
    pieces.add(
      "metal",
      tube(
        [
          [0.42, lift - 0.1, 0],
          [0.62, 0.16, 0],
          [0.66, 0.03, 0],
        ],
        0.026,
        { sides: 10, rings: 10 },
      ),
      { turn },
    );
    pieces.add("dark", placed(cylinder(0.09, 0.04, { top: 0.06, bevel: 0.01, segments: brief.segments(18) }), { at: [0.66, 0.02, 0] }), {
      turn,
    });
  }
  if (chance.chance(0.6)) pieces.add("metal", box(0.2, 0.02, 0.5, 0.008), { turn: [38, 0, 0], at: [0, lift * 0.46, 0.5] });
  return pieces;
}
