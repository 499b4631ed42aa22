import type { ModelFacts } from "./facts.ts";
import type { Format } from "./formats/format-names.ts";
import type { PictureUse } from "./image/from-picture.ts";
import type { Inspection } from "./inspect/inspection.ts";
import type { Failure, LimitedOrder } from "./inspect/limited.ts";
import type { PictureSize } from "./poster/picture-sizes.ts";

/** The stretches of the work, in order. */
export type ProduceStep = "read" | "build" | "unwrap" | "bake" | "pack";

export interface ProduceRequest {
  /** Words, or the name of what the picture shows. For a known form from a picture: what it is. */
  prompt: string;
  /** Under a noun without a form what was chosen in its place. */
  instead?: Readonly<Record<string, string>> | undefined;
  picture: { bytes: Uint8Array; mode: PictureUse } | null;
  seed: number;
  resolution: "draft" | "normal" | "ultra";
  complexity: "normal" | "high";
  highPack: boolean;
  /** The glb is always among them. */
  formats: readonly Format[];
  /** How the files are called, without extension: small letters, digits and dashes. */
  name: string;
  poster: PictureSize;
}

export interface Produced {
  files: { format: Format | "pack"; name: string; bytes: Buffer }[];
  /** WebP with alpha. */
  poster: Buffer;
  stageHue: number;
  /** Of the finished glb, read again. */
  inspection: Inspection;
  /** What the glb cannot tell about itself. */
  made: Pick<ModelFacts, "lodTriangles" | "variants">;
  /** What the words were taken to mean. */
  understood: string[];
  cpuMs: number;
  /** CPU milliseconds until the files were written, start of the process included, and of the poster; the most memory it ever held. */
  took: { modelMs: number; posterMs: number; megabytes: number };
}

/** Why nothing came out. `words` and `picture` are about what was asked for, the rest about the work. */
export type ProduceProblem = "words" | "picture" | Failure;

/** What the limited process hears. */
export type ProduceOrder = LimitedOrder & Omit<ProduceRequest, "picture"> & { mode: PictureUse | null };

/** Files lie in the folder: they are too large for messages. */
export type ProduceDone =
  | (Omit<Produced, "files" | "poster"> & { files: { format: Format | "pack"; name: string }[] })
  | { problem: "words" | "picture" };
