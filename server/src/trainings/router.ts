import { moderate } from "./moderate.ts";
import { lesson, training } from "./reads.ts";
import { setPrice } from "./set-price.ts";

export const trainingsRouter = { lesson, moderate, setPrice, training };
