import type { Model } from "@blenda/forge/model";
/** For a file whose preview is heavy to turn on a card: a preview of its coarser copies, until one is light enough. */
export declare function lighterPreview(model: Model, mark: string, mostBytes: number): Promise<Buffer>;
