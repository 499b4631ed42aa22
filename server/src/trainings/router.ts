import { moderate } from "./moderate.ts";
import { lesson, ownTraining, training } from "./reads.ts";
import { setPrice } from "./set-price.ts";

export const trainingsRouter = { lesson, moderate, ownTraining, setPrice, training };
