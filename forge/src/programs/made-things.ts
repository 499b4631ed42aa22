import type { Grammar } from "../grammars/grammar.ts";
import { sights } from "./buildings/sights.ts";
import { sightsInTown } from "./buildings/sights-in-town.ts";
import { armour } from "./clothing/armour.ts";
import { breathingMasks } from "./clothing/breathing-masks.ts";
import { festiveHats } from "./clothing/festive-hats.ts";
import { pocketMachines } from "./electronics/pocket-machines.ts";
import { retro } from "./electronics/retro.ts";
import { hangingLights } from "./furniture/hanging-lights.ts";
import { outdoorSeats } from "./furniture/outdoor-seats.ts";
import { steelCabinets } from "./furniture/steel-cabinets.ts";
import { deskSupplies } from "./office/desk-supplies.ts";
import { paperAndMoney } from "./office/paper-and-money.ts";
import { ward } from "./science/ward.ts";
import { gameTables } from "./sport/game-tables.ts";
import { goals } from "./sport/goals.ts";
import { gym } from "./sport/gym.ts";
import { smallGear } from "./sport/small-gear.ts";
import { waterGear } from "./sport/water-gear.ts";
import { services } from "./street/services.ts";
import { vendors } from "./street/vendors.ts";
import { odds } from "./tools/odds.ts";
import { powerTools } from "./tools/power-tools.ts";
import { smallWares } from "./tools/small-wares.ts";
import { parlour } from "./toys/parlour.ts";
import { parlourMusic } from "./toys/parlour-music.ts";
import { openWheels } from "./transport/open-wheels.ts";
import { touring } from "./transport/touring.ts";
import { lightWear } from "./wardrobe/light-wear.ts";
import { looseWear } from "./wardrobe/loose-wear.ts";
import { onTheHead } from "./wardrobe/on-the-head.ts";
import { smallWear } from "./wardrobe/small-wear.ts";
import { tailoring } from "./wardrobe/tailoring.ts";
import { fieldArms } from "./weapons/field-arms.ts";
import { firearms } from "./weapons/firearms.ts";
import { handArms } from "./weapons/hand-arms.ts";
import { footwear } from "./wardrobe/footwear.ts";
import { carried } from "./wardrobe/carried.ts";
import { atTheEye } from "./wardrobe/at-the-eye.ts";

/** The later families of made things: household, sport, arms, street. `registry.ts` has the rest. */
export const madeThings: readonly Grammar[] = [
  ...armour,
  ...atTheEye,
  ...breathingMasks,
  ...carried,
  ...deskSupplies,
  ...festiveHats,
  ...fieldArms,
  ...firearms,
  ...footwear,
  ...gameTables,
  ...goals,
  ...gym,
  ...handArms,
  ...hangingLights,
  ...lightWear,
  ...looseWear,
  ...odds,
  ...onTheHead,
  ...openWheels,
  ...outdoorSeats,
  ...paperAndMoney,
  ...parlour,
  ...parlourMusic,
  ...pocketMachines,
  ...powerTools,
  ...retro,
  ...services,
  ...sights,
  ...sightsInTown,
  ...smallGear,
  ...smallWares,
  ...smallWear,
  ...steelCabinets,
  ...tailoring,
  ...touring,
  ...vendors,
  ...ward,
  ...waterGear,
];
