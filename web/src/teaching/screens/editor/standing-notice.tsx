import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { draftStore } from "../../../lib/storage/draft-store.ts";
import { appealKey } from "../../../product/editing/appeal-dialog.tsx";
import { StatusNotice } from "../../../product/editing/status-notice.tsx";
import { learnDraft } from "../../data/draft-queries.ts";
import { remarkName } from "../../data/remark-name.ts";
import type { TrainingEditor } from "../../data/use-training-editor.ts";
import type { Place } from "./use-place.ts";

/** Where a course stands between its creator and review. */
export function StandingNotice({ editor: { draft }, place }: { editor: TrainingEditor; place: Place }) {
  const withdraw = useAct(api.teaching.withdraw, { learn: learnDraft, done: () => "Withdrawn. You can edit it again." });
  const appeal = useAct(api.teaching.appeal, {
    learn: (next, cache) => {
      draftStore.remove(appealKey(draft.id));
      learnDraft(next, cache);
    },
    done: () => "Sent. We'll look at it again.",
    isToldInPlace: true,
  });
  const said = draft.remarks
    .filter(({ isSettled }) => !isSettled)
    .map(({ field, lessonId }) => ({
      label: remarkName(draft.sections, { field, lessonId }),
      onJump: () => void place.jump({ field, lessonId }),
    }));
  const jumps = said.filter(({ label }, at) => said.findIndex((one) => one.label === label) === at);
  return <StatusNotice draft={draft} withdraw={withdraw} appeal={appeal} jumps={jumps} />;
}
