import { AUTHORING } from "@blenda/domain/authoring/constants";
import { useId } from "react";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";

const faultOf = (text: string): string | undefined => {
  if ([...text.trim()].length < AUTHORING.REASON_LEAST) return "Tell us in a sentence or two why we should look again.";
  return [...text].length > AUTHORING.REASON_MOST ? `Please use at most ${AUTHORING.REASON_MOST} characters.` : undefined;
};

/** What was typed is kept under this name until it was sent. */
export const appealKey = (id: string): string => `appeal:${id}`;

export interface Appeal {
  act: (wanted: { id: string; text: string }) => void;
  isActing: boolean;
  error: Error | null;
}

/** Once, in the creator's own words: another reviewer looks again. */
export function AppealDialog({ draftId, appeal, onClose }: { draftId: string; appeal: Appeal; onClose: () => void }) {
  const id = useId();
  const { form, errors, control, submit } = useDraft({ text: "" }, ({ text }) => ({ text: faultOf(text) }), appealKey(draftId));
  return (
    <Dialog
      isOpen
      title="Appeal this decision"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" isBusy={appeal.isActing}>
            Send appeal
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className="grid gap-5"
        onSubmit={submit(({ text }) => appeal.act({ id: draftId, text: text.trim() }))}
      >
        <p className="text-muted">Someone else will look at it. You can appeal once, so say everything that matters.</p>
        {appeal.error && <Alert tone="bad" title={appeal.error.message} />}
        <Field label="Why should we look again?" error={errors.text}>
          <Textarea {...control("text")} rows={5} maxLength={AUTHORING.REASON_MOST} data-first-focus />
        </Field>
      </form>
    </Dialog>
  );
}
