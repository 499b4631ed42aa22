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
import { arenas } from "./places/arenas.ts";
import { beacons } from "./places/beacons.ts";
import { courts } from "./places/courts.ts";
import { dungeons } from "./places/dungeons.ts";
import { dwellings } from "./places/dwellings.ts";
import { fields } from "./places/fields.ts";
import { houseOrnaments } from "./places/house-ornaments.ts";
import { houseParts } from "./places/house-parts.ts";
import { lands } from "./places/lands.ts";
import { monuments } from "./places/monuments.ts";
import { oldWalls } from "./places/old-walls.ts";
import { playgrounds } from "./places/playgrounds.ts";
import { powerWorks } from "./places/power-works.ts";
import { shelteredSpots } from "./places/sheltered-spots.ts";
import { shores } from "./places/shores.ts";
import { waters } from "./places/waters.ts";
import { wonders } from "./places/wonders.ts";
import { works } from "./places/works.ts";
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
import { driveThrough } from "./town/drive-through.ts";
import { faith } from "./town/faith.ts";
import { housesOfMany } from "./town/houses-of-many.ts";
import { journeys } from "./town/journeys.ts";
import { offices } from "./town/offices.ts";
import { roads } from "./town/roads.ts";
import { shops } from "./town/shops.ts";
import { shows } from "./town/shows.ts";
import { yards } from "./town/yards.ts";
import { parlour } from "./toys/parlour.ts";
import { parlourMusic } from "./toys/parlour-music.ts";
import { openWheels } from "./transport/open-wheels.ts";
import { touring } from "./transport/touring.ts";
import { fieldArms } from "./weapons/field-arms.ts";
import { firearms } from "./weapons/firearms.ts";
import { handArms } from "./weapons/hand-arms.ts";

/** The later families of made things: household, sport, arms, street. `registry.ts` has the rest. */
export const madeThings: readonly Grammar[] = [
  ...arenas,
  ...armour,
  ...beacons,
  ...breathingMasks,
  ...courts,
  ...deskSupplies,
  ...driveThrough,
  ...dungeons,
  ...dwellings,
  ...faith,
  ...festiveHats,
  ...fieldArms,
  ...fields,
  ...firearms,
  ...gameTables,
  ...goals,
  ...gym,
  ...handArms,
  ...hangingLights,
  ...houseOrnaments,
  ...houseParts,
  ...housesOfMany,
  ...journeys,
  ...lands,
  ...monuments,
  ...odds,
  ...offices,
  ...oldWalls,
  ...openWheels,
  ...outdoorSeats,
  ...paperAndMoney,
  ...parlour,
  ...parlourMusic,
  ...playgrounds,
  ...pocketMachines,
  ...powerTools,
  ...powerWorks,
  ...retro,
  ...roads,
  ...services,
  ...shelteredSpots,
  ...shops,
  ...shores,
  ...shows,
  ...sights,
  ...sightsInTown,
  ...smallGear,
  ...smallWares,
  ...steelCabinets,
  ...touring,
  ...vendors,
  ...ward,
  ...waterGear,
  ...waters,
  ...wonders,
  ...works,
  ...yards,
];
