import { findFile } from "../platform/files/files.ts";
import type { Download } from "../platform/http/download.ts";
import { findReady } from "./files/file-repository.ts";

const ID = /^[\w-]{1,64}$/;

/** A file that was written in the background, to whoever asked for it, until its time is over. */
export const figureFileDownload: Download = {
  path: "/figure-files/:id",
  find: async ({ db, now }, { actor, params: { id = "" } }) => {
    if (!actor || !ID.test(id)) return null;
    const ready = await findReady(db, actor.id, id, now());
    const file = ready?.fileId ? await findFile(db, ready.fileId) : undefined;
    return file ? { file } : null;
  },
};
