import { lesson, training } from "./reads.ts";

export const trainingsRouter = { lesson, training };
