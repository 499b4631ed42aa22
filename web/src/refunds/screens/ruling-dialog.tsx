import type { Refund } from "@blenda/domain/refunds/model";
import type { QueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { price } from "../../lib/text/money.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { answerFault } from "./answer-fault.ts";

export type Ruling = "staffApprove" | "staffDecline";

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/;
const centsIn = (amount: string): number => Math.round(Number(amount) * 100);

interface Props {
  refund: Refund;
  event: Ruling;
  learn: (moved: Refund, cache: QueryClient) => void;
  onClose: () => void;
}

/** Staff's decision with its reason; both sides read it. */
export function RulingDialog({ refund, event, learn, onClose }: Props) {
  const id = useId();
  const isApproval = event === "staffApprove";
  const most = refund.amountCents;
  const amountFault = (amount: string) =>
    AMOUNT.test(amount.trim()) && centsIn(amount) >= 1 && centsIn(amount) <= most
      ? undefined
      : `Please enter an amount up to ${price(most)}.`;
  const { form, draft, errors, control, submit } = useDraft({ amount: (most / 100).toFixed(2), answer: "" }, ({ amount, answer }) => ({
    amount: isApproval ? amountFault(amount) : undefined,
    answer: answerFault(answer, true),
  }));
  const { act, isActing, error } = useAct(api.refunds.rule, { learn, isToldInPlace: true });
  const send = ({ amount, answer }: typeof draft) =>
    act({ id: refund.id, event, answer, ...(isApproval && { amountCents: centsIn(amount) }) }, { onSuccess: onClose });
  return (
    <Dialog
      isOpen
      title={isApproval ? "Give money back" : "Decline this case?"}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind={isApproval ? "primary" : "danger"} isBusy={isActing}>
            {isApproval ? "Give it back" : "Decline for good"}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-5" onSubmit={submit(send)}>
        {error && <Alert tone="bad" title={error.message} />}
        {isApproval && (
          <Field
            label="Amount in dollars"
            error={errors.amount}
            help={`At most ${price(most)}. Less than all of it leaves the buyer the licence.`}
          >
            <Input {...control("amount")} inputMode="decimal" autoComplete="off" />
          </Field>
        )}
        <Field label="Reason" error={errors.answer} help="The buyer and the creator will see it.">
          <Textarea {...control("answer")} rows={4} required />
        </Field>
      </form>
    </Dialog>
  );
}
