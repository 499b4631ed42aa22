import { REVIEW } from "@blenda/domain/review/constants";
import { reviewTexts } from "@blenda/domain/review/texts";
import { Field } from "../../../ui/controls/field.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import type { VerdictState } from "../../data/use-verdict.ts";

/** The approver of what may be a copy ends this sentence; it stays in the history and in the audit. */
export function NotACopyField({ state: { verdict, change }, fault }: { state: VerdictState; fault: string | undefined }) {
  return (
    <div data-part="notACopy">
      <Field label={`${reviewTexts.notACopy} …`} error={fault} help="Stays in the history and in the audit.">
        <Textarea
          rows={2}
          value={verdict.notACopy}
          maxLength={REVIEW.NOT_A_COPY_MOST}
          onChange={({ target }) => change({ notACopy: target.value })}
        />
      </Field>
    </div>
  );
}
