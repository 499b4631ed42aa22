import { BRAND } from "@blenda/domain/shared/brand";
import type { FileTypeName } from "@blenda/domain/shared/file-types";
import { PAGE_SIZE } from "@blenda/forge/poster/picture-sizes";
import type { Services } from "../requests/procedure.ts";
import { type StoredFile, store } from "./files.ts";
import { reencodeImage } from "./reencode-image.ts";
import { NICENESS } from "./upload-queues.ts";

const PICTURE = { format: { type: "webp", quality: 88 }, size: { maxSidePx: 2_400 } } as const;
const MAX_STORED_BYTES = 12 * 1024 * 1024;
const MODEL_LIMITS = { cpuSeconds: 60, megabytes: 1_000, niceness: NICENESS };
const POSTER = { width: 1_024, height: 768 } as const;

/** A picture or a model somebody shows and does not sell. */
interface Showpiece {
  kind: "picture" | "model";
  fileId: string;
  posterFileId: string | null;
  width: number;
  height: number;
  stageHue: number | null;
  triangles: number | null;
}

interface SentShowpiece {
  ownerId: string;
  body: Buffer;
  isModel: boolean;
  /** Without its ending. */
  name: string;
  modelBytes: number;
  /** What pictures may be, where it is not what is usual. */
  types?: readonly FileTypeName[];
}

/** Stored, and not yet recorded: `files` belong into the transaction of whatever shows it. */
export type ReceivedShowpiece = { files: StoredFile[]; piece: Showpiece } | { problem: "type" } | { problem: "refused"; reason: string };

/** Draws a picture anew, or looks at a model in a process of its own. What is kept is what is shown: never the bytes that were sent. */
export const receiveShowpiece = (services: Services, sent: SentShowpiece): Promise<ReceivedShowpiece> =>
  sent.isModel ? receiveModel(services, sent) : receivePicture(services, sent);

async function receivePicture(services: Services, { ownerId, body, name, types }: SentShowpiece): Promise<ReceivedShowpiece> {
  const drawn = await reencodeImage(services, ownerId, body, { ...PICTURE, ...(types && { types }) });
  if (drawn === "other format") return { problem: "type" };
  if (drawn === "unreadable") return { problem: "refused", reason: "This picture cannot be read." };
  const { bytes, width, height } = drawn;
  const about = { ownerId, name: `${name}.webp`, type: "image/webp", maxBytes: MAX_STORED_BYTES };
  const file = await store(services, bytes, about);
  return { files: [file], piece: { kind: "picture", fileId: file.id, posterFileId: null, width, height, stageHue: null, triangles: null } };
}

async function receiveModel(services: Services, { ownerId, body, name, modelBytes }: SentShowpiece): Promise<ReceivedShowpiece> {
  const { present } = await import("@blenda/forge/present");
  const about = { name: `${name}.glb`, mark: BRAND.name, cover: PAGE_SIZE, limits: MODEL_LIMITS };
  const { inspection, showing } = await services.uploadQueues.inspections(() => present(body, about, () => {}), {
    personId: ownerId,
    bytes: body.length,
  });
  const block = inspection.findings.find(({ level }) => level === "block");
  if (block) return { problem: "refused", reason: block.message };
  if (!showing?.preview) return { problem: "refused", reason: "There is nothing in this file that could be shown." };
  const shown = { ownerId, maxBytes: modelBytes };
  const model = await store(services, showing.preview, { ...shown, name: `${name}.glb.gz`, type: "application/gzip" });
  const poster = await store(services, showing.page.lit, { ...shown, name: `${name}.webp`, type: "image/webp" });
  const triangles = inspection.facts.models.reduce((sum, each) => sum + each.triangles, 0);
  return {
    files: [model, poster],
    piece: { kind: "model", fileId: model.id, posterFileId: poster.id, ...POSTER, stageHue: showing.stageHue, triangles },
  };
}
