import type { Grammar } from "../grammars/grammar.ts";
import { hats } from "./clothing/hats.ts";
import { headgear } from "./clothing/headgear.ts";
import { pails } from "./containers/pails.ts";
import { seats } from "./furniture/seats.ts";
import { keyed } from "./music/keys.ts";
import { percussion } from "./music/percussion.ts";
import { strings } from "./music/strings.ts";
import { bows } from "./weapons/bows.ts";
import { guns } from "./weapons/guns.ts";
import { magicArms } from "./weapons/magic-arms.ts";
import { poleArms } from "./weapons/pole-arms.ts";
import { thrown } from "./weapons/thrown.ts";

/** Every family of programs, one line each, in the order of the alphabet. */
export const programs: readonly Grammar[] = [
  ...hats,
  ...headgear,
  ...pails,
  ...seats,
  ...keyed,
  ...percussion,
  ...strings,
  ...bows,
  ...guns,
  ...magicArms,
  ...poleArms,
  ...thrown,
];
