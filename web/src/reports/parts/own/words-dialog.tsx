import { type ReactNode, useId } from "react";
import { useDraft } from "../../../lib/storage/draft.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";

interface Props {
  title: string;
  label: string;
  fieldLabel: string;
  least: number;
  most: number;
  keptAs: string;
  isBusy: boolean;
  error: Error | null;
  children: ReactNode;
  /** `clear` forgets the draft once it is sent. */
  onSend: (text: string, clear: () => void) => void;
  onClose: () => void;
}

const lettersIn = (text: string): number => [...text.trim()].length;

/** One text to our team, kept until it is sent. */
export function WordsDialog({ title, label, fieldLabel, least, most, keptAs, isBusy, error, children, onSend, onClose }: Props) {
  const id = useId();
  const { form, draft, errors, control, submit, clear } = useDraft(
    { text: "" },
    ({ text }) => {
      const letters = lettersIn(text);
      if (letters < least) return { text: least === 1 ? "Please write something." : `Please write at least ${least} characters.` };
      return { text: letters > most ? `Please use at most ${exact(most)} characters.` : undefined };
    },
    keptAs,
  );
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" isBusy={isBusy}>
            {label}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-5" onSubmit={submit(({ text }) => onSend(text.trim(), clear))}>
        <p className="text-muted">{children}</p>
        {error && <Alert tone="bad" title={error.message} />}
        <Field label={fieldLabel} error={errors.text} aside={`${exact(lettersIn(draft.text))}/${exact(most)}`}>
          <Textarea {...control("text")} rows={6} data-first-focus />
        </Field>
      </form>
    </Dialog>
  );
}
