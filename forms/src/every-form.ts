// Written by `npx forge learn`, which finds the forms by itself; a test says when it is behind.
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { birds } from "./bodies/birds/birds.ts";
import { rareBirds } from "./bodies/birds/rare-birds.ts";
import { waterBirds } from "./bodies/birds/water-birds.ts";
import { breeds } from "./bodies/four-legged/breeds.ts";
import { farm } from "./bodies/four-legged/farm.ts";
import { forest } from "./bodies/four-legged/forest.ts";
import { house as bodiesFourLeggedHouse } from "./bodies/four-legged/house.ts";
import { reptiles } from "./bodies/four-legged/reptiles.ts";
import { savanna } from "./bodies/four-legged/savanna.ts";
import { beastFolk } from "./bodies/four-legged/species/beast-folk.ts";
import { climbers } from "./bodies/four-legged/species/climbers.ts";
import { dinosaurs } from "./bodies/four-legged/species/dinosaurs.ts";
import { fabled } from "./bodies/four-legged/species/fabled.ts";
import { largeMammals } from "./bodies/four-legged/species/large-mammals.ts";
import { legends as bodiesFourLeggedSpeciesLegends } from "./bodies/four-legged/species/legends.ts";
import { smallMammals } from "./bodies/four-legged/species/small-mammals.ts";
import { upright } from "./bodies/four-legged/species/upright.ts";
import { wild as bodiesFourLeggedWild } from "./bodies/four-legged/wild.ts";
import { person } from "./bodies/person/person.ts";
import { fishes } from "./bodies/sea/fishes.ts";
import { seaGliders } from "./bodies/sea/gliders.ts";
import { rareFishes } from "./bodies/sea/rare-fishes.ts";
import { shallows } from "./bodies/sea/shallows.ts";
import { softSea } from "./bodies/sea/soft.ts";
import { bat } from "./bodies/small/bat.ts";
import { crawlers } from "./bodies/small/crawlers.ts";
import { insects } from "./bodies/small/insects.ts";
import { rareInsects } from "./bodies/small/rare-insects.ts";
import { worms } from "./bodies/small/worms.ts";
import { centaur } from "./bodies/tales/centaur.ts";
import { easternDragon } from "./bodies/tales/eastern-dragon.ts";
import { ghosts } from "./bodies/tales/ghost.ts";
import { giants } from "./bodies/tales/giants.ts";
import { golem } from "./bodies/tales/golem.ts";
import { lakeMonsters } from "./bodies/tales/lake-monster.ts";
import { pterodactyl } from "./bodies/tales/pterodactyl.ts";
import { skeleton } from "./bodies/tales/skeleton.ts";
import { treant } from "./bodies/tales/treant.ts";
import { armchair } from "./grammars/armchair/armchair.ts";
import { axe } from "./grammars/axe/axe.ts";
import { barrel } from "./grammars/barrel/barrel.ts";
import { burger } from "./grammars/burger/burger.ts";
import { bust } from "./grammars/bust.ts";
import { cactus } from "./grammars/cactus/cactus.ts";
import { cake } from "./grammars/cake/cake.ts";
import { camera } from "./grammars/camera/camera.ts";
import { car } from "./grammars/car/car.ts";
import { chair } from "./grammars/chair/chair.ts";
import { chess } from "./grammars/chess/chess.ts";
import { chest } from "./grammars/chest/chest.ts";
import { crate } from "./grammars/crate.ts";
import { crystal } from "./grammars/crystal/crystal.ts";
import { headphones } from "./grammars/headphones/headphones.ts";
import { house as grammarsHouseHouse } from "./grammars/house/house.ts";
import { keyboard } from "./grammars/keyboard/keyboard.ts";
import { knot } from "./grammars/knot/knot.ts";
import { lamp } from "./grammars/lamp/lamp.ts";
import { lantern } from "./grammars/lantern/lantern.ts";
import { lighthouse } from "./grammars/lighthouse/lighthouse.ts";
import { mug } from "./grammars/mug/mug.ts";
import { mushroom } from "./grammars/mushroom/mushroom.ts";
import { pine } from "./grammars/pine.ts";
import { plane } from "./grammars/plane/plane.ts";
import { planet } from "./grammars/planet/planet.ts";
import { potion } from "./grammars/potion/potion.ts";
import { radio } from "./grammars/radio/radio.ts";
import { ring } from "./grammars/ring/ring.ts";
import { robot } from "./grammars/robot/robot.ts";
import { rock } from "./grammars/rock/rock.ts";
import { rocket } from "./grammars/rocket/rocket.ts";
import { shield } from "./grammars/shield/shield.ts";
import { spaceship } from "./grammars/spaceship/spaceship.ts";
import { sword } from "./grammars/sword/sword.ts";
import { table } from "./grammars/table/table.ts";
import { terrain } from "./grammars/terrain/terrain.ts";
import { tower } from "./grammars/tower/tower.ts";
import { tree } from "./grammars/tree/tree.ts";
import { vase } from "./grammars/vase/vase.ts";
import { dummies } from "./programs/body/dummies.ts";
import { hairpieces } from "./programs/body/hairpieces.ts";
import { lurkers } from "./programs/body/lurkers.ts";
import { organs } from "./programs/body/organs.ts";
import { senses } from "./programs/body/senses.ts";
import { viscera } from "./programs/body/viscera.ts";
import { bridges } from "./programs/buildings/bridges.ts";
import { castles } from "./programs/buildings/castles.ts";
import { enclosures } from "./programs/buildings/enclosures.ts";
import { garden } from "./programs/buildings/garden.ts";
import { industry } from "./programs/buildings/industry.ts";
import { landmarks } from "./programs/buildings/landmarks.ts";
import { outhouses } from "./programs/buildings/outhouses.ts";
import { shelters } from "./programs/buildings/shelters.ts";
import { sightsInTown } from "./programs/buildings/sights-in-town.ts";
import { sights } from "./programs/buildings/sights.ts";
import { town } from "./programs/buildings/town.ts";
import { village } from "./programs/buildings/village.ts";
import { waterworks } from "./programs/buildings/waterworks.ts";
import { accessories } from "./programs/clothing/accessories.ts";
import { armour } from "./programs/clothing/armour.ts";
import { bags } from "./programs/clothing/bags.ts";
import { boots } from "./programs/clothing/boots.ts";
import { breathingMasks } from "./programs/clothing/breathing-masks.ts";
import { crowns } from "./programs/clothing/crowns.ts";
import { festiveHats } from "./programs/clothing/festive-hats.ts";
import { garments } from "./programs/clothing/garments.ts";
import { hats } from "./programs/clothing/hats.ts";
import { helmets } from "./programs/clothing/helmets.ts";
import { shoes } from "./programs/clothing/shoes.ts";
import { tops } from "./programs/clothing/tops.ts";
import { watches } from "./programs/clothing/watches.ts";
import { cans } from "./programs/containers/cans.ts";
import { cases } from "./programs/containers/cases.ts";
import { freight } from "./programs/containers/freight.ts";
import { packages } from "./programs/containers/packages.ts";
import { pails } from "./programs/containers/pails.ts";
import { pouches } from "./programs/containers/pouches.ts";
import { oldMachines } from "./programs/crafts/old-machines.ts";
import { wheelsAndWater } from "./programs/crafts/wheels-and-water.ts";
import { hotAndStrong } from "./programs/drinks/hot-and-strong.ts";
import { spirits } from "./programs/drinks/spirits.ts";
import { bench } from "./programs/electronics/bench.ts";
import { coinMachines } from "./programs/electronics/coin-machines.ts";
import { computers } from "./programs/electronics/computers.ts";
import { deskMachines } from "./programs/electronics/desk-machines.ts";
import { electrics } from "./programs/electronics/electrics.ts";
import { handhelds } from "./programs/electronics/handhelds.ts";
import { household } from "./programs/electronics/household.ts";
import { insideMachines } from "./programs/electronics/inside-machines.ts";
import { media } from "./programs/electronics/media.ts";
import { pocketMachines } from "./programs/electronics/pocket-machines.ts";
import { power } from "./programs/electronics/power.ts";
import { retro } from "./programs/electronics/retro.ts";
import { viewing } from "./programs/electronics/viewing.ts";
import { casino } from "./programs/fair/casino.ts";
import { inflatables } from "./programs/fair/inflatables.ts";
import { stalls } from "./programs/fair/stalls.ts";
import { dungeonPieces } from "./programs/fantasy/dungeon-pieces.ts";
import { exosuits } from "./programs/fantasy/exosuits.ts";
import { future } from "./programs/fantasy/future.ts";
import { gates } from "./programs/fantasy/gates.ts";
import { graves } from "./programs/fantasy/graves.ts";
import { haunted } from "./programs/fantasy/haunted.ts";
import { legends as programsFantasyLegends } from "./programs/fantasy/legends.ts";
import { relics } from "./programs/fantasy/relics.ts";
import { robotPets } from "./programs/fantasy/robot-pets.ts";
import { seafaring } from "./programs/fantasy/seafaring.ts";
import { treasures } from "./programs/fantasy/treasures.ts";
import { bakery } from "./programs/food/bakery.ts";
import { baking } from "./programs/food/baking.ts";
import { berries } from "./programs/food/berries.ts";
import { bowls } from "./programs/food/bowls.ts";
import { coldCuts } from "./programs/food/cold-cuts.ts";
import { coldDrinks } from "./programs/food/cold-drinks.ts";
import { drinks } from "./programs/food/drinks.ts";
import { fairgroundFood } from "./programs/food/fairground-food.ts";
import { fruits } from "./programs/food/fruits.ts";
import { gardenGreens } from "./programs/food/garden-greens.ts";
import { greens } from "./programs/food/greens.ts";
import { halvedFruits } from "./programs/food/halved-fruits.ts";
import { hotSnacks } from "./programs/food/hot-snacks.ts";
import { meals } from "./programs/food/meals.ts";
import { orchard } from "./programs/food/orchard.ts";
import { snacks } from "./programs/food/snacks.ts";
import { sweets } from "./programs/food/sweets.ts";
import { teaTime } from "./programs/food/tea-time.ts";
import { vegetables } from "./programs/food/vegetables.ts";
import { bathroom } from "./programs/furniture/bathroom.ts";
import { bedroom } from "./programs/furniture/bedroom.ts";
import { beds } from "./programs/furniture/beds.ts";
import { benches } from "./programs/furniture/benches.ts";
import { cabinets } from "./programs/furniture/cabinets.ts";
import { candlelight } from "./programs/furniture/candlelight.ts";
import { clocks } from "./programs/furniture/clocks.ts";
import { furnishings } from "./programs/furniture/furnishings.ts";
import { hangingLights } from "./programs/furniture/hanging-lights.ts";
import { lounging } from "./programs/furniture/lounging.ts";
import { ornaments } from "./programs/furniture/ornaments.ts";
import { outdoorSeats } from "./programs/furniture/outdoor-seats.ts";
import { seats } from "./programs/furniture/seats.ts";
import { showers } from "./programs/furniture/showers.ts";
import { steelCabinets } from "./programs/furniture/steel-cabinets.ts";
import { ways } from "./programs/furniture/ways.ts";
import { christmasHouse } from "./programs/holiday/christmas-house.ts";
import { christmas } from "./programs/holiday/christmas.ts";
import { luck } from "./programs/holiday/luck.ts";
import { party } from "./programs/holiday/party.ts";
import { forPets } from "./programs/homeware/for-pets.ts";
import { housework } from "./programs/homeware/housework.ts";
import { rooms } from "./programs/homeware/rooms.ts";
import { smallComforts } from "./programs/homeware/small-comforts.ts";
import { smallFittings } from "./programs/homeware/small-fittings.ts";
import { trophies } from "./programs/homeware/trophies.ts";
import { warmCorners } from "./programs/homeware/warm-corners.ts";
import { aroundTheHouse } from "./programs/household/around-the-house.ts";
import { atBreakfast } from "./programs/household/at-breakfast.ts";
import { atTheCounter } from "./programs/household/at-the-counter.ts";
import { brewing } from "./programs/household/brewing.ts";
import { byTheBath } from "./programs/household/by-the-bath.ts";
import { coldAndSmall } from "./programs/household/cold-and-small.ts";
import { deskStands } from "./programs/household/desk-stands.ts";
import { hearths } from "./programs/household/hearths.ts";
import { houseMachines } from "./programs/household/house-machines.ts";
import { inTheAir } from "./programs/household/in-the-air.ts";
import { nursery } from "./programs/household/nursery.ts";
import { onDoors } from "./programs/household/on-doors.ts";
import { onWalls } from "./programs/household/on-walls.ts";
import { pocketThings } from "./programs/household/pocket-things.ts";
import { racks } from "./programs/household/racks.ts";
import { showpieces } from "./programs/household/showpieces.ts";
import { signs } from "./programs/household/signs.ts";
import { wallRails } from "./programs/household/wall-rails.ts";
import { wornAndKept } from "./programs/household/worn-and-kept.ts";
import { jewels } from "./programs/jewellery/jewels.ts";
import { pairsOfJewellery } from "./programs/jewellery/pairs.ts";
import { tokens } from "./programs/jewellery/tokens.ts";
import { appliances } from "./programs/kitchen/appliances.ts";
import { breakfast } from "./programs/kitchen/breakfast.ts";
import { cookware } from "./programs/kitchen/cookware.ts";
import { cutlery } from "./programs/kitchen/cutlery.ts";
import { glassware } from "./programs/kitchen/glassware.ts";
import { mixers } from "./programs/kitchen/mixers.ts";
import { plates as programsKitchenPlates } from "./programs/kitchen/plates.ts";
import { preparing } from "./programs/kitchen/preparing.ts";
import { serving } from "./programs/kitchen/serving.ts";
import { sieves } from "./programs/kitchen/sieves.ts";
import { bells } from "./programs/music/bells.ts";
import { percussion } from "./programs/music/percussion.ts";
import { pianos } from "./programs/music/pianos.ts";
import { smallWinds } from "./programs/music/small-winds.ts";
import { sound } from "./programs/music/sound.ts";
import { soundingBodies } from "./programs/music/sounding-bodies.ts";
import { stageMachines } from "./programs/music/stage-machines.ts";
import { strings } from "./programs/music/strings.ts";
import { struckMetal } from "./programs/music/struck-metal.ts";
import { winds } from "./programs/music/winds.ts";
import { worldStrings } from "./programs/music/world-strings.ts";
import { finds } from "./programs/nature/finds.ts";
import { forces } from "./programs/nature/forces.ts";
import { homes } from "./programs/nature/homes.ts";
import { sky } from "./programs/nature/sky.ts";
import { wild as programsNatureWild } from "./programs/nature/wild.ts";
import { artists } from "./programs/office/artists.ts";
import { books } from "./programs/office/books.ts";
import { deskSupplies } from "./programs/office/desk-supplies.ts";
import { deskThings } from "./programs/office/desk-things.ts";
import { paperAndMoney } from "./programs/office/paper-and-money.ts";
import { writing } from "./programs/office/writing.ts";
import { desserts } from "./programs/pantry/desserts.ts";
import { dishes } from "./programs/pantry/dishes.ts";
import { driedFruit } from "./programs/pantry/dried-fruit.ts";
import { filledPastry } from "./programs/pantry/filled-pastry.ts";
import { groceries } from "./programs/pantry/groceries.ts";
import { harvest } from "./programs/pantry/harvest.ts";
import { hotBites } from "./programs/pantry/hot-bites.ts";
import { packedSweets } from "./programs/pantry/packed-sweets.ts";
import { packs } from "./programs/pantry/packs.ts";
import { plates as programsPantryPlates } from "./programs/pantry/plates.ts";
import { riceAndMash } from "./programs/pantry/rice-and-mash.ts";
import { sweetBites } from "./programs/pantry/sweet-bites.ts";
import { arenas } from "./programs/places/arenas.ts";
import { beacons } from "./programs/places/beacons.ts";
import { courts } from "./programs/places/courts.ts";
import { dungeons } from "./programs/places/dungeons.ts";
import { dwellings } from "./programs/places/dwellings.ts";
import { fields } from "./programs/places/fields.ts";
import { houseOrnaments } from "./programs/places/house-ornaments.ts";
import { houseParts } from "./programs/places/house-parts.ts";
import { lands } from "./programs/places/lands.ts";
import { monuments } from "./programs/places/monuments.ts";
import { oldWalls } from "./programs/places/old-walls.ts";
import { playgrounds } from "./programs/places/playgrounds.ts";
import { powerWorks } from "./programs/places/power-works.ts";
import { shelteredSpots } from "./programs/places/sheltered-spots.ts";
import { shores } from "./programs/places/shores.ts";
import { waters } from "./programs/places/waters.ts";
import { wonders } from "./programs/places/wonders.ts";
import { works } from "./programs/places/works.ts";
import { flowers } from "./programs/plants/flowers.ts";
import { greenery } from "./programs/plants/greenery.ts";
import { growing } from "./programs/plants/growing.ts";
import { indoors } from "./programs/plants/indoors.ts";
import { meadow } from "./programs/plants/meadow.ts";
import { pond } from "./programs/plants/pond.ts";
import { bones } from "./programs/science/bones.ts";
import { laboratory } from "./programs/science/laboratory.ts";
import { mechanics } from "./programs/science/mechanics.ts";
import { medicine } from "./programs/science/medicine.ts";
import { ward } from "./programs/science/ward.ts";
import { emblems } from "./programs/shapes/emblems.ts";
import { plainSolids } from "./programs/shapes/solids.ts";
import { symbols } from "./programs/shapes/symbols.ts";
import { balls } from "./programs/sport/balls.ts";
import { boards } from "./programs/sport/boards.ts";
import { equipment } from "./programs/sport/equipment.ts";
import { gameTables } from "./programs/sport/game-tables.ts";
import { goals } from "./programs/sport/goals.ts";
import { gym } from "./programs/sport/gym.ts";
import { gymnastics } from "./programs/sport/gymnastics.ts";
import { halls } from "./programs/sport/halls.ts";
import { smallGear } from "./programs/sport/small-gear.ts";
import { sticks } from "./programs/sport/sticks.ts";
import { waterGear } from "./programs/sport/water-gear.ts";
import { weights } from "./programs/sport/weights.ts";
import { winning } from "./programs/sport/winning.ts";
import { streetBoards } from "./programs/street/boards.ts";
import { fairground } from "./programs/street/fairground.ts";
import { kerbside } from "./programs/street/kerbside.ts";
import { playground } from "./programs/street/playground.ts";
import { posts } from "./programs/street/posts.ts";
import { roadworks } from "./programs/street/roadworks.ts";
import { services } from "./programs/street/services.ts";
import { vendors } from "./programs/street/vendors.ts";
import { atHome } from "./programs/tools/at-home.ts";
import { chores } from "./programs/tools/chores.ts";
import { cleaning } from "./programs/tools/cleaning.ts";
import { fastening } from "./programs/tools/fastening.ts";
import { fineMachines } from "./programs/tools/fine-machines.ts";
import { gardenMachines } from "./programs/tools/garden-machines.ts";
import { gardenThings } from "./programs/tools/garden-things.ts";
import { gardenTools } from "./programs/tools/garden-tools.ts";
import { handTools } from "./programs/tools/hand-tools.ts";
import { machineParts } from "./programs/tools/machine-parts.ts";
import { odds } from "./programs/tools/odds.ts";
import { optics } from "./programs/tools/optics.ts";
import { outdoors } from "./programs/tools/outdoors.ts";
import { powerTools } from "./programs/tools/power-tools.ts";
import { safety } from "./programs/tools/safety.ts";
import { smallWares } from "./programs/tools/small-wares.ts";
import { toiletries } from "./programs/tools/toiletries.ts";
import { washing } from "./programs/tools/washing.ts";
import { workshop } from "./programs/tools/workshop.ts";
import { driveThrough } from "./programs/town/drive-through.ts";
import { faith } from "./programs/town/faith.ts";
import { housesOfMany } from "./programs/town/houses-of-many.ts";
import { journeys } from "./programs/town/journeys.ts";
import { nightsOut } from "./programs/town/nights-out.ts";
import { offices } from "./programs/town/offices.ts";
import { roads } from "./programs/town/roads.ts";
import { shops } from "./programs/town/shops.ts";
import { shows } from "./programs/town/shows.ts";
import { yards } from "./programs/town/yards.ts";
import { dolls } from "./programs/toys/dolls.ts";
import { games } from "./programs/toys/games.ts";
import { parlourMusic } from "./programs/toys/parlour-music.ts";
import { parlour } from "./programs/toys/parlour.ts";
import { playthings } from "./programs/toys/playthings.ts";
import { pocketToys } from "./programs/toys/pocket-toys.ts";
import { simpleGames } from "./programs/toys/simple-games.ts";
import { tabletop } from "./programs/toys/tabletop.ts";
import { woodenToys } from "./programs/toys/wooden-toys.ts";
import { afloat } from "./programs/transport/afloat.ts";
import { balancingWheels } from "./programs/transport/balancing-wheels.ts";
import { drawn } from "./programs/transport/drawn.ts";
import { flown } from "./programs/transport/flown.ts";
import { futureCraft } from "./programs/transport/future-craft.ts";
import { indoorLifts } from "./programs/transport/indoor-lifts.ts";
import { lifts } from "./programs/transport/lifts.ts";
import { oldBoats } from "./programs/transport/old-boats.ts";
import { onRails } from "./programs/transport/on-rails.ts";
import { openWheels } from "./programs/transport/open-wheels.ts";
import { pleasureBoats } from "./programs/transport/pleasure-boats.ts";
import { roadMachines } from "./programs/transport/road-machines.ts";
import { roughAndQuiet } from "./programs/transport/rough-and-quiet.ts";
import { showVehicles } from "./programs/transport/show-vehicles.ts";
import { touring } from "./programs/transport/touring.ts";
import { townWheels } from "./programs/transport/town-wheels.ts";
import { vansWithWindows } from "./programs/transport/vans-with-windows.ts";
import { wagonsAndTrailers } from "./programs/transport/wagons-and-trailers.ts";
import { workingTrucks } from "./programs/transport/working-trucks.ts";
import { aircraft } from "./programs/vehicles/aircraft.ts";
import { balloons } from "./programs/vehicles/balloons.ts";
import { bikes } from "./programs/vehicles/bikes.ts";
import { boats } from "./programs/vehicles/boats.ts";
import { buses } from "./programs/vehicles/buses.ts";
import { carts } from "./programs/vehicles/carts.ts";
import { cranes } from "./programs/vehicles/cranes.ts";
import { drives } from "./programs/vehicles/drives.ts";
import { machinery } from "./programs/vehicles/machinery.ts";
import { machines } from "./programs/vehicles/machines.ts";
import { pushed } from "./programs/vehicles/pushed.ts";
import { scooters } from "./programs/vehicles/scooters.ts";
import { ships } from "./programs/vehicles/ships.ts";
import { space } from "./programs/vehicles/space.ts";
import { trains } from "./programs/vehicles/trains.ts";
import { trucks } from "./programs/vehicles/trucks.ts";
import { watercraft } from "./programs/vehicles/watercraft.ts";
import { atTheEye } from "./programs/wardrobe/at-the-eye.ts";
import { carried } from "./programs/wardrobe/carried.ts";
import { foldedCloth } from "./programs/wardrobe/folded-cloth.ts";
import { footwear } from "./programs/wardrobe/footwear.ts";
import { lightWear } from "./programs/wardrobe/light-wear.ts";
import { looseWear } from "./programs/wardrobe/loose-wear.ts";
import { onTheHead } from "./programs/wardrobe/on-the-head.ts";
import { smallWear } from "./programs/wardrobe/small-wear.ts";
import { tailoring } from "./programs/wardrobe/tailoring.ts";
import { wholeBody } from "./programs/wardrobe/whole-body.ts";
import { bows } from "./programs/weapons/bows.ts";
import { fieldArms } from "./programs/weapons/field-arms.ts";
import { firearms } from "./programs/weapons/firearms.ts";
import { guns } from "./programs/weapons/guns.ts";
import { handArms } from "./programs/weapons/hand-arms.ts";
import { heavyArms } from "./programs/weapons/heavy-arms.ts";
import { magicArms } from "./programs/weapons/magic-arms.ts";
import { poleArms } from "./programs/weapons/pole-arms.ts";
import { thrown } from "./programs/weapons/thrown.ts";
import { benchwork } from "./programs/workshop/benchwork.ts";
import { lifting } from "./programs/workshop/lifting.ts";
import { workshopMachines } from "./programs/workshop/machines.ts";

