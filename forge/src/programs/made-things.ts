import type { Grammar } from "../grammars/grammar.ts";
import { armour } from "./clothing/armour.ts";
import { breathingMasks } from "./clothing/breathing-masks.ts";
import { pocketMachines } from "./electronics/pocket-machines.ts";
import { retro } from "./electronics/retro.ts";
import { hangingLights } from "./furniture/hanging-lights.ts";
import { outdoorSeats } from "./furniture/outdoor-seats.ts";
import { deskSupplies } from "./office/desk-supplies.ts";
import { paperAndMoney } from "./office/paper-and-money.ts";
import { gameTables } from "./sport/game-tables.ts";
import { goals } from "./sport/goals.ts";
import { gym } from "./sport/gym.ts";
import { smallGear } from "./sport/small-gear.ts";
import { waterGear } from "./sport/water-gear.ts";
import { fieldArms } from "./weapons/field-arms.ts";
import { firearms } from "./weapons/firearms.ts";
import { handArms } from "./weapons/hand-arms.ts";

/** The later families of made things: household, sport, arms, street. `registry.ts` has the rest. */
export const madeThings: readonly Grammar[] = [
  ...armour,
  ...breathingMasks,
  ...deskSupplies,
  ...fieldArms,
  ...firearms,
  ...gameTables,
  ...goals,
  ...gym,
  ...handArms,
  ...hangingLights,
  ...outdoorSeats,
  ...paperAndMoney,
  ...pocketMachines,
  ...retro,
  ...smallGear,
  ...waterGear,
];
