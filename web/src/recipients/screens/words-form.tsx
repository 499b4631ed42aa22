import { RECIPIENTS } from "@blenda/domain/recipients/constants";
import { type ReactNode, useId } from "react";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";

interface Props {
  title: string;
  label: string;
  kind: "primary" | "danger";
  wordsLabel: string;
  help: string;
  isBusy: boolean;
  error: Error | null;
  onSend: (reason: string) => void;
  onClose: () => void;
  children: ReactNode;
}

function reasonFault(reason: string): string | undefined {
  const { length } = [...reason.trim()];
  if (length < RECIPIENTS.REASON_LEAST) return `Please write at least ${RECIPIENTS.REASON_LEAST} characters.`;
  return length > RECIPIENTS.REASON_MOST ? `Please use at most ${RECIPIENTS.REASON_MOST} characters.` : undefined;
}

/** What is done with a person's account is done for a reason that is written down. */
export function WordsForm({ title, label, kind, wordsLabel, help, isBusy, error, onSend, onClose, children }: Props) {
  const id = useId();
  const { form, errors, control, submit } = useDraft({ reason: "" }, ({ reason }) => ({ reason: reasonFault(reason) }));
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind={kind} isBusy={isBusy}>
            {label}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-5" onSubmit={submit(({ reason }) => onSend(reason.trim()))}>
        <p className="text-muted">{children}</p>
        {error && <Alert tone="bad" title={error.message} />}
        <Field label={wordsLabel} error={errors.reason} help={help}>
          <Textarea {...control("reason")} rows={3} maxLength={RECIPIENTS.REASON_MOST} data-first-focus />
        </Field>
      </form>
    </Dialog>
  );
}
