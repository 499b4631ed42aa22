import type { Grammar } from "../grammars/grammar.ts";
import { pails } from "./containers/pails.ts";
import { berries } from "./food/berries.ts";
import { orchard } from "./food/orchard.ts";
import { seats } from "./furniture/seats.ts";

/** Every family of programs, one line each, in the order of the alphabet. */
export const programs: readonly Grammar[] = [...berries, ...orchard, ...pails, ...seats];
