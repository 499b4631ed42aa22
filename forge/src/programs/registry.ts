import type { Grammar } from "../grammars/grammar.ts";
import { bridges } from "./buildings/bridges.ts";
import { castles } from "./buildings/castles.ts";
import { enclosures } from "./buildings/enclosures.ts";
import { garden } from "./buildings/garden.ts";
import { industry } from "./buildings/industry.ts";
import { landmarks } from "./buildings/landmarks.ts";
import { outhouses } from "./buildings/outhouses.ts";
import { shelters } from "./buildings/shelters.ts";
import { town } from "./buildings/town.ts";
import { village } from "./buildings/village.ts";
import { waterworks } from "./buildings/waterworks.ts";
import { accessories } from "./clothing/accessories.ts";
import { bags } from "./clothing/bags.ts";
import { boots } from "./clothing/boots.ts";
import { crowns } from "./clothing/crowns.ts";
import { garments } from "./clothing/garments.ts";
import { hats } from "./clothing/hats.ts";
import { helmets } from "./clothing/helmets.ts";
import { shoes } from "./clothing/shoes.ts";
import { tops } from "./clothing/tops.ts";
import { watches } from "./clothing/watches.ts";
import { cans } from "./containers/cans.ts";
import { cases } from "./containers/cases.ts";
import { freight } from "./containers/freight.ts";
import { packages } from "./containers/packages.ts";
import { pails } from "./containers/pails.ts";
import { pouches } from "./containers/pouches.ts";
import { coinMachines } from "./electronics/coin-machines.ts";
import { computers } from "./electronics/computers.ts";
import { deskMachines } from "./electronics/desk-machines.ts";
import { electrics } from "./electronics/electrics.ts";
import { handhelds } from "./electronics/handhelds.ts";
import { household } from "./electronics/household.ts";
import { media } from "./electronics/media.ts";
import { power } from "./electronics/power.ts";
import { viewing } from "./electronics/viewing.ts";
import { future } from "./fantasy/future.ts";
import { gates } from "./fantasy/gates.ts";
import { graves } from "./fantasy/graves.ts";
import { relics } from "./fantasy/relics.ts";
import { seafaring } from "./fantasy/seafaring.ts";
import { treasures } from "./fantasy/treasures.ts";
import { bakery } from "./food/bakery.ts";
import { coldCuts } from "./food/cold-cuts.ts";
import { greens } from "./food/greens.ts";
import { meals } from "./food/meals.ts";
import { orchard } from "./food/orchard.ts";
import { snacks } from "./food/snacks.ts";
import { sweets } from "./food/sweets.ts";
import { vegetables } from "./food/vegetables.ts";
import { bathroom } from "./furniture/bathroom.ts";
import { bedroom } from "./furniture/bedroom.ts";
import { beds } from "./furniture/beds.ts";
import { benches } from "./furniture/benches.ts";
import { cabinets } from "./furniture/cabinets.ts";
import { candlelight } from "./furniture/candlelight.ts";
import { clocks } from "./furniture/clocks.ts";
import { furnishings } from "./furniture/furnishings.ts";
import { lounging } from "./furniture/lounging.ts";
import { ornaments } from "./furniture/ornaments.ts";
import { seats } from "./furniture/seats.ts";
import { showers } from "./furniture/showers.ts";
import { ways } from "./furniture/ways.ts";
import { jewels } from "./jewellery/jewels.ts";
import { tokens } from "./jewellery/tokens.ts";
import { appliances } from "./kitchen/appliances.ts";
import { breakfast } from "./kitchen/breakfast.ts";
import { cookware } from "./kitchen/cookware.ts";
import { cutlery } from "./kitchen/cutlery.ts";
import { glassware } from "./kitchen/glassware.ts";
import { mixers } from "./kitchen/mixers.ts";
import { plates } from "./kitchen/plates.ts";
import { preparing } from "./kitchen/preparing.ts";
import { serving } from "./kitchen/serving.ts";
import { sieves } from "./kitchen/sieves.ts";
import { livingPrograms } from "./living.ts";
import { madeThings } from "./made-things.ts";
import { bells } from "./music/bells.ts";
import { percussion } from "./music/percussion.ts";
import { pianos } from "./music/pianos.ts";
import { sound } from "./music/sound.ts";
import { strings } from "./music/strings.ts";
import { winds } from "./music/winds.ts";
import { finds } from "./nature/finds.ts";
import { homes } from "./nature/homes.ts";
import { sky } from "./nature/sky.ts";
import { wild } from "./nature/wild.ts";
import { artists } from "./office/artists.ts";
import { books } from "./office/books.ts";
import { deskThings } from "./office/desk-things.ts";
import { writing } from "./office/writing.ts";
import { bones } from "./science/bones.ts";
import { medicine } from "./science/medicine.ts";
import { balls } from "./sport/balls.ts";
import { boards } from "./sport/boards.ts";
import { equipment } from "./sport/equipment.ts";
import { halls } from "./sport/halls.ts";
import { weights } from "./sport/weights.ts";
import { streetBoards } from "./street/boards.ts";
import { fairground } from "./street/fairground.ts";
import { kerbside } from "./street/kerbside.ts";
import { playground } from "./street/playground.ts";
import { posts } from "./street/posts.ts";
import { roadworks } from "./street/roadworks.ts";
import { atHome } from "./tools/at-home.ts";
import { chores } from "./tools/chores.ts";
import { cleaning } from "./tools/cleaning.ts";
import { fastening } from "./tools/fastening.ts";
import { fineMachines } from "./tools/fine-machines.ts";
import { gardenMachines } from "./tools/garden-machines.ts";
import { gardenThings } from "./tools/garden-things.ts";
import { gardenTools } from "./tools/garden-tools.ts";
import { handTools } from "./tools/hand-tools.ts";
import { machineParts } from "./tools/machine-parts.ts";
import { optics } from "./tools/optics.ts";
import { outdoors } from "./tools/outdoors.ts";
import { safety } from "./tools/safety.ts";
import { toiletries } from "./tools/toiletries.ts";
import { washing } from "./tools/washing.ts";
import { workshop } from "./tools/workshop.ts";
import { dolls } from "./toys/dolls.ts";
import { games } from "./toys/games.ts";
import { playthings } from "./toys/playthings.ts";
import { tabletop } from "./toys/tabletop.ts";
import { aircraft } from "./vehicles/aircraft.ts";
import { balloons } from "./vehicles/balloons.ts";
import { bikes } from "./vehicles/bikes.ts";
import { boats } from "./vehicles/boats.ts";
import { buses } from "./vehicles/buses.ts";
import { carts } from "./vehicles/carts.ts";
import { cranes } from "./vehicles/cranes.ts";
import { drives } from "./vehicles/drives.ts";
import { machinery } from "./vehicles/machinery.ts";
import { machines } from "./vehicles/machines.ts";
import { pushed } from "./vehicles/pushed.ts";
import { scooters } from "./vehicles/scooters.ts";
import { ships } from "./vehicles/ships.ts";
import { space } from "./vehicles/space.ts";
import { trains } from "./vehicles/trains.ts";
import { trucks } from "./vehicles/trucks.ts";
import { watercraft } from "./vehicles/watercraft.ts";
import { bows } from "./weapons/bows.ts";
import { guns } from "./weapons/guns.ts";
import { magicArms } from "./weapons/magic-arms.ts";
import { poleArms } from "./weapons/pole-arms.ts";
import { thrown } from "./weapons/thrown.ts";

