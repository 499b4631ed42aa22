import type { IncomingHttpHeaders } from "node:http";
import { UPLOADS } from "@blenda/domain/uploads/constants";
import { Purpose, TargetId } from "@blenda/domain/uploads/model";
import { z } from "zod";
import { isStorable } from "../../platform/database/storable.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import type { Announcement } from "./begin.ts";

const FINGERPRINT_MAX = 400;

const Told = z.object({
  purpose: Purpose,
  filename: z.string().min(1).max(1_000),
  folder: z.string().max(UPLOADS.FOLDER_MAX).default(""),
  fingerprint: z.string().max(FINGERPRINT_MAX).default(""),
  targetId: TargetId.nullable().default(null),
});

/** What the headers of a beginning say: `Upload-Length`, and names with base64 values in `Upload-Metadata`. */
export function announcementOf(headers: IncomingHttpHeaders): Announcement {
  const length = String(headers["upload-length"] ?? "");
  // A length told later would pass every limit until then; joined pieces belong to no upload of ours.
  if (!/^\d{1,15}$/.test(length) || headers["upload-defer-length"] !== undefined || headers["upload-concat"] !== undefined)
    throw refusal("UPLOAD_PROTOCOL");
  const told = Told.safeParse(pairsOf(String(headers["upload-metadata"] ?? "")));
  if (!told.success) throw refusal("UPLOAD_PROTOCOL");
  const { filename: name, folder, ...rest } = told.data;
  if (!isStorable(rest)) throw refusal("UPLOAD_NAME");
  return { ...rest, name, folder: folder.normalize("NFC"), bytes: Number(length) };
}

function pairsOf(header: string): Record<string, string> {
  const pairs = header.split(",").map((pair) => pair.trim().split(" "));
  return Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, Buffer.from(value, "base64").toString("utf8")]));
}
