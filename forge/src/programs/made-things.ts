import type { Grammar } from "../grammars/grammar.ts";
import { sights } from "./buildings/sights.ts";
import { sightsInTown } from "./buildings/sights-in-town.ts";
import { armour } from "./clothing/armour.ts";
import { breathingMasks } from "./clothing/breathing-masks.ts";
import { festiveHats } from "./clothing/festive-hats.ts";
import { hotAndStrong } from "./drinks/hot-and-strong.ts";
import { spirits } from "./drinks/spirits.ts";
import { bench } from "./electronics/bench.ts";
import { insideMachines } from "./electronics/inside-machines.ts";
import { pocketMachines } from "./electronics/pocket-machines.ts";
import { retro } from "./electronics/retro.ts";
import { hangingLights } from "./furniture/hanging-lights.ts";
import { outdoorSeats } from "./furniture/outdoor-seats.ts";
import { steelCabinets } from "./furniture/steel-cabinets.ts";
import { deskSupplies } from "./office/desk-supplies.ts";
import { paperAndMoney } from "./office/paper-and-money.ts";
import { desserts } from "./pantry/desserts.ts";
import { dishes } from "./pantry/dishes.ts";
import { filledPastry } from "./pantry/filled-pastry.ts";
import { groceries } from "./pantry/groceries.ts";
import { harvest } from "./pantry/harvest.ts";
import { hotBites } from "./pantry/hot-bites.ts";
import { packedSweets } from "./pantry/packed-sweets.ts";
import { packs } from "./pantry/packs.ts";
import { plates } from "./pantry/plates.ts";
import { riceAndMash } from "./pantry/rice-and-mash.ts";
import { sweetBites } from "./pantry/sweet-bites.ts";
import { laboratory } from "./science/laboratory.ts";
import { mechanics } from "./science/mechanics.ts";
import { ward } from "./science/ward.ts";
import { gameTables } from "./sport/game-tables.ts";
import { goals } from "./sport/goals.ts";
import { gym } from "./sport/gym.ts";
import { gymnastics } from "./sport/gymnastics.ts";
import { smallGear } from "./sport/small-gear.ts";
import { sticks } from "./sport/sticks.ts";
import { waterGear } from "./sport/water-gear.ts";
import { winning } from "./sport/winning.ts";
import { services } from "./street/services.ts";
import { vendors } from "./street/vendors.ts";
import { odds } from "./tools/odds.ts";
import { powerTools } from "./tools/power-tools.ts";
import { smallWares } from "./tools/small-wares.ts";
import { parlour } from "./toys/parlour.ts";
import { parlourMusic } from "./toys/parlour-music.ts";
import { openWheels } from "./transport/open-wheels.ts";
import { touring } from "./transport/touring.ts";
import { atTheEye } from "./wardrobe/at-the-eye.ts";
import { carried } from "./wardrobe/carried.ts";
import { footwear } from "./wardrobe/footwear.ts";
import { lightWear } from "./wardrobe/light-wear.ts";
import { looseWear } from "./wardrobe/loose-wear.ts";
import { onTheHead } from "./wardrobe/on-the-head.ts";
import { smallWear } from "./wardrobe/small-wear.ts";
import { tailoring } from "./wardrobe/tailoring.ts";
import { wholeBody } from "./wardrobe/whole-body.ts";
import { fieldArms } from "./weapons/field-arms.ts";
import { firearms } from "./weapons/firearms.ts";
import { handArms } from "./weapons/hand-arms.ts";
import { benchwork } from "./workshop/benchwork.ts";
import { lifting } from "./workshop/lifting.ts";
import { workshopMachines } from "./workshop/machines.ts";

/** The later families of made things: household, sport, arms, street. `registry.ts` has the rest. */
export const madeThings: readonly Grammar[] = [
  ...armour,
  ...atTheEye,
  ...bench,
  ...benchwork,
  ...breathingMasks,
  ...carried,
  ...deskSupplies,
  ...desserts,
  ...dishes,
  ...festiveHats,
  ...fieldArms,
  ...filledPastry,
  ...firearms,
  ...footwear,
  ...gameTables,
  ...goals,
  ...groceries,
  ...gym,
  ...gymnastics,
  ...handArms,
  ...hangingLights,
  ...harvest,
  ...hotAndStrong,
  ...hotBites,
  ...insideMachines,
  ...laboratory,
  ...lifting,
  ...lightWear,
  ...looseWear,
  ...mechanics,
  ...odds,
  ...onTheHead,
  ...openWheels,
  ...outdoorSeats,
  ...packedSweets,
  ...packs,
  ...paperAndMoney,
  ...parlour,
  ...parlourMusic,
  ...plates,
  ...pocketMachines,
  ...powerTools,
  ...retro,
  ...riceAndMash,
  ...services,
  ...sights,
  ...sightsInTown,
  ...smallGear,
  ...smallWares,
  ...smallWear,
  ...spirits,
  ...steelCabinets,
  ...sticks,
  ...sweetBites,
  ...tailoring,
  ...touring,
  ...vendors,
  ...ward,
  ...waterGear,
  ...wholeBody,
  ...winning,
  ...workshopMachines,
];
