import type { Instant } from "@blenda/domain/shared/time";
import { letGo } from "../../drafts/left-files.ts";
import type { Tx } from "../../platform/database/db.ts";
import { filesOf, picturesOf, renderOf, viewerOf } from "../files-repository.ts";

/** Rendered images show what the viewer shows: those that were chosen are replaced by the same look of its file. */
export async function followViewer(tx: Tx, draftId: string, at: Instant): Promise<void> {
  const viewer = viewerOf(await filesOf(tx, draftId));
  for (const picture of await picturesOf(tx, draftId)) {
    if (picture.kind === "own") continue;
    const render = renderOf(viewer, picture.kind);
    if (!render || render.fileId === picture.fileId) continue;
    const { fileId, width, height } = render;
    await tx.updateTable("draftPictures").set({ fileId, width, height }).where("id", "=", picture.id).execute();
    // Of a file that was replaced, only its pictures were left.
    await letGo(tx, [picture.fileId], at);
  }
}
