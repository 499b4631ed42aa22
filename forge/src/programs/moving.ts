import type { Grammar } from "../grammars/grammar.ts";
import { oldMachines } from "./crafts/old-machines.ts";
import { wheelsAndWater } from "./crafts/wheels-and-water.ts";
import { casino } from "./fair/casino.ts";
import { stalls } from "./fair/stalls.ts";
import { robotPets } from "./fantasy/robot-pets.ts";
import { soundingBodies } from "./music/sounding-bodies.ts";
import { stageMachines } from "./music/stage-machines.ts";
import { struckMetal } from "./music/struck-metal.ts";
import { worldStrings } from "./music/world-strings.ts";
import { simpleGames } from "./toys/simple-games.ts";
import { woodenToys } from "./toys/wooden-toys.ts";
import { afloat } from "./transport/afloat.ts";
import { balancingWheels } from "./transport/balancing-wheels.ts";
import { drawn } from "./transport/drawn.ts";
import { flown } from "./transport/flown.ts";
import { futureCraft } from "./transport/future-craft.ts";
import { indoorLifts } from "./transport/indoor-lifts.ts";
import { lifts } from "./transport/lifts.ts";
import { oldBoats } from "./transport/old-boats.ts";
import { onRails } from "./transport/on-rails.ts";
import { pleasureBoats } from "./transport/pleasure-boats.ts";
import { roadMachines } from "./transport/road-machines.ts";
import { showVehicles } from "./transport/show-vehicles.ts";
import { townWheels } from "./transport/town-wheels.ts";
import { vansWithWindows } from "./transport/vans-with-windows.ts";
import { wagonsAndTrailers } from "./transport/wagons-and-trailers.ts";
import { workingTrucks } from "./transport/working-trucks.ts";
import { heavyArms } from "./weapons/heavy-arms.ts";

/** What drives, floats, flies and turns, machines, the fairground, and what is played with or on. `made-things.ts` joins it. */
export const movingPrograms: readonly Grammar[] = [
  ...afloat,
  ...balancingWheels,
  ...casino,
  ...drawn,
  ...flown,
  ...futureCraft,
  ...heavyArms,
  ...indoorLifts,
  ...lifts,
  ...oldBoats,
  ...oldMachines,
  ...onRails,
  ...pleasureBoats,
  ...roadMachines,
  ...robotPets,
  ...showVehicles,
  ...simpleGames,
  ...soundingBodies,
  ...stageMachines,
  ...stalls,
  ...struckMetal,
  ...townWheels,
  ...vansWithWindows,
  ...wagonsAndTrailers,
  ...wheelsAndWater,
  ...woodenToys,
  ...workingTrucks,
  ...worldStrings,
];
