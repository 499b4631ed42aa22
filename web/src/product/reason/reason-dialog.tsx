import { type ReactNode, useId } from "react";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { A_WEEK, END_CHOICES, endFault, endOf, NO_END } from "./end-choice.ts";

/** As long as the contract's reasons. */
const LEAST = 3;
const MOST = 500;

export interface ReasonInput {
  reason: string;
  /** Null without an end. */
  endsAt: string | null;
}

interface Props {
  title: string;
  /** What happens then. */
  children: ReactNode;
  label: string;
  kind?: "primary" | "danger";
  reasonLabel?: string;
  /** Who reads it. */
  reasonHelp?: string;
  /** Where a reason is read by a person, a few letters are none. */
  least?: number;
  /** What lasts: "How long?" is asked too. */
  endLabel?: string;
  /** It cannot be for good. */
  mustEnd?: boolean;
  isBusy: boolean;
  error: Error | null;
  onSend: (reasoned: ReasonInput) => void;
  onClose: () => void;
}

function reasonFault(reason: string, least: number): string | undefined {
  const { length } = reason.trim();
  if (length < least) return "Please say why, in a few words.";
  return length > MOST ? `Please use at most ${MOST} characters.` : undefined;
}

/** What is done to a person is done for a reason, which is written down; some of it ends by itself. It stays open until it is done. */
export function ReasonDialog(props: Props) {
  const { title, children, label, kind = "primary", reasonLabel = "Reason", reasonHelp = "Kept in the audit.", endLabel } = props;
  const { isBusy, error, onSend, onClose, mustEnd = false } = props;
  const usual = mustEnd ? A_WEEK : NO_END;
  const id = useId();
  const { form, draft, errors, control, submit } = useDraft({ lasts: usual.lasts, endsOn: usual.endsOn, reason: "" }, (typed) => ({
    endsOn: endFault(typed),
    reason: reasonFault(typed.reason, props.least ?? LEAST),
  }));
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
      <form
        ref={form}
        id={id}
        noValidate
        className="grid gap-5"
        onSubmit={submit((typed) => onSend({ reason: typed.reason.trim(), endsAt: endOf(typed) }))}
      >
        <div className="grid gap-2 text-muted">{children}</div>
        {error && <Alert tone="bad" title={error.message} />}
        {endLabel && (
          <Field label={endLabel}>
            <Select {...control("lasts")}>
              {END_CHOICES.filter(({ value }) => !(mustEnd && value === NO_END.lasts)).map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {endLabel && draft.lasts === "date" && (
          <Field label="Ends on" error={errors.endsOn}>
            <Input type="datetime-local" {...control("endsOn")} />
          </Field>
        )}
        <Field label={reasonLabel} error={errors.reason} help={reasonHelp}>
          <Textarea {...control("reason")} rows={3} maxLength={MOST} data-first-focus />
        </Field>
      </form>
    </Dialog>
  );
}
