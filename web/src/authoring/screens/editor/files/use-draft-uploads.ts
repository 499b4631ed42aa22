import type { Draft, DraftFile } from "@blenda/domain/authoring/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../../../lib/calls/api.ts";
import { codeOf } from "../../../../lib/calls/refusal.ts";
import { toast } from "../../../../lib/toast.ts";
import type { DroppedFile, ResumableUploads } from "../../../../uploads/data/upload-item.ts";
import { useResumableUploads } from "../../../../uploads/data/use-resumable-uploads.ts";
import { learnDraft } from "../../../data/product-drafts.ts";
import { consumeReplacement, rememberReplacement } from "../../../data/replacements.ts";

/** A file that was dropped, and the one of the same name that is here already. */
interface Clash {
  dropped: DroppedFile;
  here: DraftFile;
}

export interface DraftUploads extends ResumableUploads {
  /** Sends a file that takes the place of another. */
  replace: (here: DraftFile, file: File) => void;
  /** Waiting for a word about files whose names are here already. */
  clashes: readonly Clash[];
  settle: (answer: "replace" | "both" | "neither") => void;
}

/** Files on their way to a draft: each becomes one of its files as soon as it has arrived. */
export function useDraftUploads({ id, files }: Draft): DraftUploads {
  const cache = useQueryClient();
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const take = async (uploadId: string, coming: { name: string; bytes: number }) => {
    const fileId = consumeReplacement(id, coming);
    try {
      const replaced = fileId === undefined ? null : await client.authoring.replaceFile({ id, fileId, uploadId }).catch(unlessGone);
      learnDraft(replaced ?? (await client.authoring.addFile({ id, uploadId })), cache);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      toast.failed(error.message);
      // The same bytes are here already: they are not needed twice.
      if (codeOf(error) === "AUTHORING_FILE_TWICE") uploads.cancel(uploadId);
    }
    void cache.invalidateQueries({ queryKey: api.uploads.open.key() });
  };
  const uploads = useResumableUploads({
    purpose: "deliverable",
    targetId: id,
    onReady: (uploadId, coming) => void take(uploadId, coming),
  });
  const replace = (here: DraftFile, dropped: DroppedFile) => {
    rememberReplacement(id, { name: dropped.file.name, bytes: dropped.file.size }, here.id);
    uploads.add([dropped]);
  };
  const known = new Set(files.map(({ url }) => url));
  return {
    ...uploads,
    // One row from the first byte to the facts: what became a file of the draft is shown there.
    rows: uploads.rows.filter(({ fileId }) => fileId === null || !known.has(fileUrl(fileId) ?? "")),
    add: (dropped) => {
      const found = clashesOf(dropped, files);
      setClashes(found);
      uploads.add(dropped.filter((one) => !found.some((clash) => clash.dropped === one)));
    },
    replace: (here, file) => replace(here, { file, folder: "" }),
    clashes,
    settle: (answer) => {
      setClashes([]);
      if (answer === "replace") for (const { here, dropped } of clashes) replace(here, dropped);
      if (answer === "both") uploads.add(clashes.map(({ dropped }) => dropped));
    },
  };
}

/** What it should replace was removed meanwhile: then it is simply added. */
function unlessGone(error: Error): null {
  if (codeOf(error) === "AUTHORING_FILE_GONE") return null;
  throw error;
}

/** Each file that is here is met once, however many of its name were dropped. */
function clashesOf(dropped: readonly DroppedFile[], files: readonly DraftFile[]): Clash[] {
  const met = new Set<string>();
  return dropped.flatMap((one) => {
    const here = files.find(({ id, name }) => name === one.file.name && !met.has(id));
    if (!here) return [];
    met.add(here.id);
    return [{ dropped: one, here }];
  });
}
