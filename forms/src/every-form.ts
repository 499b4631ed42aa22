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
import { shelteredSpots } from "./programs/buildings/country/boathouses-and-carports.ts";
import { bridges } from "./programs/buildings/country/bridges.ts";
import { dwellings } from "./programs/buildings/country/dwellings.ts";
import { garden } from "./programs/buildings/country/garden.ts";
import { outhouses } from "./programs/buildings/country/outhouses.ts";
import { powerWorks } from "./programs/buildings/country/power-works.ts";
import { shelters } from "./programs/buildings/country/shelters.ts";
import { works } from "./programs/buildings/country/silos-and-dams.ts";
import { village } from "./programs/buildings/country/village.ts";
import { enclosures } from "./programs/buildings/country/walls-and-gates.ts";
import { waterworks } from "./programs/buildings/country/waterworks.ts";
import { arenas } from "./programs/buildings/landmarks/arenas.ts";
import { beacons } from "./programs/buildings/landmarks/beacons.ts";
import { castles } from "./programs/buildings/landmarks/castles.ts";
import { dungeons } from "./programs/buildings/landmarks/dungeons.ts";
import { sights } from "./programs/buildings/landmarks/famous-towers.ts";
import { landmarks } from "./programs/buildings/landmarks/landmarks.ts";
import { monuments } from "./programs/buildings/landmarks/monuments.ts";
import { oldWalls } from "./programs/buildings/landmarks/old-walls.ts";
import { wonders } from "./programs/buildings/landmarks/wonders.ts";
import { playgrounds } from "./programs/buildings/places/bowling-alleys.ts";
import { courts } from "./programs/buildings/places/courts.ts";
import { fields } from "./programs/buildings/places/fields.ts";
import { lands } from "./programs/buildings/places/lands.ts";
import { shores } from "./programs/buildings/places/shores.ts";
import { waters } from "./programs/buildings/places/waters.ts";
import { casino } from "./programs/buildings/street/casino.ts";
import { fairground } from "./programs/buildings/street/fairground.ts";
import { streetBoards } from "./programs/buildings/street/flags-and-billboards.ts";
import { inflatables } from "./programs/buildings/street/inflatables.ts";
import { kerbside } from "./programs/buildings/street/kerbside.ts";
import { playground } from "./programs/buildings/street/playground.ts";
import { posts } from "./programs/buildings/street/posts.ts";
import { roadworks } from "./programs/buildings/street/roadworks.ts";
import { services } from "./programs/buildings/street/services.ts";
import { stalls } from "./programs/buildings/street/stalls.ts";
import { vendors } from "./programs/buildings/street/vendors.ts";
import { shows } from "./programs/buildings/town/cinemas-and-stages.ts";
import { sightsInTown } from "./programs/buildings/town/gas-stations.ts";
import { faith } from "./programs/buildings/town/graveyards-and-churches.ts";
import { housesOfMany } from "./programs/buildings/town/hotels-and-prisons.ts";
import { industry } from "./programs/buildings/town/industry.ts";
import { nightsOut } from "./programs/buildings/town/nightclubs-and-gyms.ts";
import { offices } from "./programs/buildings/town/offices.ts";
import { roads } from "./programs/buildings/town/roads.ts";
import { shops } from "./programs/buildings/town/shops.ts";
import { journeys } from "./programs/buildings/town/stations-and-hangars.ts";
import { driveThrough } from "./programs/buildings/town/toll-booths-and-car-washes.ts";
import { town } from "./programs/buildings/town/town-houses.ts";
import { yards } from "./programs/buildings/town/warehouses-and-garages.ts";
import { christmasHouse } from "./programs/celebrations/christmas-house.ts";
import { christmas } from "./programs/celebrations/christmas.ts";
import { luck } from "./programs/celebrations/luck.ts";
import { party } from "./programs/celebrations/party.ts";
import { bags } from "./programs/clothing/accessories/bags.ts";
import { breathingMasks } from "./programs/clothing/accessories/breathing-masks.ts";
import { atTheEye } from "./programs/clothing/accessories/eyewear.ts";
import { hairpieces } from "./programs/clothing/accessories/hairpieces.ts";
import { foldedCloth } from "./programs/clothing/accessories/pocket-squares.ts";
import { accessories } from "./programs/clothing/accessories/ties-and-gloves.ts";
import { carried } from "./programs/clothing/accessories/totes-and-belts.ts";
import { armour } from "./programs/clothing/garments/armour.ts";
import { garments } from "./programs/clothing/garments/garments.ts";
import { looseWear } from "./programs/clothing/garments/skirts-and-aprons.ts";
import { wholeBody } from "./programs/clothing/garments/space-and-diving-suits.ts";
import { lightWear } from "./programs/clothing/garments/swimwear.ts";
import { tailoring } from "./programs/clothing/garments/tailoring.ts";
import { tops } from "./programs/clothing/garments/tops.ts";
import { crowns } from "./programs/clothing/hats/crowns.ts";
import { festiveHats } from "./programs/clothing/hats/festive-hats.ts";
import { hats } from "./programs/clothing/hats/hats.ts";
import { helmets } from "./programs/clothing/hats/helmets.ts";
import { onTheHead } from "./programs/clothing/hats/turbans-and-hair-bows.ts";
import { smallWear } from "./programs/clothing/jewellery/badges-and-beads.ts";
import { pairsOfJewellery } from "./programs/clothing/jewellery/cufflinks.ts";
import { jewels } from "./programs/clothing/jewellery/jewels.ts";
import { tokens } from "./programs/clothing/jewellery/medals.ts";
import { watches } from "./programs/clothing/jewellery/watches.ts";
import { boots } from "./programs/clothing/shoes/boots.ts";
import { shoes } from "./programs/clothing/shoes/shoes.ts";
import { footwear } from "./programs/clothing/shoes/slippers.ts";
import { cans } from "./programs/containers/cans.ts";
import { cases } from "./programs/containers/cases.ts";
import { freight } from "./programs/containers/freight.ts";
import { packages } from "./programs/containers/packages.ts";
import { pails } from "./programs/containers/pails.ts";
import { pouches } from "./programs/containers/pouches.ts";
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
import { dungeonPieces } from "./programs/fantasy/dungeon-pieces.ts";
import { exosuits } from "./programs/fantasy/exosuits.ts";
import { future } from "./programs/fantasy/future.ts";
import { gates } from "./programs/fantasy/gates.ts";
import { graves } from "./programs/fantasy/graves.ts";
import { haunted } from "./programs/fantasy/haunted.ts";
import { legends as programsFantasyLegends } from "./programs/fantasy/legends.ts";
import { lurkers } from "./programs/fantasy/mimics.ts";
import { relics } from "./programs/fantasy/relics.ts";
import { robotPets } from "./programs/fantasy/robot-pets.ts";
import { seafaring } from "./programs/fantasy/seafaring.ts";
import { treasures } from "./programs/fantasy/treasures.ts";
import { coldDrinks } from "./programs/food/drinks/cold-drinks.ts";
import { drinks } from "./programs/food/drinks/drinks.ts";
import { hotAndStrong } from "./programs/food/drinks/hot-drinks.ts";
import { spirits } from "./programs/food/drinks/spirits.ts";
import { berries } from "./programs/food/fruit-and-vegetables/berries.ts";
import { driedFruit } from "./programs/food/fruit-and-vegetables/dried-fruit.ts";
import { fruits } from "./programs/food/fruit-and-vegetables/fruits.ts";
import { gardenGreens } from "./programs/food/fruit-and-vegetables/garden-greens.ts";
import { halvedFruits } from "./programs/food/fruit-and-vegetables/halved-fruits.ts";
import { harvest } from "./programs/food/fruit-and-vegetables/leeks-and-nuts.ts";
import { orchard } from "./programs/food/fruit-and-vegetables/orchard.ts";
import { greens } from "./programs/food/fruit-and-vegetables/peppers-and-broccoli.ts";
import { vegetables } from "./programs/food/fruit-and-vegetables/vegetables.ts";
import { groceries } from "./programs/food/groceries/groceries.ts";
import { packs } from "./programs/food/groceries/packs.ts";
import { bowls } from "./programs/food/meals/bowls.ts";
import { coldCuts } from "./programs/food/meals/cold-cuts.ts";
import { dishes } from "./programs/food/meals/dishes.ts";
import { fairgroundFood } from "./programs/food/meals/fairground-food.ts";
import { hotBites } from "./programs/food/meals/ham-and-falafel.ts";
import { hotSnacks } from "./programs/food/meals/hot-snacks.ts";
import { meals } from "./programs/food/meals/meals.ts";
import { plates as programsFoodMealsPlates } from "./programs/food/meals/plated-dishes.ts";
import { riceAndMash } from "./programs/food/meals/rice-and-mash.ts";
import { snacks } from "./programs/food/meals/snacks.ts";
import { bakery } from "./programs/food/sweet/bakery.ts";
import { baking } from "./programs/food/sweet/baking.ts";
import { sweetBites } from "./programs/food/sweet/churros-and-mochi.ts";
import { desserts } from "./programs/food/sweet/desserts.ts";
import { filledPastry } from "./programs/food/sweet/filled-pastry.ts";
import { teaTime } from "./programs/food/sweet/macarons-and-rolls.ts";
import { packedSweets } from "./programs/food/sweet/packed-sweets.ts";
import { sweets } from "./programs/food/sweet/sweets.ts";
import { bedroom } from "./programs/furniture/bedroom.ts";
import { beds } from "./programs/furniture/beds.ts";
import { benches } from "./programs/furniture/benches.ts";
import { cabinets } from "./programs/furniture/cabinets.ts";
import { outdoorSeats } from "./programs/furniture/outdoor-seats.ts";
import { lounging } from "./programs/furniture/rocking-chairs.ts";
import { seats } from "./programs/furniture/seats.ts";
import { steelCabinets } from "./programs/furniture/steel-cabinets.ts";
import { bathroom } from "./programs/household/bathroom/bathroom.ts";
import { byTheBath } from "./programs/household/bathroom/hampers-and-brushes.ts";
import { smallFittings } from "./programs/household/bathroom/holders-and-hinges.ts";
import { smallWares } from "./programs/household/bathroom/lipstick-and-sprays.ts";
import { showers } from "./programs/household/bathroom/showers.ts";
import { washing } from "./programs/household/bathroom/soap-and-towels.ts";
import { toiletries } from "./programs/household/bathroom/toiletries.ts";
import { cleaning } from "./programs/household/cleaning/cleaning.ts";
import { housework } from "./programs/household/cleaning/drying-racks.ts";
import { chores } from "./programs/household/cleaning/dustpans-and-sponges.ts";
import { houseMachines } from "./programs/household/cleaning/house-machines.ts";
import { atHome } from "./programs/household/cleaning/ironing-and-mirrors.ts";
import { trophies } from "./programs/household/decoration/antlers.ts";
import { ornaments } from "./programs/household/decoration/aquariums-and-globes.ts";
import { candlelight } from "./programs/household/decoration/candlelight.ts";
import { clocks } from "./programs/household/decoration/clocks.ts";
import { showpieces } from "./programs/household/decoration/cuckoo-clocks-and-windows.ts";
import { hangingLights } from "./programs/household/decoration/hanging-lights.ts";
import { smallComforts } from "./programs/household/decoration/hookahs-and-string-lights.ts";
import { warmCorners } from "./programs/household/decoration/mitts-and-blinds.ts";
import { furnishings } from "./programs/household/decoration/rugs-and-curtains.ts";
import { aroundTheHouse } from "./programs/household/decoration/tripods-and-origami.ts";
import { inTheAir } from "./programs/household/decoration/wind-chimes-and-vanes.ts";
import { wornAndKept } from "./programs/household/family/earmuffs-and-collars.ts";
import { nursery } from "./programs/household/family/nursery.ts";
import { forPets } from "./programs/household/family/pets.ts";
import { pocketThings } from "./programs/household/family/phone-cases-and-keychains.ts";
import { odds } from "./programs/household/family/yarn-and-megaphones.ts";
import { onDoors } from "./programs/household/fittings/door-fittings.ts";
import { ways } from "./programs/household/fittings/doors-and-stairs.ts";
import { houseParts } from "./programs/household/fittings/house-parts.ts";
import { houseOrnaments } from "./programs/household/fittings/ovens-and-balconies.ts";
import { rooms } from "./programs/household/fittings/radiators-and-boards.ts";
import { signs } from "./programs/household/fittings/signs.ts";
import { hearths } from "./programs/household/fittings/stoves-and-grills.ts";
import { onWalls } from "./programs/household/fittings/switches-and-outlets.ts";
import { wallRails } from "./programs/household/fittings/wall-racks.ts";
import { bells } from "./programs/instruments/bells.ts";
import { percussion } from "./programs/instruments/percussion.ts";
import { pianos } from "./programs/instruments/pianos.ts";
import { smallWinds } from "./programs/instruments/small-winds.ts";
import { sound } from "./programs/instruments/sound.ts";
import { soundingBodies } from "./programs/instruments/sounding-bodies.ts";
import { stageMachines } from "./programs/instruments/stage-machines.ts";
import { strings } from "./programs/instruments/strings.ts";
import { struckMetal } from "./programs/instruments/struck-metal.ts";
import { winds } from "./programs/instruments/winds.ts";
import { worldStrings } from "./programs/instruments/world-strings.ts";
import { cookware } from "./programs/kitchen/cookware.ts";
import { cutlery } from "./programs/kitchen/cutlery.ts";
import { atBreakfast } from "./programs/kitchen/egg-cups-and-cartons.ts";
import { glassware } from "./programs/kitchen/glassware.ts";
import { racks } from "./programs/kitchen/kitchen-racks.ts";
import { appliances } from "./programs/kitchen/machines/appliances.ts";
import { brewing } from "./programs/kitchen/machines/coffee-and-tea-makers.ts";
import { coldAndSmall } from "./programs/kitchen/machines/coolers-and-openers.ts";
import { atTheCounter } from "./programs/kitchen/machines/food-processors.ts";
import { mixers } from "./programs/kitchen/machines/mixers.ts";
import { breakfast } from "./programs/kitchen/machines/toasters.ts";
import { plates as programsKitchenPlates } from "./programs/kitchen/plates.ts";
import { preparing } from "./programs/kitchen/preparing.ts";
import { serving } from "./programs/kitchen/serving.ts";
import { sieves } from "./programs/kitchen/sieves.ts";
import { finds } from "./programs/nature/finds.ts";
import { forces } from "./programs/nature/forces.ts";
import { homes } from "./programs/nature/homes.ts";
import { flowers } from "./programs/nature/plants/flowers.ts";
import { greenery } from "./programs/nature/plants/greenery.ts";
import { growing } from "./programs/nature/plants/growing.ts";
import { indoors } from "./programs/nature/plants/indoors.ts";
import { meadow } from "./programs/nature/plants/meadow.ts";
import { pond } from "./programs/nature/plants/pond.ts";
import { sky } from "./programs/nature/sky.ts";
import { wild as programsNatureWild } from "./programs/nature/wild.ts";
import { artists } from "./programs/office/artists.ts";
import { books } from "./programs/office/books.ts";
import { deskStands } from "./programs/office/desk-stands.ts";
import { deskSupplies } from "./programs/office/desk-supplies.ts";
import { deskThings } from "./programs/office/desk-things.ts";
import { paperAndMoney } from "./programs/office/paper-and-money.ts";
import { writing } from "./programs/office/writing.ts";
import { dummies } from "./programs/science/anatomy/dummies.ts";
import { organs } from "./programs/science/anatomy/organs.ts";
import { senses } from "./programs/science/anatomy/senses.ts";
import { viscera } from "./programs/science/anatomy/viscera.ts";
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
import { outdoors } from "./programs/tools/garden/crowbars-and-scythes.ts";
import { gardenMachines } from "./programs/tools/garden/garden-machines.ts";
import { gardenThings } from "./programs/tools/garden/garden-things.ts";
import { gardenTools } from "./programs/tools/garden/garden-tools.ts";
import { workshop } from "./programs/tools/hand/drills-and-anvils.ts";
import { fastening } from "./programs/tools/hand/fastening.ts";
import { handTools } from "./programs/tools/hand/hand-tools.ts";
import { optics } from "./programs/tools/hand/optics.ts";
import { benchwork } from "./programs/tools/machines/benchwork.ts";
import { safety } from "./programs/tools/machines/chainsaws-and-extinguishers.ts";
import { lifting } from "./programs/tools/machines/lifting.ts";
import { oldMachines } from "./programs/tools/machines/looms-and-presses.ts";
import { machineParts } from "./programs/tools/machines/machine-parts.ts";
import { fineMachines } from "./programs/tools/machines/microscopes-and-sewing.ts";
import { powerTools } from "./programs/tools/machines/power-tools.ts";
import { wheelsAndWater } from "./programs/tools/machines/water-wheels.ts";
import { workshopMachines } from "./programs/tools/machines/workshop-machines.ts";
import { dolls } from "./programs/toys/dolls.ts";
import { games } from "./programs/toys/games.ts";
import { parlourMusic } from "./programs/toys/parlour-music.ts";
import { parlour } from "./programs/toys/parlour.ts";
import { playthings } from "./programs/toys/playthings.ts";
import { pocketToys } from "./programs/toys/pocket-toys.ts";
import { simpleGames } from "./programs/toys/simple-games.ts";
import { tabletop } from "./programs/toys/tabletop.ts";
import { woodenToys } from "./programs/toys/wooden-toys.ts";
import { aircraft } from "./programs/vehicles/air-and-space/aircraft.ts";
import { balloons } from "./programs/vehicles/air-and-space/balloons.ts";
import { touring } from "./programs/vehicles/air-and-space/caravans-and-jets.ts";
import { futureCraft } from "./programs/vehicles/air-and-space/future-craft.ts";
import { flown } from "./programs/vehicles/air-and-space/gliders-and-triplanes.ts";
import { space } from "./programs/vehicles/air-and-space/space.ts";
import { lifts } from "./programs/vehicles/rail-and-lifts/cable-cars.ts";
import { indoorLifts } from "./programs/vehicles/rail-and-lifts/indoor-lifts.ts";
import { onRails } from "./programs/vehicles/rail-and-lifts/tracks-and-handcars.ts";
import { trains } from "./programs/vehicles/rail-and-lifts/trains.ts";
import { bikes } from "./programs/vehicles/road/bikes.ts";
import { buses } from "./programs/vehicles/road/buses.ts";
import { carts } from "./programs/vehicles/road/carts.ts";
import { drawn } from "./programs/vehicles/road/chariots-and-sleds.ts";
import { roughAndQuiet } from "./programs/vehicles/road/humvees-and-houseboats.ts";
import { showVehicles } from "./programs/vehicles/road/monster-trucks.ts";
import { pushed } from "./programs/vehicles/road/pushed-carts.ts";
import { openWheels } from "./programs/vehicles/road/racing-cars-and-quads.ts";
import { townWheels } from "./programs/vehicles/road/rickshaws-and-sweepers.ts";
import { scooters } from "./programs/vehicles/road/scooters.ts";
import { drives } from "./programs/vehicles/road/tanks-and-karts.ts";
import { balancingWheels } from "./programs/vehicles/road/unicycles.ts";
import { vansWithWindows } from "./programs/vehicles/road/vans-with-windows.ts";
import { boats } from "./programs/vehicles/water/boats.ts";
import { afloat } from "./programs/vehicles/water/carriers-and-hovercraft.ts";
import { oldBoats } from "./programs/vehicles/water/old-boats.ts";
import { pleasureBoats } from "./programs/vehicles/water/pleasure-boats.ts";
import { ships } from "./programs/vehicles/water/ships.ts";
import { watercraft } from "./programs/vehicles/water/watercraft.ts";
import { cranes } from "./programs/vehicles/work/cranes.ts";
import { machines } from "./programs/vehicles/work/excavators-and-tractors.ts";
import { roadMachines } from "./programs/vehicles/work/road-machines.ts";
import { trucks } from "./programs/vehicles/work/trucks.ts";
import { wagonsAndTrailers } from "./programs/vehicles/work/wagons-and-trailers.ts";
import { machinery } from "./programs/vehicles/work/wheels-and-engines.ts";
import { workingTrucks } from "./programs/vehicles/work/working-trucks.ts";
import { bows } from "./programs/weapons/bows.ts";
import { fieldArms } from "./programs/weapons/field-arms.ts";
import { firearms } from "./programs/weapons/firearms.ts";
import { guns } from "./programs/weapons/guns.ts";
import { handArms } from "./programs/weapons/hand-arms.ts";
import { heavyArms } from "./programs/weapons/heavy-arms.ts";
import { magicArms } from "./programs/weapons/magic-arms.ts";
import { poleArms } from "./programs/weapons/pole-arms.ts";
import { thrown } from "./programs/weapons/thrown.ts";

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
    ...shelteredSpots,
    ...bridges,
    ...dwellings,
    ...garden,
    ...outhouses,
    ...powerWorks,
    ...shelters,
    ...works,
    ...village,
    ...enclosures,
    ...waterworks,
    ...arenas,
    ...beacons,
    ...castles,
    ...dungeons,
    ...sights,
    ...landmarks,
    ...monuments,
    ...oldWalls,
    ...wonders,
    ...playgrounds,
    ...courts,
    ...fields,
    ...lands,
    ...shores,
    ...waters,
    ...casino,
    ...fairground,
    ...streetBoards,
    ...inflatables,
    ...kerbside,
    ...playground,
    ...posts,
    ...roadworks,
    ...services,
    ...stalls,
    ...vendors,
    ...shows,
    ...sightsInTown,
    ...faith,
    ...housesOfMany,
    ...industry,
    ...nightsOut,
    ...offices,
    ...roads,
    ...shops,
    ...journeys,
    ...driveThrough,
    ...town,
    ...yards,
    ...christmasHouse,
    ...christmas,
    ...luck,
    ...party,
    ...bags,
    ...breathingMasks,
    ...atTheEye,
    ...hairpieces,
    ...foldedCloth,
    ...accessories,
    ...carried,
    ...armour,
    ...garments,
    ...looseWear,
    ...wholeBody,
    ...lightWear,
    ...tailoring,
    ...tops,
    ...crowns,
    ...festiveHats,
    ...hats,
    ...helmets,
    ...onTheHead,
    ...smallWear,
    ...pairsOfJewellery,
    ...jewels,
    ...tokens,
    ...watches,
    ...boots,
    ...shoes,
    ...footwear,
    ...cans,
    ...cases,
    ...freight,
    ...packages,
    ...pails,
    ...pouches,
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
    ...dungeonPieces,
    ...exosuits,
    ...future,
    ...gates,
    ...graves,
    ...haunted,
    ...programsFantasyLegends,
    ...lurkers,
    ...relics,
    ...robotPets,
    ...seafaring,
    ...treasures,
    ...coldDrinks,
    ...drinks,
    ...hotAndStrong,
    ...spirits,
    ...berries,
    ...driedFruit,
    ...fruits,
    ...gardenGreens,
    ...halvedFruits,
    ...harvest,
    ...orchard,
    ...greens,
    ...vegetables,
    ...groceries,
    ...packs,
    ...bowls,
    ...coldCuts,
    ...dishes,
    ...fairgroundFood,
    ...hotBites,
    ...hotSnacks,
    ...meals,
    ...programsFoodMealsPlates,
    ...riceAndMash,
    ...snacks,
    ...bakery,
    ...baking,
    ...sweetBites,
    ...desserts,
    ...filledPastry,
    ...teaTime,
    ...packedSweets,
    ...sweets,
    ...bedroom,
    ...beds,
    ...benches,
    ...cabinets,
    ...outdoorSeats,
    ...lounging,
    ...seats,
    ...steelCabinets,
    ...bathroom,
    ...byTheBath,
    ...smallFittings,
    ...smallWares,
    ...showers,
    ...washing,
    ...toiletries,
    ...cleaning,
    ...housework,
    ...chores,
    ...houseMachines,
    ...atHome,
    ...trophies,
    ...ornaments,
    ...candlelight,
    ...clocks,
    ...showpieces,
    ...hangingLights,
    ...smallComforts,
    ...warmCorners,
    ...furnishings,
    ...aroundTheHouse,
    ...inTheAir,
    ...wornAndKept,
    ...nursery,
    ...forPets,
    ...pocketThings,
    ...odds,
    ...onDoors,
    ...ways,
    ...houseParts,
    ...houseOrnaments,
    ...rooms,
    ...signs,
    ...hearths,
    ...onWalls,
    ...wallRails,
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
    ...cookware,
    ...cutlery,
    ...atBreakfast,
    ...glassware,
    ...racks,
    ...appliances,
    ...brewing,
    ...coldAndSmall,
    ...atTheCounter,
    ...mixers,
    ...breakfast,
    ...programsKitchenPlates,
    ...preparing,
    ...serving,
    ...sieves,
    ...finds,
    ...forces,
    ...homes,
    ...flowers,
    ...greenery,
    ...growing,
    ...indoors,
    ...meadow,
    ...pond,
    ...sky,
    ...programsNatureWild,
    ...artists,
    ...books,
    ...deskStands,
    ...deskSupplies,
    ...deskThings,
    ...paperAndMoney,
    ...writing,
    ...dummies,
    ...organs,
    ...senses,
    ...viscera,
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
    ...outdoors,
    ...gardenMachines,
    ...gardenThings,
    ...gardenTools,
    ...workshop,
    ...fastening,
    ...handTools,
    ...optics,
    ...benchwork,
    ...safety,
    ...lifting,
    ...oldMachines,
    ...machineParts,
    ...fineMachines,
    ...powerTools,
    ...wheelsAndWater,
    ...workshopMachines,
    ...dolls,
    ...games,
    ...parlourMusic,
    ...parlour,
    ...playthings,
    ...pocketToys,
    ...simpleGames,
    ...tabletop,
    ...woodenToys,
    ...aircraft,
    ...balloons,
    ...touring,
    ...futureCraft,
    ...flown,
    ...space,
    ...lifts,
    ...indoorLifts,
    ...onRails,
    ...trains,
    ...bikes,
    ...buses,
    ...carts,
    ...drawn,
    ...roughAndQuiet,
    ...showVehicles,
    ...pushed,
    ...openWheels,
    ...townWheels,
    ...scooters,
    ...drives,
    ...balancingWheels,
    ...vansWithWindows,
    ...boats,
    ...afloat,
    ...oldBoats,
    ...pleasureBoats,
    ...ships,
    ...watercraft,
    ...cranes,
    ...machines,
    ...roadMachines,
    ...trucks,
    ...wagonsAndTrailers,
    ...machinery,
    ...workingTrucks,
    ...bows,
    ...fieldArms,
    ...firearms,
    ...guns,
    ...handArms,
    ...heavyArms,
    ...magicArms,
    ...poleArms,
    ...thrown,
  ],
} satisfies Record<string, readonly Grammar[]>;

export const everyForm: readonly Grammar[] = Object.values(formsByFolder).flat();
