import { AUTHORING } from "@blenda/domain/authoring/constants";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import { consumeUpload } from "../../uploads/port.ts";
import { filesOf } from "../files-repository.ts";
import { authoring } from "../procedures.ts";
import { productDrafts } from "../product-drafts.ts";

/** It is read from now on. The same bytes twice are the file that is there already. */
export const addFile = authoring.addFile.handler(async ({ input: { id, uploadId }, context, errors }) => {
  const { user, now } = context;
  return productDrafts.changeParts(context, id, async (tx, draft) => {
    const files = await filesOf(tx, draft.id);
    if (files.length >= AUTHORING.MOST_FILES) throw errors.AUTHORING_FILES_FULL();
    const { file } = await consumeUpload(tx, { userId: user.id, uploadId, purpose: "deliverable" }, now());
    const same = files.find(({ sha256 }) => sha256 === file.sha256);
    if (same) throw errors.AUTHORING_FILE_TWICE({ data: { fileId: same.id, name: same.name } });
    await queueFile(tx, {
      id: context.id(),
      draftId: draft.id,
      fileId: file.id,
      format: endingOf(file.name),
      position: files.length,
      at: now(),
    });
  });
});

interface QueuedFile {
  id: string;
  draftId: string;
  fileId: string;
  /** By its name, until it is read. */
  format: string;
  position: number;
  /** For the viewer. */
  isChosen?: boolean;
  at: Instant;
}

export const endingOf = (name: string): string => (/\.(\w{1,8})$/.exec(name)?.[1] ?? "file").toLowerCase();

/** A file of a draft that waits to be read. */
export async function queueFile(tx: Tx, { at, ...file }: QueuedFile): Promise<void> {
  await tx
    .insertInto("draftFiles")
    .values({ ...file, state: "waiting", createdAt: at })
    .execute();
}
