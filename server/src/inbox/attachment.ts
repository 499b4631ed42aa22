import { INBOX } from "@blenda/domain/inbox/constants";
import type { Attachment } from "@blenda/domain/inbox/model";
import { ORPCError } from "@orpc/server";
import { fileName, record, store } from "../platform/files.ts";
import type { Services } from "../platform/procedure.ts";
import { addAttachment } from "./attachment-repository.ts";

const LIMITS = { seconds: 20, megabytes: 800 };

const refusal = (reason: string) => new ORPCError("INBOX_ATTACHMENT_REFUSED", { data: { reason } });

/** Looked at in a process of its own before anybody can open it: nobody is sent a program, a bomb, or a file that lies about its type. */
async function refuseBad(body: Buffer, type: string, name: string): Promise<void> {
  if (type === "application/pdf") {
    if (!body.subarray(0, 1024).includes("%PDF-")) throw refusal("This is not a PDF.");
    return;
  }
  const { inspect } = await import("@blenda/forge/inspect/inspect");
  const { findings, facts, kind } = await inspect(body, { name, limits: LIMITS }, () => {});
  const block = findings.find(({ level }) => level === "block");
  // An archive of notes holds no geometry, and need not.
  if (block && !(type === "application/zip" && block.code === "no-geometry")) throw refusal(block.message);
  if (type.startsWith("image/") && kind !== "picture") throw refusal("This is not a picture.");
  if ((facts.archive?.entries ?? 0) > INBOX.ZIP_ENTRIES) throw refusal(`An archive in a message holds at most ${INBOX.ZIP_ENTRIES} files.`);
}

export async function takeAttachment(
  services: Services,
  ownerId: string,
  body: Buffer,
  type: string,
  asNamed: string,
): Promise<Attachment> {
  const name = fileName(asNamed, `attachment${EXTENSIONS[type] ?? ""}`);
  await refuseBad(body, type, name);
  const file = await store(services, body, { ownerId, name, type, maxBytes: INBOX.ATTACHMENT_BYTES });
  await services.transaction(async (tx) => {
    await record(tx, file);
    await addAttachment(tx, file.id, ownerId, services.now());
  });
  return { id: file.id, name, type, bytes: file.bytes, url: `/files/${file.id}` };
}

const EXTENSIONS: Record<string, string> = {
  "image/png": ".png",
  "image/jpeg": ".jpg",
  "image/webp": ".webp",
  "image/gif": ".gif",
  "application/pdf": ".pdf",
  "application/zip": ".zip",
  "model/gltf-binary": ".glb",
};
