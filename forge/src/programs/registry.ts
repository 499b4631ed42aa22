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
import { appliances } from "./kitchen/appliances.ts";
import { breakfast } from "./kitchen/breakfast.ts";
import { cookware } from "./kitchen/cookware.ts";
import { cutlery } from "./kitchen/cutlery.ts";
import { glassware } from "./kitchen/glassware.ts";
import { mixers } from "./kitchen/mixers.ts";
import { plates } from "./kitchen/plates.ts";
import { preparing } from "./kitchen/preparing.ts";
import { sieves } from "./kitchen/sieves.ts";
import { handTools } from "./tools/hand-tools.ts";
import { workshop } from "./tools/workshop.ts";

/** Every family of programs, one line each, in the order of the alphabet. */
export const programs: readonly Grammar[] = [
  ...appliances,
  ...bathroom,
  ...beds,
  ...breakfast,
  ...cabinets,
  ...candlelight,
  ...clocks,
  ...cookware,
  ...cutlery,
  ...furnishings,
  ...glassware,
  ...handTools,
  ...lounging,
  ...mixers,
  ...pails,
  ...plates,
  ...preparing,
  ...seats,
  ...sieves,
  ...ways,
  ...workshop,
];
