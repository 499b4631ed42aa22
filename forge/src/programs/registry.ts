import type { Grammar } from "../grammars/grammar.ts";
import { cans } from "./containers/cans.ts";
import { cases } from "./containers/cases.ts";
import { freight } from "./containers/freight.ts";
import { packages } from "./containers/packages.ts";
import { pails } from "./containers/pails.ts";
import { pouches } from "./containers/pouches.ts";
import { appliances } from "./electronics/appliances.ts";
import { cabinets } from "./electronics/cabinets.ts";
import { computers } from "./electronics/computers.ts";
import { electrics } from "./electronics/electrics.ts";
import { handhelds } from "./electronics/handhelds.ts";
import { household } from "./electronics/household.ts";
import { media } from "./electronics/media.ts";
import { power } from "./electronics/power.ts";
import { viewing } from "./electronics/viewing.ts";
import { seats } from "./furniture/seats.ts";
import { artists } from "./office/artists.ts";
import { books } from "./office/books.ts";
import { deskThings } from "./office/desk-things.ts";
import { writing } from "./office/writing.ts";
import { bones } from "./science/bones.ts";
import { medicine } from "./science/medicine.ts";
import { aircraft } from "./vehicles/aircraft.ts";
import { bikes } from "./vehicles/bikes.ts";
import { boats } from "./vehicles/boats.ts";
import { buses } from "./vehicles/buses.ts";
import { carts } from "./vehicles/carts.ts";
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

/** Every family of programs, one line each, in the order of the alphabet. */
export const programs: readonly Grammar[] = [
  ...aircraft,
  ...appliances,
  ...artists,
  ...bikes,
  ...boats,
  ...bones,
  ...books,
  ...buses,
  ...cabinets,
  ...cans,
  ...carts,
  ...cases,
  ...computers,
  ...deskThings,
  ...drives,
  ...electrics,
  ...freight,
  ...handhelds,
  ...household,
  ...machinery,
  ...machines,
  ...media,
  ...medicine,
  ...packages,
  ...pails,
  ...pouches,
  ...power,
  ...pushed,
  ...scooters,
  ...seats,
  ...ships,
  ...space,
  ...trains,
  ...trucks,
  ...viewing,
  ...watercraft,
  ...writing,
];