/** Every family of programs, one line each, in the order of the alphabet. */
export const programs: readonly Grammar[] = [
  ...accessories,
  ...aircraft,
  ...appliances,
  ...artists,
  ...atHome,
  ...bags,
  ...bakery,
  ...balloons,
  ...balls,
  ...bathroom,
  ...bedroom,
  ...beds,
  ...bells,
  ...benches,
  ...bikes,
  ...boards,
  ...boats,
  ...bones,
  ...books,
  ...boots,
  ...bows,
  ...breakfast,
  ...bridges,
  ...buses,
  ...cabinets,
  ...candlelight,
  ...cans,
  ...carts,
  ...cases,
  ...castles,
  ...chores,
  ...cleaning,
  ...clocks,
  ...coinMachines,
  ...coldCuts,
  ...computers,
  ...cookware,
  ...cranes,
  ...crowns,
  ...cutlery,
  ...deskMachines,
  ...deskThings,
  ...dolls,
  ...drives,
  ...electrics,
  ...enclosures,
  ...equipment,
  ...weights,
  ...fairground,
  ...fastening,
  ...finds,
  ...fineMachines,
  ...freight,
  ...furnishings,
  ...future,
  ...games,
  ...garden,
  ...gardenMachines,
  ...gardenThings,
  ...gardenTools,
  ...garments,
  ...gates,
  ...glassware,
  ...graves,
  ...greens,
  ...guns,
  ...halls,
  ...handTools,
  ...handhelds,
  ...hats,
  ...helmets,
  ...homes,
  ...household,
  ...industry,
  ...jewels,
  ...kerbside,
  ...landmarks,
  ...lounging,
  ...machineParts,
  ...machinery,
  ...machines,
  ...madeThings,
  ...magicArms,
  ...meals,
  ...media,
  ...medicine,
  ...mixers,
  ...optics,
  ...orchard,
  ...ornaments,
  ...outdoors,
  ...outhouses,
  ...packages,
  ...pails,
  ...percussion,
  ...pianos,
  ...plates,
  ...playground,
  ...playthings,
  ...poleArms,
  ...posts,
  ...pouches,
  ...power,
  ...preparing,
  ...pushed,
  ...relics,
  ...roadworks,
  ...safety,
  ...scooters,
  ...seafaring,
  ...seats,
  ...serving,
  ...shelters,
  ...ships,
  ...shoes,
  ...showers,
  ...sieves,
  ...sky,
  ...snacks,
  ...sound,
  ...space,
  ...streetBoards,
  ...strings,
  ...sweets,
  ...tabletop,
  ...thrown,
  ...toiletries,
  ...tokens,
  ...tops,
  ...watches,
  ...town,
  ...trains,
  ...treasures,
  ...trucks,
  ...vegetables,
  ...viewing,
  ...village,
  ...washing,
  ...watercraft,
  ...waterworks,
  ...ways,
  ...wild,
  ...winds,
  ...workshop,
  ...writing,
  ...livingPrograms,
];
