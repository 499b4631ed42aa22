import { move } from "./move.ts";
import { byIds, categories, product } from "./reads.ts";
import { setPrice } from "./set-price.ts";

export const catalogueRouter = { byIds, categories, move, product, setPrice };
