import type { ProductFacts } from "@blenda/domain/catalogue/model";
import type { Facts } from "@blenda/forge/inspect/inspection";
/** What the catalogue keeps of a measurement: the facts of the model in the file. */
export declare function measured({ name, models: [model] }: Facts): ProductFacts;
