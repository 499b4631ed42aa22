import { authoringTexts } from "@blenda/domain/authoring/texts";
import { BRAND } from "@blenda/domain/shared/brand";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { draftStore } from "../../../lib/storage/draft-store.ts";
import { appealKey } from "../../../product/editing/appeal-dialog.tsx";
import { focusField } from "../../../product/editing/field-focus.ts";
import { StatusNotice } from "../../../product/editing/status-notice.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { learnDraft } from "../../data/draft-queries.ts";
import type { ProductEditor } from "../../data/use-product-editor.ts";

/** Where a product stands between its creator and review. */
export function Standing({ editor: { draft } }: { editor: ProductEditor }) {
  const withdraw = useAct(api.authoring.withdraw, { learn: learnDraft, done: () => "Withdrawn. You can edit it again." });
  const appeal = useAct(api.authoring.appeal, {
    learn: (next, cache) => {
      draftStore.remove(appealKey(draft.id));
      learnDraft(next, cache);
    },
    done: () => "Sent. We'll look at it again.",
    isToldInPlace: true,
  });
  const fields = [...new Set(draft.remarks.flatMap(({ field, isSettled }) => (isSettled ? [] : [field])))];
  return (
    <StatusNotice
      draft={draft}
      withdraw={withdraw}
      appeal={appeal}
      jumps={fields.map((field) => ({ label: authoringTexts.fields[field], onJump: () => focusField(field) }))}
    >
      {draft.generatedFrom !== null && (
        <Alert tone="info" title={`Made with ${BRAND.generator}`}>
          {draft.generatedFrom && <>From “{draft.generatedFrom}”. </>}
          It's marked as AI generated, and buyers see that.
        </Alert>
      )}
    </StatusNotice>
  );
}
