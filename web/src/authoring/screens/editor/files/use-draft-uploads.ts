import type { Draft } from "@blenda/domain/authoring/model";
import { useQueryClient } from "@tanstack/react-query";
import { api, client } from "../../../../lib/calls/api.ts";
import { codeOf } from "../../../../lib/calls/refusal.ts";
import { toast } from "../../../../lib/toast.ts";
import type { ResumableUploads } from "../../../../uploads/data/upload-item.ts";
import { useResumableUploads } from "../../../../uploads/data/use-resumable-uploads.ts";
import { learnDraft } from "../../../data/draft-queries.ts";

/** Files on their way to a draft: each becomes one of its files as soon as it has arrived. */
export function useDraftUploads({ id }: Draft): ResumableUploads {
  const cache = useQueryClient();
  const take = async (uploadId: string) => {
    try {
      learnDraft(await client.authoring.addFile({ id, uploadId }), cache);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      toast.failed(error.message);
      // The same bytes are here already: nobody needs them twice.
      if (codeOf(error) === "AUTHORING_FILE_TWICE") uploads.cancel(uploadId);
    }
    void cache.invalidateQueries({ queryKey: api.uploads.open.key() });
  };
  const uploads = useResumableUploads({ purpose: "deliverable", targetId: id, onReady: (uploadId) => void take(uploadId) });
  return uploads;
}
