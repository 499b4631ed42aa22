import { CASE_SIDES, type CaseSide } from "@blenda/domain/refunds/cases/constants";
import type { RefundCase } from "@blenda/domain/refunds/cases/model";
import { caseTexts } from "@blenda/domain/refunds/cases/texts";
import { type ReactNode, useId } from "react";
import { useDraft } from "../../../../lib/storage/draft.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Select } from "../../../../ui/controls/select.tsx";
import { Textarea } from "../../../../ui/controls/textarea.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";

interface Props {
  found: RefundCase;
  title: string;
  /** What happens then. */
  children: ReactNode;
  textLabel: string;
  label: string;
  kind?: "primary" | "danger";
  bounds: { least: number; most: number };
  isBusy: boolean;
  error: Error | null;
  onSend: (side: CaseSide, text: string) => void;
  onClose: () => void;
}

/** Words for one of the two sides. */
export function SideTextDialog(props: Props) {
  const { found, title, children, textLabel, label, kind = "primary", bounds, isBusy, error, onSend, onClose } = props;
  const id = useId();
  const { form, draft, errors, control, submit } = useDraft({ side: "buyer", text: "" }, ({ text }) => ({
    text: [...text.trim()].length < bounds.least ? `Please write at least ${bounds.least} characters.` : undefined,
  }));
  const sides = CASE_SIDES.filter((side) => side === "buyer" || found.creatorId !== null);
  const send = ({ side, text }: typeof draft) => onSend(side === "creator" ? "creator" : "buyer", text.trim());
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
      <form ref={form} id={id} noValidate className="grid gap-5" onSubmit={submit(send)}>
        <p className="text-muted">{children}</p>
        {error && <Alert tone="bad" title={error.message} />}
        <Field label="To">
          <Select {...control("side")}>
            {sides.map((side) => (
              <option key={side} value={side}>
                {`${caseTexts.sides[side]}: ${side === "buyer" ? found.buyerName : found.creatorName}`}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={textLabel} error={errors.text} aside={`${draft.text.length} / ${bounds.most}`}>
          <Textarea {...control("text")} rows={4} maxLength={bounds.most} />
        </Field>
      </form>
    </Dialog>
  );
}
