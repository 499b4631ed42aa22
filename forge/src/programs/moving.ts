import type { Grammar } from "../grammars/grammar.ts";
import { casino } from "./fair/casino.ts";
import { stalls } from "./fair/stalls.ts";
import { soundingBodies } from "./music/sounding-bodies.ts";
import { stageMachines } from "./music/stage-machines.ts";
import { struckMetal } from "./music/struck-metal.ts";
import { worldStrings } from "./music/world-strings.ts";
import { simpleGames } from "./toys/simple-games.ts";
import { woodenToys } from "./toys/wooden-toys.ts";
import { afloat } from "./transport/afloat.ts";
import { balancingWheels } from "./transport/balancing-wheels.ts";
import { flown } from "./transport/flown.ts";
import { futureCraft } from "./transport/future-craft.ts";
import { indoorLifts } from "./transport/indoor-lifts.ts";
import { lifts } from "./transport/lifts.ts";
import { oldBoats } from "./transport/old-boats.ts";
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
  ...casino,
  ...flown,
  ...futureCraft,
  ...indoorLifts,
  ...lifts,
  ...oldBoats,
  ...onRails,
  ...pleasureBoats,
  ...roadMachines,
  ...showTrucks,
  ...simpleGames,
  ...soundingBodies,
  ...stageMachines,
  ...stalls,
  ...struckMetal,
  ...vansWithWindows,
  ...woodenToys,
  ...workingTrucks,
  ...worldStrings,
];