/** Everything that can be made, by the folder it is written in. */
export const formsByFolder = {
  bodies: [
    ...birds,
    ...rareBirds,
    ...waterBirds,
    ...breeds,
    ...farm,
    ...forest,
    ...bodiesFourLeggedHouse,
    ...reptiles,
    ...savanna,
    ...beastFolk,
    ...climbers,
    ...dinosaurs,
    ...fabled,
    ...largeMammals,
    ...bodiesFourLeggedSpeciesLegends,
    ...smallMammals,
    ...upright,
    ...bodiesFourLeggedWild,
    person,
    ...fishes,
    ...seaGliders,
    ...rareFishes,
    ...shallows,
    ...softSea,
    bat,
    ...crawlers,
    ...insects,
    ...rareInsects,
    ...worms,
    centaur,
    easternDragon,
    ...ghosts,
    ...giants,
    golem,
    ...lakeMonsters,
    pterodactyl,
    skeleton,
    treant,
  ],
  grammars: [
    armchair,
    axe,
    barrel,
    burger,
    bust,
    cactus,
    cake,
    camera,
    car,
    chair,
    chess,
    chest,
    crate,
    crystal,
    headphones,
    grammarsHouseHouse,
    keyboard,
    knot,
    lamp,
    lantern,
    lighthouse,
    mug,
    mushroom,
    pine,
    plane,
    planet,
    potion,
    radio,
    ring,
    robot,
    rock,
    rocket,
    shield,
    spaceship,
    sword,
    table,
    terrain,
    tower,
    tree,
    vase,
  ],
  programs: [
    ...dummies,
    ...hairpieces,
    ...lurkers,
    ...organs,
    ...senses,
    ...viscera,
    ...bridges,
    ...castles,
    ...enclosures,
    ...garden,
    ...industry,
    ...landmarks,
    ...outhouses,
    ...shelters,
    ...sightsInTown,
    ...sights,
    ...town,
    ...village,
    ...waterworks,
    ...accessories,
    ...armour,
    ...bags,
    ...boots,
    ...breathingMasks,
    ...crowns,
    ...festiveHats,
    ...garments,
    ...hats,
    ...helmets,
    ...shoes,
    ...tops,
    ...watches,
    ...cans,
    ...cases,
    ...freight,
    ...packages,
    ...pails,
    ...pouches,
    ...oldMachines,
    ...wheelsAndWater,
    ...hotAndStrong,
    ...spirits,
    ...bench,
    ...coinMachines,
    ...computers,
    ...deskMachines,
    ...electrics,
    ...handhelds,
    ...household,
    ...insideMachines,
    ...media,
    ...pocketMachines,
    ...power,
    ...retro,
    ...viewing,
    ...casino,
    ...inflatables,
    ...stalls,
    ...dungeonPieces,
    ...exosuits,
    ...future,
    ...gates,
    ...graves,
    ...haunted,
    ...programsFantasyLegends,
    ...relics,
    ...robotPets,
    ...seafaring,
    ...treasures,
    ...bakery,
    ...baking,
    ...berries,
    ...bowls,
    ...coldCuts,
    ...coldDrinks,
    ...drinks,
    ...fairgroundFood,
    ...fruits,
    ...gardenGreens,
    ...greens,
    ...halvedFruits,
    ...hotSnacks,
    ...meals,
    ...orchard,
    ...snacks,
    ...sweets,
    ...teaTime,
    ...vegetables,
    ...bathroom,
    ...bedroom,
    ...beds,
    ...benches,
    ...cabinets,
    ...candlelight,
    ...clocks,
    ...furnishings,
    ...hangingLights,
    ...lounging,
    ...ornaments,
    ...outdoorSeats,
    ...seats,
    ...showers,
    ...steelCabinets,
    ...ways,
    ...christmasHouse,
    ...christmas,
    ...luck,
    ...party,
    ...forPets,
    ...housework,
    ...rooms,
    ...smallComforts,
    ...smallFittings,
    ...trophies,
    ...warmCorners,
    ...aroundTheHouse,
    ...atBreakfast,
    ...atTheCounter,
    ...brewing,
    ...byTheBath,
    ...coldAndSmall,
    ...deskStands,
    ...hearths,
    ...houseMachines,
    ...inTheAir,
    ...nursery,
    ...onDoors,
    ...onWalls,
    ...pocketThings,
    ...racks,
    ...showpieces,
    ...signs,
    ...wallRails,
    ...wornAndKept,
    ...jewels,
    ...pairsOfJewellery,
    ...tokens,
    ...appliances,
    ...breakfast,
    ...cookware,
    ...cutlery,
    ...glassware,
    ...mixers,
    ...programsKitchenPlates,
    ...preparing,
    ...serving,
    ...sieves,
    ...bells,
    ...percussion,
    ...pianos,
    ...smallWinds,
    ...sound,
    ...soundingBodies,
    ...stageMachines,
    ...strings,
    ...struckMetal,
    ...winds,
    ...worldStrings,
    ...finds,
    ...forces,
    ...homes,
    ...sky,
    ...programsNatureWild,
    ...artists,
    ...books,
    ...deskSupplies,
    ...deskThings,
    ...paperAndMoney,
    ...writing,
    ...desserts,
    ...dishes,
    ...driedFruit,
    ...filledPastry,
    ...groceries,
    ...harvest,
    ...hotBites,
    ...packedSweets,
    ...packs,
    ...programsPantryPlates,
    ...riceAndMash,
    ...sweetBites,
    ...arenas,
    ...beacons,
    ...courts,
    ...dungeons,
    ...dwellings,
    ...fields,
    ...houseOrnaments,
    ...houseParts,
    ...lands,
    ...monuments,
    ...oldWalls,
    ...playgrounds,
    ...powerWorks,
    ...shelteredSpots,
    ...shores,
    ...waters,
    ...wonders,
    ...works,
    ...flowers,
    ...greenery,
    ...growing,
    ...indoors,
    ...meadow,
    ...pond,
    ...bones,
    ...laboratory,
    ...mechanics,
    ...medicine,
    ...ward,
    ...emblems,
    ...plainSolids,
    ...symbols,
    ...balls,
    ...boards,
    ...equipment,
    ...gameTables,
    ...goals,
    ...gym,
    ...gymnastics,
    ...halls,
    ...smallGear,
    ...sticks,
    ...waterGear,
    ...weights,
    ...winning,
    ...streetBoards,
    ...fairground,
    ...kerbside,
    ...playground,
    ...posts,
    ...roadworks,
    ...services,
    ...vendors,
    ...atHome,
    ...chores,
    ...cleaning,
    ...fastening,
    ...fineMachines,
    ...gardenMachines,
    ...gardenThings,
    ...gardenTools,
    ...handTools,
    ...machineParts,
    ...odds,
    ...optics,
    ...outdoors,
    ...powerTools,
    ...safety,
    ...smallWares,
    ...toiletries,
    ...washing,
    ...workshop,
    ...driveThrough,
    ...faith,
    ...housesOfMany,
    ...journeys,
    ...nightsOut,
    ...offices,
    ...roads,
    ...shops,
    ...shows,
    ...yards,
    ...dolls,
    ...games,
    ...parlourMusic,
    ...parlour,
    ...playthings,
    ...pocketToys,
    ...simpleGames,
    ...tabletop,
    ...woodenToys,
    ...afloat,
    ...balancingWheels,
    ...drawn,
    ...flown,
    ...futureCraft,
    ...indoorLifts,
    ...lifts,
    ...oldBoats,
    ...onRails,
    ...openWheels,
    ...pleasureBoats,
    ...roadMachines,
    ...roughAndQuiet,
    ...showVehicles,
    ...touring,
    ...townWheels,
    ...vansWithWindows,
    ...wagonsAndTrailers,
    ...workingTrucks,
    ...aircraft,
    ...balloons,
    ...bikes,
    ...boats,
    ...buses,
    ...carts,
    ...cranes,
    ...drives,
    ...machinery,
    ...machines,
    ...pushed,
    ...scooters,
    ...ships,
    ...space,
    ...trains,
    ...trucks,
    ...watercraft,
    ...atTheEye,
    ...carried,
    ...foldedCloth,
    ...footwear,
    ...lightWear,
    ...looseWear,
    ...onTheHead,
    ...smallWear,
    ...tailoring,
    ...wholeBody,
    ...bows,
    ...fieldArms,
    ...firearms,
    ...guns,
    ...handArms,
    ...heavyArms,
    ...magicArms,
    ...poleArms,
    ...thrown,
    ...benchwork,
    ...lifting,
    ...workshopMachines,
  ],
} satisfies Record<string, readonly Grammar[]>;

export const everyForm: readonly Grammar[] = Object.values(formsByFolder).flat();
