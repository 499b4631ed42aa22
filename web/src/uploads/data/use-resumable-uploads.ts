import type { ResumableUploads, ResumableUploadsOptions } from "./upload-item.ts";

/** Uploads of one target that survive everything. */
export function useResumableUploads(_options: ResumableUploadsOptions): ResumableUploads {
  throw new Error("being written");
}
