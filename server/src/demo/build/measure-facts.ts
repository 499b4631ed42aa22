import type { ProductFacts } from "@blenda/domain/catalogue/model";
import type { Facts } from "@blenda/forge/inspect/inspection";
import { productFacts } from "../../platform/files/product-facts.ts";

/** The facts of the one model in the file. */
export function measureFacts({ name, models: [model] }: Facts): ProductFacts {
  if (!model) throw new Error(`There is no model in ${name}`);
  return productFacts(name, model);
}
