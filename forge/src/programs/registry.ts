import type { Grammar } from "../grammars/grammar.ts";
import { pails } from "./containers/pails.ts";
import { bathroom } from "./furniture/bathroom.ts";
import { beds } from "./furniture/beds.ts";
import { cabinets } from "./furniture/cabinets.ts";
import { candlelight } from "./furniture/candlelight.ts";
import { clocks } from "./furniture/clocks.ts";
import { furnishings } from "./furniture/furnishings.ts";
import { lounging } from "./furniture/lounging.ts";
import { seats } from "./furniture/seats.ts";
import { ways } from "./furniture/ways.ts";

/** Every family of programs, one line each, in the order of the alphabet. */
export const programs: readonly Grammar[] = [
  ...bathroom,
  ...beds,
  ...cabinets,
  ...candlelight,
  ...clocks,
  ...furnishings,
  ...lounging,
  ...pails,
  ...seats,
  ...ways,
];
