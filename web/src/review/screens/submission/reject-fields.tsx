import { AUTHORING, REJECTION_CODES } from "@blenda/domain/authoring/constants";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import { oneOf } from "../../../product/table/list-question.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import type { VerdictState } from "../../data/use-verdict.ts";
import { SavedSentences } from "./sentences/saved-sentences.tsx";
import type { Faults } from "./verdict-faults.ts";

/** A rejection has a reason of the list and words of its own; the creator reads both. */
export function RejectFields({ state: { verdict, change }, faults }: { state: VerdictState; faults: Faults }) {
  return (
    <>
      <div data-part="reason">
        <Field label="Reason" error={faults.reason}>
          <Select value={verdict.reason ?? ""} onChange={({ target }) => change({ reason: oneOf(REJECTION_CODES, target.value) ?? null })}>
            <option value="">Choose a reason</option>
            {REJECTION_CODES.map((code) => (
              <option key={code} value={code}>
                {authoringTexts.rejections[code]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div data-part="text">
        <Field label="Why" error={faults.text} help="The creator will see it word for word.">
          <Textarea
            rows={4}
            value={verdict.text}
            maxLength={AUTHORING.REASON_MOST}
            onChange={({ target }) => change({ text: target.value })}
          />
        </Field>
        <div className="flex justify-end">
          <SavedSentences kind="rejection" about="Rejections" text={verdict.text} onWrite={(text) => change({ text })} />
        </div>
      </div>
    </>
  );
}
