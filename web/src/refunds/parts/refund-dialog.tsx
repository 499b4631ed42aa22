import { REFUNDS, type RefundReason } from "@blenda/domain/refunds/constants";
import type { Eligibility } from "@blenda/domain/refunds/model";
import { refundReasonTexts } from "@blenda/domain/refunds/texts";
import { useId, useState } from "react";
import { useAct } from "../../lib/act.ts";
import { api } from "../../lib/api.ts";
import { useDraft } from "../../lib/draft.ts";
import { price } from "../../lib/money.ts";
import { exact } from "../../lib/numbers.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { learnOwnRefund } from "./refund-queries.ts";

const lettersIn = (text: string): number => [...text.trim()].length;

function textFault(text: string): string | undefined {
  const letters = lettersIn(text);
  if (letters < REFUNDS.TEXT_LEAST) return `Please write at least ${REFUNDS.TEXT_LEAST} characters, so that it can be judged.`;
  return letters > REFUNDS.TEXT_MOST ? `Please use at most ${exact(REFUNDS.TEXT_MOST)} characters.` : undefined;
}

interface Props {
  eligibility: Eligibility;
  title: string;
  onClose: () => void;
}

/** Asks for the money back. What the answer will be is said before it is sent. */
export function RefundDialog({ eligibility, title, onClose }: Props) {
  const id = useId();
  const [reason, setReason] = useState<RefundReason>(eligibility.allowedReasons[0] ?? "other");
  const { form, draft, errors, control, submit, clear } = useDraft(
    { text: "" },
    ({ text }) => ({ text: textFault(text) }),
    `refund of ${eligibility.lineId}`,
  );
  const { act, isActing, error } = useAct(api.refunds.request, { learn: learnOwnRefund, isToldInPlace: true });
  const isAutomatic = eligibility.automaticFor.includes(reason);
  const amount = price(eligibility.mostCents);
  const letters = lettersIn(draft.text);
  const send = ({ text }: typeof draft) =>
    act(
      { lineId: eligibility.lineId, reason, text },
      {
        onSuccess: () => {
          clear();
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      title="Ask for a refund"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" isBusy={isActing}>
            {isAutomatic ? `Get ${amount} back` : `Ask for ${amount} back`}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-5" onSubmit={submit(send)}>
        <p className="text-muted">{title}</p>
        {error && <Alert tone="bad" title={error.message} />}
        <RadioGroup
          legend="Why?"
          name="reason"
          value={reason}
          options={eligibility.allowedReasons.map((value) => ({ value, label: refundReasonTexts[value] }))}
          onChange={setReason}
        />
        <Field
          label="What happened?"
          error={errors.text}
          aside={
            <span className={letters > REFUNDS.TEXT_MOST ? "text-bad" : undefined}>
              {letters < REFUNDS.TEXT_LEAST
                ? `${letters} of at least ${REFUNDS.TEXT_LEAST}`
                : `${exact(letters)}/${exact(REFUNDS.TEXT_MOST)}`}
              <span className="sr-only"> characters</span>
            </span>
          }
        >
          <Textarea {...control("text")} rows={4} required />
        </Field>
        <Outcome isAutomatic={isAutomatic} amount={amount} />
      </form>
    </Dialog>
  );
}

function Outcome({ isAutomatic, amount }: { isAutomatic: boolean; amount: string }) {
  if (isAutomatic)
    return (
      <Alert tone="ok" title={`${amount} goes back to your card at once.`}>
        The licence and the access end with it.
      </Alert>
    );
  return (
    <Alert tone="info" title={`The creator answers within ${REFUNDS.CREATOR_BUSINESS_DAYS} business days.`}>
      They can agree, offer a part or decline. If you disagree, our team looks at it. You keep your access until then.
    </Alert>
  );
}
