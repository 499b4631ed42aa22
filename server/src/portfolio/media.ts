import { PORTFOLIO } from "@blenda/domain/portfolio/constants";
import type { Medium } from "@blenda/domain/portfolio/model";
import { BRAND } from "@blenda/domain/shared/brand";
import { fileName, record, type StoredFile, store } from "../platform/files/files.ts";
import { reencodeImage } from "../platform/files/reencode-image.ts";
import { NICENESS } from "../platform/files/upload-queues.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { addMedium, mediumOf } from "./repository.ts";

const PICTURE = { format: { type: "webp", quality: 88 }, size: { maxSidePx: 2_400 } } as const;
const MAX_STORED_BYTES = 12 * 1024 * 1024;
const MODEL_LIMITS = { seconds: 60, megabytes: 1_000, niceness: NICENESS };
const POSTER = { width: 1_024, height: 768 } as const;

const refused = (reason: string) => refusal("PORTFOLIO_MEDIA_REFUSED", { reason });

interface StoredMedia {
  files: StoredFile[];
  medium: Omit<Parameters<typeof addMedium>[1], "id" | "userId" | "createdAt">;
}

async function takePicture(services: Services, ownerId: string, body: Buffer, name: string): Promise<StoredMedia> {
  const drawn = await reencodeImage(services, ownerId, body, PICTURE);
  if (drawn === "other format") throw refusal("PORTFOLIO_MEDIA_TYPE");
  if (drawn === "unreadable") throw refused("This picture cannot be read.");
  const { bytes, width, height } = drawn;
  const about = { ownerId, name: `${name}.webp`, type: "image/webp", maxBytes: MAX_STORED_BYTES };
  const file = await store(services, bytes, about);
  return {
    files: [file],
    medium: { kind: "picture", fileId: file.id, posterFileId: null, width, height, stageHue: null, triangles: null },
  };
}

/** Looked at in a process of its own. What is shown is the light copy: the uploaded file itself is not kept. */
async function takeModel(services: Services, ownerId: string, body: Buffer, name: string): Promise<StoredMedia> {
  const { present } = await import("@blenda/forge/present");
  const about = { name: `${name}.glb`, mark: BRAND.name, limits: MODEL_LIMITS };
  const { inspection, showing } = await services.uploadQueues.inspections(() => present(body, about, () => {}));
  const block = inspection.findings.find(({ level }) => level === "block");
  if (block) throw refused(block.message);
  if (!showing?.preview) throw refused("There is nothing in this file that could be shown.");
  const shown = { ownerId, maxBytes: PORTFOLIO.MODEL_BYTES };
  const model = await store(services, showing.preview, { ...shown, name: `${name}.glb.gz`, type: "application/gzip" });
  const poster = await store(services, showing.page.lit, { ...shown, name: `${name}.webp`, type: "image/webp" });
  const triangles = inspection.facts.models.reduce((sum, each) => sum + each.triangles, 0);
  return {
    files: [model, poster],
    medium: { kind: "model", fileId: model.id, posterFileId: poster.id, ...POSTER, stageHue: showing.stageHue, triangles },
  };
}

export async function takeMedium(services: Services, userId: string, body: Buffer, type: string, asNamed: string): Promise<Medium> {
  const name = fileName(asNamed, "work").replace(/\.\w{1,5}$/, "");
  const isModel = type === "model/gltf-binary";
  if (!isModel && body.length > PORTFOLIO.PICTURE_BYTES) throw refusal("PORTFOLIO_MEDIA_TOO_LARGE");
  const { files, medium } = await (isModel ? takeModel : takePicture)(services, userId, body, name);
  const row = { id: services.id(), userId, createdAt: services.now(), ...medium };
  await services.transaction(async (tx) => {
    for (const file of files) await record(tx, file);
    await addMedium(tx, row);
  });
  return mediumOf(row);
}
