import { type DemoProduct } from "../model.ts";
/** Makes one product's files, unless they are there and were made from the same words. Answers whether there was work. */
export declare function makeProduct(product: DemoProduct): Promise<boolean>;
