import { hero, home } from "./reads.ts";

export const contentRouter = { hero, home };
