import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import type { PromptReading } from "../../data/use-said.ts";
import { StageHead } from "../stage-head.tsx";
import { DraftView } from "./draft-view.tsx";

/**
 * Whether the draft is on the stage: as soon as there are other words, or another picture, than the job there came with. A result that is
 * opened, or started, is shown instead.
 */
export function useStagedDraft({ about, draft }: PromptReading, stagedId: string | undefined) {
  const [seen, setSeen] = useState({ stagedId, about: stagedId === undefined ? "" : about });
  if (seen.stagedId !== stagedId) setSeen({ stagedId, about });
  return {
    isShown: about !== "" && about !== seen.about && draft.state !== "none",
    hide: () => setSeen({ stagedId, about }),
  };
}

export function DraftStage({ said, onBack }: { said: PromptReading; onBack?: () => void }) {
  return (
    <>
      <StageHead title={said.title} note="Free draft">
        {onBack && (
          <Button icon="arrow-left" onClick={onBack}>
            Back to the result
          </Button>
        )}
      </StageHead>
      <DraftView said={said} className="xl:flex-1" />
    </>
  );
}
