import { hex } from "@blenda/forge/solid/color";
import { type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { Matrix4 } from "three";
import type { Figure } from "../../core/figure.ts";
import type { PropKind } from "../outfit.ts";
import type { PropMaker } from "./prop-parts.ts";
import { SPORT_THINGS } from "./sport-things.ts";
import { TOOLS } from "./tools.ts";
import { TRADE_THINGS } from "./trade-things.ts";
import { WEAPONS } from "./weapons.ts";

/** Puts the thing into a hand, upright whatever the arm does. */
export function addProp(figure: Figure, kind: PropKind, lean: Point = [0, 0, 0], hand: "hand right" | "hand left" = "hand right"): void {
  const { head } = figure.boneOf(hand);
  const grip = figure.posed(hand, [head[0], head[1] - 0.06, head[2] + 0.03]);
  const { brief } = figure;
  const makers: Record<PropKind, PropMaker> = { ...WEAPONS, ...TOOLS, ...TRADE_THINGS, ...SPORT_THINGS };
  const workshop = {
    brief,
    wood: brief.always("wood", hex(0x7a5230)),
    steel: brief.always("steel"),
    gold: brief.always("gold"),
    ground: Math.max(0.1, grip.y - 0.03),
  };
  for (const [name, shape, surface] of makers[kind](workshop)) {
    const turned = placed(shape, { turn: lean });
    figure.parts.push({ name, shape: turned.applyMatrix4(new Matrix4().makeTranslation(grip.x, grip.y, grip.z)), surface });
  }
}
