import { consumeUpload } from "../../uploads/port.ts";
import { dropFile, dropRenders, filesOf } from "../files-repository.ts";
import { authoring } from "../procedures.ts";
import { productDrafts } from "../product-drafts.ts";
import { endingOf, queueFile } from "./add-file.ts";

/**
 * A file takes the place of another: its position, and the viewer if that was chosen. Images rendered from the old one stay until the new
 * one is read, and then show it; a file of another kind has none to put in their place.
 */
export const replaceFile = authoring.replaceFile.handler(async ({ input: { id, fileId, uploadId }, context, errors }) => {
  const { user, now } = context;
  return productDrafts.changeParts(context, id, async (tx, draft) => {
    const files = await filesOf(tx, draft.id);
    const old = files.find((each) => each.id === fileId);
    if (!old) throw errors.AUTHORING_FILE_GONE();
    const { file } = await consumeUpload(tx, { userId: user.id, uploadId, purpose: "deliverable" }, now());
    const same = files.find(({ sha256 }) => sha256 === file.sha256);
    if (same) throw errors.AUTHORING_FILE_TWICE({ data: { fileId: same.id, name: same.name } });
    const format = endingOf(file.name);
    const isSameKind = format === endingOf(old.name);
    if (isSameKind) await dropRenders(tx, old, now());
    await dropFile(tx, isSameKind ? { ...old, renders: new Map() } : old, now());
    await queueFile(tx, {
      ...{ id: context.id(), draftId: draft.id, fileId: file.id, format, position: old.position, at: now() },
      isChosen: old.isChosen,
    });
  });
});
