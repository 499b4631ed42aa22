import { crate } from "./crate.ts";
import type { Grammar } from "./grammar.ts";
import { mushroom } from "./mushroom.ts";
import { pine } from "./pine.ts";
import { robot } from "./robot.ts";
import { sword } from "./sword.ts";
import { vase } from "./vase.ts";

/** Everything the forge can make, one line each, in the order of the alphabet. */
export const grammars: readonly Grammar[] = [crate, mushroom, pine, robot, sword, vase];
