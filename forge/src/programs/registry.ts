import type { Grammar } from "../grammars/grammar.ts";
import { pails } from "./containers/pails.ts";
import { seats } from "./furniture/seats.ts";

/** Every family of programs, one line each, in the order of the alphabet. */
export const programs: readonly Grammar[] = [...pails, ...seats];
