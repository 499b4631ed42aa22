import { ONBOARDING, REJECTION_REASONS } from "@blenda/domain/onboarding/constants";
import { applicationTexts } from "@blenda/domain/onboarding/texts";
import { useId } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { oneOf } from "../../../product/table/list-question.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { learnDetail } from "../../data/application-queries.ts";

/** A no has one of our reasons, and words of its own. */
export function RejectDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const id = useId();
  const { act, isActing, error } = useAct(api.onboarding.decideApplication, {
    learn: (detail, cache) => {
      learnDetail(detail, cache);
      onClose();
    },
    done: () => "Rejected. They've been told.",
    isToldInPlace: true,
  });
  const { form, errors, control, submit } = useDraft({ reason: "", text: "" }, (typed) => ({
    reason: oneOf(REJECTION_REASONS, typed.reason) ? undefined : "Choose a reason.",
    text: typed.text.trim().length < ONBOARDING.NOTE_LEAST ? "Please say why, in a few words." : undefined,
  }));
  return (
    <Dialog
      isOpen
      title="Reject this application?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep reading</Button>
          <Button type="submit" form={id} kind="danger" isBusy={isActing}>
            Reject application
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className="grid gap-5"
        onSubmit={submit(({ reason, text }) => {
          const code = oneOf(REJECTION_REASONS, reason);
          if (code) act({ decision: "reject", userId, reason: code, text: text.trim() });
        })}
      >
        <p className="text-muted">
          They can apply again in {ONBOARDING.REAPPLY_DAYS} days. If a change would be enough, request changes instead.
        </p>
        {error && <Alert tone="bad" title={error.message} />}
        <Field label="Reason" error={errors.reason}>
          <Select {...control("reason")}>
            <option value="">Choose a reason</option>
            {REJECTION_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {applicationTexts.rejections[reason]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="In your words" error={errors.text} help="They'll see this.">
          <Textarea {...control("text")} rows={4} maxLength={ONBOARDING.NOTE_MOST} />
        </Field>
      </form>
    </Dialog>
  );
}
