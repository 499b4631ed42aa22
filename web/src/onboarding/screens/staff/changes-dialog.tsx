import { APPLICATION_STEPS, type ApplicationStep, ONBOARDING } from "@blenda/domain/onboarding/constants";
import { applicationTexts } from "@blenda/domain/onboarding/texts";
import { useId } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { learnDetail } from "../../data/application-queries.ts";

const EMPTY: Record<ApplicationStep, string> = { profile: "", portfolio: "", proposal: "", tax: "", agreement: "", security: "" };

const notesIn = (typed: Record<ApplicationStep, string>) =>
  APPLICATION_STEPS.flatMap((step) => (typed[step].trim() ? [{ step, text: typed[step].trim() }] : []));

/** A note for each step that should change; the steps without one stay closed. */
export function ChangesDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const id = useId();
  const { act, isActing, error } = useAct(api.onboarding.decideApplication, {
    learn: (detail, cache) => {
      learnDetail(detail, cache);
      onClose();
    },
    done: () => "Sent. They can change those steps now.",
    isToldInPlace: true,
  });
  const { form, draft, errors, control, submit } = useDraft(EMPTY, (typed) =>
    notesIn(typed).length === 0 ? { profile: "Write a note for at least one step." } : tooShort(typed),
  );
  const count = notesIn(draft).length;
  return (
    <Dialog
      isOpen
      isWide
      title="What should change?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep reading</Button>
          <Button type="submit" form={id} kind="primary" isBusy={isActing}>
            {count > 1 ? `Send ${count} notes` : "Send note"}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className="grid gap-5"
        onSubmit={submit((typed) => act({ decision: "requestChanges", userId, notes: notesIn(typed) }))}
      >
        <p className="text-muted">Only the steps you write about can be changed. Your note is shown above the step and sent by email.</p>
        {error && <Alert tone="bad" title={error.message} />}
        {APPLICATION_STEPS.map((step) => (
          <Field key={step} label={applicationTexts.steps[step]} error={errors[step]}>
            <Textarea {...control(step)} rows={2} maxLength={ONBOARDING.NOTE_MOST} className="min-h-16!" />
          </Field>
        ))}
      </form>
    </Dialog>
  );
}

/** A note of two letters is no help. */
const tooShort = (typed: Record<ApplicationStep, string>): Partial<Record<ApplicationStep, string>> =>
  Object.fromEntries(
    notesIn(typed).flatMap(({ step, text }) => ([...text].length < ONBOARDING.NOTE_LEAST ? [[step, "Please use a few more words."]] : [])),
  );
