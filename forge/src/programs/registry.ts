import type { Grammar } from "../grammars/grammar.ts";
import { pails } from "./containers/pails.ts";
import { bathroom } from "./furniture/bathroom.ts";
import { bedroom } from "./furniture/bedroom.ts";
import { beds } from "./furniture/beds.ts";
import { cabinets } from "./furniture/cabinets.ts";
import { candlelight } from "./furniture/candlelight.ts";
import { clocks } from "./furniture/clocks.ts";
import { furnishings } from "./furniture/furnishings.ts";
import { lounging } from "./furniture/lounging.ts";
import { ornaments } from "./furniture/ornaments.ts";
import { seats } from "./furniture/seats.ts";
import { showers } from "./furniture/showers.ts";
import { ways } from "./furniture/ways.ts";
import { appliances } from "./kitchen/appliances.ts";
import { breakfast } from "./kitchen/breakfast.ts";
import { cookware } from "./kitchen/cookware.ts";
import { cutlery } from "./kitchen/cutlery.ts";
import { glassware } from "./kitchen/glassware.ts";
import { mixers } from "./kitchen/mixers.ts";
import { plates } from "./kitchen/plates.ts";
import { preparing } from "./kitchen/preparing.ts";
import { serving } from "./kitchen/serving.ts";
import { sieves } from "./kitchen/sieves.ts";
import { chores } from "./tools/chores.ts";
import { cleaning } from "./tools/cleaning.ts";
import { fastening } from "./tools/fastening.ts";
import { fineMachines } from "./tools/fine-machines.ts";
import { gardenMachines } from "./tools/garden-machines.ts";
import { gardenThings } from "./tools/garden-things.ts";
import { gardenTools } from "./tools/garden-tools.ts";
import { handTools } from "./tools/hand-tools.ts";
import { machineParts } from "./tools/machine-parts.ts";
import { optics } from "./tools/optics.ts";
import { outdoors } from "./tools/outdoors.ts";
import { safety } from "./tools/safety.ts";
import { toiletries } from "./tools/toiletries.ts";
import { washing } from "./tools/washing.ts";
import { workshop } from "./tools/workshop.ts";

/** Every family of programs, one line each, in the order of the alphabet. */
export const programs: readonly Grammar[] = [
  ...appliances,
  ...bathroom,
  ...bedroom,
  ...beds,
  ...breakfast,
  ...cabinets,
  ...candlelight,
  ...chores,
  ...cleaning,
  ...clocks,
  ...cookware,
  ...cutlery,
  ...fastening,
  ...fineMachines,
  ...furnishings,
  ...gardenMachines,
  ...gardenThings,
  ...gardenTools,
  ...glassware,
  ...handTools,
  ...lounging,
  ...machineParts,
  ...mixers,
  ...optics,
  ...ornaments,
  ...outdoors,
  ...pails,
  ...plates,
  ...preparing,
  ...safety,
  ...seats,
  ...serving,
  ...showers,
  ...sieves,
  ...toiletries,
  ...washing,
  ...ways,
  ...workshop,
];
