import { QUESTIONS } from "@blenda/domain/learning/constants";
import { useDraft } from "../../../lib/storage/draft.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";

function textFault(text: string): string | undefined {
  const letters = [...text.trim()].length;
  if (letters === 0) return "Please write something.";
  return letters > QUESTIONS.TEXT_MAX ? `Please use at most ${exact(QUESTIONS.TEXT_MAX)} characters.` : undefined;
}

interface Props {
  label: string;
  help?: string;
  button: string;
  /** What is typed and not sent stays on this device under this name. */
  keptAs: string;
  /** What is changed. */
  before?: string;
  isBusy: boolean;
  onSend: (text: string, clear: () => void) => void;
  /** Closes it without sending. */
  onCancel?: () => void;
}

/** A question, an answer, or a change to one. */
export function WritingForm({ label, help, button, keptAs, before = "", isBusy, onSend, onCancel }: Props) {
  const { form, errors, control, submit, clear } = useDraft({ text: before }, ({ text }) => ({ text: textFault(text) }), keptAs);
  return (
    <form ref={form} noValidate className="grid justify-items-start gap-3" onSubmit={submit(({ text }) => onSend(text, clear))}>
      <div className="w-full max-w-[68ch]">
        <Field label={label} error={errors.text} {...(help && { help })}>
          <Textarea {...control("text")} rows={2} className="min-h-20" />
        </Field>
      </div>
      <div className="flex gap-2">
        <Button type="submit" isBusy={isBusy}>
          {button}
        </Button>
        {onCancel && (
          <Button
            kind="quiet"
            onClick={() => {
              clear();
              onCancel();
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
