import { hero } from "./reads.ts";

export const contentRouter = { hero };
