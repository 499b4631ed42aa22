import { DISPUTES } from "@blenda/domain/disputes/constants";
import type { EvidenceFile } from "@blenda/domain/disputes/model";
import { namedAs, typeOfBytes } from "@blenda/domain/shared/file-types";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { fileName, record, store } from "../../platform/files/files.ts";
import { reencodeImage } from "../../platform/files/reencode-image.ts";
import { NICENESS } from "../../platform/files/upload-queues.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { addFile } from "./evidence-repository.ts";

/** As the pack can show it. */
const PICTURE = { format: { type: "png" }, size: { maxSidePx: 1_400 } } as const;
const LIMITS = { cpuSeconds: 20, megabytes: 800, niceness: NICENESS };

/** Keeps a picture or a PDF for evidence that is being written. Its bytes say what it is. */
export async function receiveEvidenceFile(services: Services, ownerId: string, body: Buffer, asNamed: string): Promise<EvidenceFile> {
  const isPdf = typeOfBytes(body) === "application/pdf";
  const type = isPdf ? "application/pdf" : "image/png";
  const name = namedAs(fileName(asNamed, "evidence"), type);
  const bytes = isPdf ? await inspected(services, ownerId, body, name) : await drawn(services, ownerId, body);
  const file = await store(services, bytes, { ownerId, name, type, maxBytes: DISPUTES.FILE_BYTES });
  await services.transaction(async (tx) => {
    await record(tx, file);
    await addFile(tx, file.id, ownerId, services.now());
  });
  return { id: file.id, name, type, bytes: file.bytes, url: fileUrl(file.id) };
}

async function drawn(services: Services, ownerId: string, body: Buffer): Promise<Buffer> {
  const picture = await reencodeImage(services, ownerId, body, PICTURE);
  if (picture === "other format") throw refusal("DISPUTES_FILE_TYPE");
  if (picture === "unreadable") throw refusal("DISPUTES_FILE_REFUSED");
  if (picture.bytes.length > DISPUTES.FILE_BYTES) throw refusal("DISPUTES_FILE_TOO_LARGE");
  return Buffer.from(picture.bytes);
}

/** In a process of its own: our team is sent no script and no bomb. */
async function inspected({ uploadQueues }: Services, ownerId: string, body: Buffer, name: string): Promise<Buffer> {
  const { inspect } = await import("@blenda/forge/inspect/inspect");
  const { findings } = await uploadQueues.inspections(() => inspect(body, { name, limits: LIMITS }, () => {}), {
    personId: ownerId,
    bytes: body.length,
  });
  if (findings.some(({ level }) => level === "block")) throw refusal("DISPUTES_FILE_REFUSED");
  return body;
}
