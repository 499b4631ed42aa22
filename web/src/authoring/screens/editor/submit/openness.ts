import type { DraftField } from "@blenda/domain/authoring/constants";
import type { OpenPoint } from "@blenda/domain/authoring/model";
import type { UploadItem } from "../../../../uploads/data/upload-item.ts";

/** Something that keeps a product from being submitted. */
export interface Openness {
  key: string;
  field: DraftField;
  text: string;
  /** Wrong, missing, or on its way. */
  state: "wrong" | "open" | "busy";
}

const WRONG = ["claim", "file-blocked", "cover-small", "price-refused", "licence-price", "schedule-refused"];

const percentOf = ({ stored, bytes }: UploadItem): number => Math.floor((100 * stored) / Math.max(1, bytes));

function uploadText(upload: UploadItem): string {
  if (upload.state === "file-needed") return `${upload.name}: choose the file again`;
  if (upload.state === "lost" || upload.state === "paused") return `${upload.name} stopped at ${percentOf(upload)}%`;
  return `${upload.name} is uploading, ${percentOf(upload)}%`;
}

/** What the rules miss, and files that are still on their way: a draft is never submitted without them by accident. */
export function opennessOf(points: readonly OpenPoint[], uploads: readonly UploadItem[]): Openness[] {
  const missing = points.map(({ field, code, message }): Openness => {
    return { key: `${code} ${message}`, field, text: message, state: WRONG.includes(code) ? "wrong" : "open" };
  });
  const coming = uploads
    // What we didn't take is a note beside the files: there is nothing to do about it.
    .filter(({ state }) => state !== "refused")
    .map((upload): Openness => ({ key: upload.key, field: "files", text: uploadText(upload), state: "busy" }));
  const files = missing.filter(({ field }) => field === "files");
  // While files are on their way, "add a file" is answered.
  const answered = coming.length > 0 ? files.filter(({ state }) => state === "wrong") : files;
  return [...answered, ...coming, ...missing.filter(({ field }) => field !== "files")];
}
