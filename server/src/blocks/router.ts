import { block } from "./block.ts";
import { blocked } from "./reads.ts";

export const blocksRouter = { block, blocked };
