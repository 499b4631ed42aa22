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
import { dungeonPieces } from "./fantasy/dungeon-pieces.ts";
import { hangingLights } from "./furniture/hanging-lights.ts";
import { outdoorSeats } from "./furniture/outdoor-seats.ts";
import { steelCabinets } from "./furniture/steel-cabinets.ts";
import { forPets } from "./homeware/for-pets.ts";
import { housework } from "./homeware/housework.ts";
import { rooms } from "./homeware/rooms.ts";
import { smallComforts } from "./homeware/small-comforts.ts";
import { smallFittings } from "./homeware/small-fittings.ts";
import { trophies } from "./homeware/trophies.ts";
import { warmCorners } from "./homeware/warm-corners.ts";
import { aroundTheHouse } from "./household/around-the-house.ts";
import { atBreakfast } from "./household/at-breakfast.ts";
import { atTheCounter } from "./household/at-the-counter.ts";
import { brewing } from "./household/brewing.ts";
import { byTheBath } from "./household/by-the-bath.ts";
import { coldAndSmall } from "./household/cold-and-small.ts";
import { deskStands } from "./household/desk-stands.ts";
import { hearths } from "./household/hearths.ts";
import { houseMachines } from "./household/house-machines.ts";
import { inTheAir } from "./household/in-the-air.ts";
import { nursery } from "./household/nursery.ts";
import { onDoors } from "./household/on-doors.ts";
import { onWalls } from "./household/on-walls.ts";
import { pocketThings } from "./household/pocket-things.ts";
import { racks } from "./household/racks.ts";
import { showpieces } from "./household/showpieces.ts";
import { signs } from "./household/signs.ts";
import { wallRails } from "./household/wall-rails.ts";
import { wornAndKept } from "./household/worn-and-kept.ts";
import { pairsOfJewellery } from "./jewellery/pairs.ts";
import { movingPrograms } from "./moving.ts";
import { deskSupplies } from "./office/desk-supplies.ts";
import { paperAndMoney } from "./office/paper-and-money.ts";
import { desserts } from "./pantry/desserts.ts";
import { dishes } from "./pantry/dishes.ts";
import { driedFruit } from "./pantry/dried-fruit.ts";
import { filledPastry } from "./pantry/filled-pastry.ts";
import { groceries } from "./pantry/groceries.ts";
import { harvest } from "./pantry/harvest.ts";
import { hotBites } from "./pantry/hot-bites.ts";
import { packedSweets } from "./pantry/packed-sweets.ts";
import { packs } from "./pantry/packs.ts";
import { plates } from "./pantry/plates.ts";
import { riceAndMash } from "./pantry/rice-and-mash.ts";
import { sweetBites } from "./pantry/sweet-bites.ts";
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
import { driveThrough } from "./town/drive-through.ts";
import { faith } from "./town/faith.ts";
import { housesOfMany } from "./town/houses-of-many.ts";
import { journeys } from "./town/journeys.ts";
import { nightsOut } from "./town/nights-out.ts";
import { offices } from "./town/offices.ts";
import { roads } from "./town/roads.ts";
import { shops } from "./town/shops.ts";
import { shows } from "./town/shows.ts";
import { yards } from "./town/yards.ts";
import { parlour } from "./toys/parlour.ts";
import { parlourMusic } from "./toys/parlour-music.ts";
import { openWheels } from "./transport/open-wheels.ts";
import { touring } from "./transport/touring.ts";
import { atTheEye } from "./wardrobe/at-the-eye.ts";
import { carried } from "./wardrobe/carried.ts";
import { foldedCloth } from "./wardrobe/folded-cloth.ts";
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
  ...arenas,
  ...armour,
  ...aroundTheHouse,
  ...atBreakfast,
  ...atTheCounter,
  ...atTheEye,
  ...beacons,
  ...bench,
  ...benchwork,
  ...breathingMasks,
  ...brewing,
  ...byTheBath,
  ...carried,
  ...coldAndSmall,
  ...courts,
  ...deskStands,
  ...deskSupplies,
  ...desserts,
  ...dishes,
  ...driveThrough,
  ...dungeons,
  ...dwellings,
  ...faith,
  ...festiveHats,
  ...fieldArms,
  ...fields,
  ...filledPastry,
  ...firearms,
  ...footwear,
  ...forPets,
  ...gameTables,
  ...goals,
  ...groceries,
  ...gym,
  ...gymnastics,
  ...handArms,
  ...hangingLights,
  ...harvest,
  ...hearths,
  ...hotAndStrong,
  ...hotBites,
  ...houseMachines,
  ...houseOrnaments,
  ...houseParts,
  ...housesOfMany,
  ...housework,
  ...inTheAir,
  ...insideMachines,
  ...journeys,
  ...laboratory,
  ...lands,
  ...lifting,
  ...lightWear,
  ...looseWear,
  ...mechanics,
  ...monuments,
  ...movingPrograms,
  ...nursery,
  ...odds,
  ...offices,
  ...oldWalls,
  ...onDoors,
  ...onTheHead,
  ...onWalls,
  ...openWheels,
  ...outdoorSeats,
  ...packedSweets,
  ...packs,
  ...paperAndMoney,
  ...parlour,
  ...parlourMusic,
  ...plates,
  ...playgrounds,
  ...pocketMachines,
  ...pocketThings,
  ...powerTools,
  ...powerWorks,
  ...racks,
  ...retro,
  ...riceAndMash,
  ...roads,
  ...rooms,
  ...services,
  ...shelteredSpots,
  ...shops,
  ...shores,
  ...showpieces,
  ...shows,
  ...sights,
  ...sightsInTown,
  ...signs,
  ...smallComforts,
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
  ...wallRails,
  ...ward,
  ...warmCorners,
  ...waterGear,
  ...waters,
  ...wholeBody,
  ...winning,
  ...wonders,
  ...works,
  ...workshopMachines,
  ...wornAndKept,
  ...yards,
  ...smallFittings,
  ...dungeonPieces,
  ...pairsOfJewellery,
  ...trophies,
  ...driedFruit,
  ...foldedCloth,
  ...nightsOut,
];
