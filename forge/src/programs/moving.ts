import type { Grammar } from "../grammars/grammar.ts";
import { afloat } from "./transport/afloat.ts";
import { balancingWheels } from "./transport/balancing-wheels.ts";
import { flown } from "./transport/flown.ts";
import { futureCraft } from "./transport/future-craft.ts";
import { indoorLifts } from "./transport/indoor-lifts.ts";
import { lifts } from "./transport/lifts.ts";
import { onRails } from "./transport/on-rails.ts";
import { pleasureBoats } from "./transport/pleasure-boats.ts";
import { roadMachines } from "./transport/road-machines.ts";
import { showTrucks } from "./transport/show-trucks.ts";
import { vansWithWindows } from "./transport/vans-with-windows.ts";
import { workingTrucks } from "./transport/working-trucks.ts";

/** What drives, floats, flies and turns, machines, the fairground, and what is played with or on. `made-things.ts` joins it. */
export const movingPrograms: readonly Grammar[] = [
  ...afloat,
  ...balancingWheels,
  ...flown,
  ...futureCraft,
  ...indoorLifts,
  ...lifts,
  ...onRails,
  ...pleasureBoats,
  ...roadMachines,
  ...showTrucks,
  ...vansWithWindows,
  ...workingTrucks,
];
