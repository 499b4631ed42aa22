import { CASES } from "@blenda/domain/refunds/cases/constants";
import type { RefundCase } from "@blenda/domain/refunds/cases/model";
import { goodwillMostCents } from "@blenda/domain/refunds/cases/rules";
import { useId, useRef } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { newKey } from "../../../../lib/calls/key.ts";
import { useDraft } from "../../../../lib/storage/draft.ts";
import { price } from "../../../../lib/text/money.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Input } from "../../../../ui/controls/input.tsx";
import { Textarea } from "../../../../ui/controls/textarea.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import { learnCase } from "../../../data/case-queries.ts";
import { amountFault, centsIn } from "./amount.ts";

/** A coupon for this buyer alone, whatever is decided about the refund. */
export function GoodwillDialog({ found, onClose }: { found: RefundCase; onClose: () => void }) {
  const id = useId();
  const key = useRef(newKey());
  const most = goodwillMostCents(found.paidCents);
  const { form, draft, errors, control, submit } = useDraft({ amount: "", reason: "" }, ({ amount, reason }) => ({
    amount: amountFault(amount, CASES.GOODWILL_LEAST_CENTS, most),
    reason: [...reason.trim()].length < CASES.REASON_LEAST ? "Please say why, in a few words." : undefined,
  }));
  const { act, isActing, error } = useAct(api.refunds.giveGoodwill, { learn: learnCase, isToldInPlace: true });
  const send = ({ amount, reason }: typeof draft) =>
    act({ id: found.id, amountCents: centsIn(amount), reason: reason.trim(), key: key.current }, { onSuccess: onClose });
  return (
    <Dialog
      isOpen
      title="Give a goodwill coupon"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" isBusy={isActing}>
            Give coupon
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-5" onSubmit={submit(send)}>
        <p className="text-muted">
          {`${found.buyerName} gets a code that works once, for ${CASES.GOODWILL_DAYS} days, and for nobody else. We pay it.`}
        </p>
        {error && <Alert tone="bad" title={error.message} />}
        <Field label="Amount in dollars" error={errors.amount} help={`At most ${price(most)}.`}>
          <Input {...control("amount")} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field label="Reason" error={errors.reason} help="Kept in the audit.">
          <Textarea {...control("reason")} rows={3} maxLength={CASES.REASON_MOST} />
        </Field>
      </form>
    </Dialog>
  );
}
