import type { Draft } from "@blenda/domain/authoring/model";
import type { QueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { draftStore } from "../../../lib/storage/draft-store.ts";
import { forgetDraft } from "../../data/draft-queries.ts";
import { leaveNewDraft } from "../../data/new-draft.ts";

/** Deletes a draft, or cancels the changes of something on sale; then there is nothing left to edit. */
export function useEndDraft(draft: Draft) {
  const navigate = useNavigate();
  const learn = async ({ id }: { id: string }, cache: QueryClient) => {
    draftStore.remove(`product:${id}`);
    leaveNewDraft(id);
    // Left first: the page would ask for what is no longer there.
    await navigate({ to: "/dashboard/products" });
    forgetDraft(id, cache);
  };
  const remove = useAct(api.authoring.deleteDraft, { learn, done: () => "Draft deleted" });
  const cancel = useAct(api.authoring.cancelRevision, { learn, done: () => "Changes canceled" });
  const isRevision = draft.live !== null;
  return {
    can: draft.may.includes(isRevision ? "cancelRevision" : "delete"),
    isEnding: remove.isActing || cancel.isActing,
    act: () => (isRevision ? cancel : remove).act({ id: draft.id }),
    words: isRevision
      ? {
          label: "Cancel these changes",
          question: "Cancel these changes?",
          keepLabel: "Keep editing",
          means: `Version ${draft.live?.version ?? ""} stays on sale as it is. What you changed here is gone.`,
        }
      : {
          label: "Delete draft",
          question: "Delete this draft?",
          keepLabel: "Keep draft",
          means: "Its files, images and words are deleted. You can't undo this.",
        },
  };
}
