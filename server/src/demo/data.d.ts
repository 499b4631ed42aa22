import { DemoProduct, DemoShop, DemoTraining, MadeProduct } from "./model.ts";
export declare const demoShops: () => DemoShop[];
/** Products lie in one file per category, named after its id. */
export declare function demoProducts(): (DemoProduct & {
  category: string;
})[];
export declare const madeProduct: (id: string) => MadeProduct;
export declare const demoTrainings: () => DemoTraining[];
