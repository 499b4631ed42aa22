import type { Job } from "@blenda/domain/generation/model";
import { generationTexts } from "@blenda/domain/generation/texts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { toolQuery } from "../../data/tool-query.ts";
import { titleOf } from "../job-labels.ts";

export function RemoveJob({ job }: { job: Job }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { job: asked } = useSearch({ from: "/blendagen" });
  const { act, isActing } = useAct(api.generation.remove, {
    learn: async ({ id }, cache) => {
      if (asked === id) await navigate({ to: "/blendagen", search: {}, replace: true });
      cache.setQueryData(toolQuery.queryKey, (page) => page && { ...page, jobs: page.jobs.filter((one) => one.id !== id) });
      void cache.invalidateQueries({ queryKey: api.generation.jobs.key() });
    },
    done: () => generationTexts.removed,
  });
  return (
    <>
      <IconButton icon="trash-2" label="Remove" onClick={() => setAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          question="Remove this result?"
          label="Remove"
          isBusy={isActing}
          onYes={() => act({ id: job.id }, { onError: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          “{titleOf(job)}” and its files are deleted. {job.result && "You won't get tokens back for it. Download it first if you need it."}
        </ConfirmDialog>
      )}
    </>
  );
}
