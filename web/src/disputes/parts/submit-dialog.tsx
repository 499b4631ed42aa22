import { DISPUTES } from "@blenda/domain/disputes/constants";
import type { DisputeDetail } from "@blenda/domain/disputes/model";
import { useId } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { exact } from "../../lib/text/numbers.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { learnDispute } from "../data/dispute-queries.ts";

/** Sends everything the panel shows to the bank, with what the staff member wants to add. */
export function SubmitDialog({ dispute: { id: disputeId, orderNumber }, onClose }: { dispute: DisputeDetail; onClose: () => void }) {
  const id = useId();
  const { form, errors, control, submit } = useDraft({ note: "" }, ({ note }) => ({
    note: [...note.trim()].length > DISPUTES.NOTE_MOST ? `Please use at most ${exact(DISPUTES.NOTE_MOST)} characters.` : undefined,
  }));
  const { act, isActing, error } = useAct(api.disputes.submitEvidence, {
    learn: learnDispute,
    done: () => "Evidence sent",
    isToldInPlace: true,
  });
  return (
    <Dialog
      isOpen
      title={`Send the evidence for order ${orderNumber}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" isBusy={isActing}>
            Send to the bank
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className="grid gap-5"
        onSubmit={submit(({ note }) => act({ id: disputeId, note: note.trim() }, { onSuccess: onClose }))}
      >
        <p className="text-muted">
          The bank gets everything you see here, once. It can't be changed afterwards, and creators can't add more.
        </p>
        {error && <Alert tone="bad" title={error.message} />}
        <Field label="Note to the bank (optional)" error={errors.note}>
          <Textarea {...control("note")} rows={4} />
        </Field>
      </form>
    </Dialog>
  );
}
