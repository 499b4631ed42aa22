import type { Grammar } from "../grammars/grammar.ts";
import { pails } from "./containers/pails.ts";
import { computers } from "./electronics/computers.ts";
import { handhelds } from "./electronics/handhelds.ts";
import { seats } from "./furniture/seats.ts";
import { bikes } from "./vehicles/bikes.ts";
import { buses } from "./vehicles/buses.ts";
import { machines } from "./vehicles/machines.ts";
import { scooters } from "./vehicles/scooters.ts";
import { trucks } from "./vehicles/trucks.ts";

/** Every family of programs, one line each, in the order of the alphabet. */
export const programs: readonly Grammar[] = [
  ...bikes,
  ...buses,
  ...computers,
  ...handhelds,
  ...machines,
  ...pails,
  ...scooters,
  ...seats,
  ...trucks,
];
