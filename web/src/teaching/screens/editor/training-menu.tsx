import type { TrainingDraft } from "@blenda/domain/teaching/model";
import { useNavigate } from "@tanstack/react-router";
import { DraftMenu } from "../../../product/editor/draft-menu.tsx";
import { trainingDrafts } from "../../data/training-drafts.ts";

const KEYS = [
  { keys: ["↑ ↓"], does: "Walk through the lessons" },
  { keys: ["Alt", "↑ ↓"], does: "Move a lesson or a section" },
  { keys: ["Alt", "← →"], does: "Move a lesson into the section before or after" },
  { keys: ["Enter"], does: "Rename" },
  { keys: ["Space"], does: "Play the film" },
  { keys: ["C"], does: "Chapter at the player's place" },
  { keys: ["Ctrl", "S"], does: "Save now" },
  { keys: ["Ctrl", "Enter"], does: "Submit" },
];

/** What can be done with the course as a whole. */
export function TrainingMenu({ draft }: { draft: TrainingDraft }) {
  const navigate = useNavigate();
  return (
    <DraftMenu
      kind={trainingDrafts}
      draft={draft}
      keys={KEYS}
      onCopied={(trainingId) => void navigate({ to: "/dashboard/edit-training/$trainingId", params: { trainingId }, search: {} })}
      endMeans={
        draft.live
          ? "The course on sale stays as it is. What you changed here is gone."
          : "Its films, files and words are deleted. You can't undo this."
      }
    />
  );
}
