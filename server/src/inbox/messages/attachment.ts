import { INBOX } from "@blenda/domain/inbox/constants";
import type { Attachment } from "@blenda/domain/inbox/model";
import { type FileTypeName, namedAs, typeOfBytes } from "@blenda/domain/shared/file-types";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { MAX_MEGAPIXELS } from "@blenda/domain/shared/pictures";
import { fileName, record, store } from "../../platform/files/files.ts";
import { pictureSize } from "../../platform/files/picture-size.ts";
import { NICENESS } from "../../platform/files/upload-queues.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { addAttachment } from "./attachment-repository.ts";

const LIMITS = { cpuSeconds: 20, megabytes: 800, niceness: NICENESS };

const refused = (reason: string) => refusal("INBOX_ATTACHMENT_REFUSED", { reason });

/**
 * Looked at in a process of its own before it can be opened: readers are sent no program, no bomb, and no file that lies about its type.
 */
async function refuseBad({ uploadQueues }: Services, ownerId: string, body: Buffer, type: FileTypeName, name: string): Promise<void> {
  if (type.startsWith("image/")) refuseFlood(body);
  const { inspect } = await import("@blenda/forge/inspect/inspect");
  const { findings, facts } = await uploadQueues.inspections(() => inspect(body, { name, limits: LIMITS }, () => {}), {
    personId: ownerId,
    bytes: body.length,
  });
  const block = findings.find(({ level }) => level === "block");
  // An archive of notes holds no geometry, and need not.
  if (block && !(type === "application/zip" && block.code === "no-geometry")) throw refused(block.message);
  if ((facts.archive?.entries ?? 0) > INBOX.ZIP_ENTRIES) throw refused(`An archive in a message holds at most ${INBOX.ZIP_ENTRIES} files.`);
}

/** The browser of the reader has to unpack it. */
function refuseFlood(picture: Buffer): void {
  const { width, height } = pictureSize(picture) ?? { width: 0, height: 0 };
  if (width * height === 0) throw refused("This picture cannot be read.");
  if (width * height > MAX_MEGAPIXELS * 1_000_000) throw refused(`A picture in a message has at most ${MAX_MEGAPIXELS} megapixels.`);
}

/** Its bytes say what it is, and the ending of its name follows them, whatever the browser says. */
export async function receiveAttachment(services: Services, ownerId: string, body: Buffer, asNamed: string): Promise<Attachment> {
  const type = typeOfBytes(body);
  if (!type) throw refused("This file is not what its name says. Open it on your side first.");
  const name = namedAs(fileName(asNamed, "attachment"), type);
  await refuseBad(services, ownerId, body, type, name);
  const file = await store(services, body, { ownerId, name, type, maxBytes: INBOX.ATTACHMENT_BYTES });
  await services.transaction(async (tx) => {
    await record(tx, file);
    await addAttachment(tx, file.id, ownerId, services.now());
  });
  return { id: file.id, name, type, bytes: file.bytes, url: fileUrl(file.id) };
}
