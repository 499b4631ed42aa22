import { creators, shop } from "./reads.ts";

export const shopsRouter = { creators, shop };
