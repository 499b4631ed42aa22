import { keep } from "./keep.ts";
import { merge } from "./merge.ts";
import { noteAdded } from "./note-added.ts";
import { lines } from "./reads.ts";

export const cartRouter = { keep, lines, merge, noteAdded };
