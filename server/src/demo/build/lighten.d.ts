import type { Model } from "@blenda/forge/model";
/**
 * The same model in a file that packs well: numbers are rounded to what can be seen, so that their last digits repeat, and
 * the maps have the size the product promises. Nothing needs an extension that some program might not know.
 */
export declare function lighten(model: Model, texels: number): Promise<Model>;
