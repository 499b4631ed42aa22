import { StatusNotice } from "../../../product/editing/status-notice.tsx";
import { useReviewSteps } from "../../../product/editor/use-review-steps.ts";
import { remarkName } from "../../data/remark-name.ts";
import { trainingDrafts } from "../../data/training-drafts.ts";
import type { TrainingEditor } from "../../data/use-training-editor.ts";
import type { Place } from "./use-place.ts";

/** Where a course stands between its creator and review. */
export function StandingNotice({ editor: { draft }, place }: { editor: TrainingEditor; place: Place }) {
  const steps = useReviewSteps(trainingDrafts, draft.id);
  const said = draft.remarks
    .filter(({ isSettled }) => !isSettled)
    .map(({ field, lessonId }) => ({
      label: remarkName(draft.sections, { field, lessonId }),
      onJump: () => void place.jump({ field, lessonId }),
    }));
  const jumps = said.filter(({ label }, at) => said.findIndex((one) => one.label === label) === at);
  return <StatusNotice draft={draft} {...steps} jumps={jumps} />;
}
