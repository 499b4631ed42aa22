import { moderate } from "./moderate.ts";
import { move } from "./move.ts";
import { byIds, categories, compared, product } from "./reads.ts";
import { setPrice } from "./set-price.ts";

export const catalogueRouter = { byIds, categories, compared, moderate, move, product, setPrice };
