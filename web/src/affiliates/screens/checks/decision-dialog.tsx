import { AFFILIATES } from "@blenda/domain/affiliates/constants";
import type { SuspiciousCommission } from "@blenda/domain/affiliates/model";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { useId } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { price } from "../../../lib/text/money.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { forgetSuspicious } from "../../data/check-queries.ts";

interface Props {
  row: SuspiciousCommission;
  isApproved: boolean;
  onClose: () => void;
}

/** Either way it takes a sentence, which the affiliate reads. */
export function DecisionDialog({ row: { id, cents, affiliateName, programme }, isApproved, onClose }: Props) {
  const formId = useId();
  const { act, isActing, error } = useAct(api.affiliates.ruleCommission, {
    learn: forgetSuspicious,
    done: () => (isApproved ? affiliateTexts.approved : affiliateTexts.declined),
    isToldInPlace: true,
  });
  const { form, errors, control, submit } = useDraft({ reason: "" }, ({ reason }) => ({
    reason: reason.trim().length < AFFILIATES.REASON_LEAST ? affiliateTexts.reasonFault : undefined,
  }));
  const returnsTo = programme === "platform" ? "our commission" : "the creator";
  return (
    <Dialog
      isOpen
      title={isApproved ? `Approve ${price(cents)} for ${affiliateName}?` : `Decline ${price(cents)} for ${affiliateName}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Decide later</Button>
          <Button type="submit" form={formId} kind={isApproved ? "primary" : "danger"} isBusy={isActing}>
            {isApproved ? "Approve share" : "Decline share"}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={submit(({ reason }) => act({ id, isApproved, reason: reason.trim() }, { onSuccess: onClose }))}
      >
        <p className="text-muted">
          {isApproved
            ? "It's paid like every other share, when the hold ends."
            : `The share goes back to ${returnsTo}. This can't be undone.`}
        </p>
        {error && <Alert tone="bad" title={error.message} />}
        <Field label="Reason" error={errors.reason} help="The affiliate reads this beside the order.">
          <Textarea {...control("reason")} rows={3} maxLength={AFFILIATES.REASON_MOST} data-first-focus />
        </Field>
      </form>
    </Dialog>
  );
}
