import { EMPTY_POST, type PostFields } from "./post-fields.ts";

/** Another number where what is kept looks different: older drafts are then not taken. */
const VERSION = 1;
const MEDIA_KEPT_MS = 23 * 3_600_000;

interface KeptPost {
  version: number;
  savedAt: number;
  fields: PostFields;
}

export const toKeep = (fields: PostFields, savedAt: number): KeptPost => ({ version: VERSION, savedAt, fields });

const isKept = (kept: unknown): kept is KeptPost => {
  if (typeof kept !== "object" || kept === null || !("version" in kept && "fields" in kept)) return false;
  return kept.version === VERSION && typeof kept.fields === "object" && kept.fields !== null;
};

/** What was kept, without files that are gone by now; how many those are. */
export function readKept(kept: unknown, now: number): { fields: PostFields; savedAt: number; lost: number } | null {
  if (!isKept(kept)) return null;
  const fields = { ...EMPTY_POST, ...kept.fields };
  const media = fields.media.filter(({ addedAt }) => addedAt === null || now - addedAt < MEDIA_KEPT_MS);
  return { fields: { ...fields, media }, savedAt: kept.savedAt, lost: fields.media.length - media.length };
}
