import { REFUNDS, type RefundReason } from "@blenda/domain/refunds/constants";
import type { Eligibility } from "@blenda/domain/refunds/model";
import { refundReasonTexts } from "@blenda/domain/refunds/texts";
import { useId, useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { price } from "../../lib/text/money.ts";
import { exact } from "../../lib/text/numbers.ts";
import { PictureField } from "../../product/uploads/picture-field.tsx";
import { takingFiles } from "../../product/uploads/received-files.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { learnOwnRefund } from "../data/refund-queries.ts";
import { useRefundPictures } from "../data/use-refund-pictures.ts";

/** On the button and beside the reasons. */
const NO_REASON = "Choose a reason";

const lettersIn = (text: string): number => [...text.trim()].length;

function textFault(text: string): string | undefined {
  const letters = lettersIn(text);
  if (letters < REFUNDS.TEXT_LEAST) return `Please write at least ${REFUNDS.TEXT_LEAST} characters so we can review it.`;
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
  const { form, draft, errors, control, set, submit, clear } = useDraft(
    { reason: "", text: "" },
    (typed) => ({ reason: reasonOf(typed.reason, eligibility) ? undefined : NO_REASON, text: textFault(typed.text) }),
    `refund of ${eligibility.lineId}`,
  );
  const { act, isActing, error } = useAct(api.refunds.request, { learn: learnOwnRefund, isToldInPlace: true });
  const reason = reasonOf(draft.reason, eligibility);
  const pictures = useRefundPictures(eligibility.lineId);
  // One per intention: the same request pressed twice is one, a changed one is another.
  const [sent, setSent] = useState({ key: newKey(), wish: "" });
  const isAutomatic = reason !== null && eligibility.automaticFor.includes(reason);
  const amount = price(eligibility.mostCents);
  const letters = lettersIn(draft.text);
  const send = ({ text }: typeof draft) => {
    if (pictures.isSending || reason === null) return;
    const wish = { lineId: eligibility.lineId, reason, text, pictureIds: pictures.pictures.map((picture) => picture.id) };
    const key = sent.wish === JSON.stringify(wish) ? sent.key : newKey();
    setSent({ key, wish: JSON.stringify(wish) });
    act(
      { ...wish, key },
      {
        onSuccess: () => {
          clear();
          pictures.clear();
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      title="Request a refund"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" isBusy={isActing} disabled={pictures.isSending}>
            {reason === null ? NO_REASON : isAutomatic && !eligibility.isHeldByBank ? `Get ${amount} back` : `Ask for ${amount} back`}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-5" onSubmit={submit(send)} {...takingFiles(pictures.take)}>
        <p className="text-muted">{title}</p>
        {error && <Alert tone="bad" title={error.message} />}
        <RadioGroup
          legend="Why?"
          name="reason"
          value={reason}
          error={errors.reason}
          options={eligibility.allowedReasons.map((value) => ({ value, label: refundReasonTexts[value] }))}
          onChange={(chosen) => set("reason", chosen)}
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
        <PictureField draft={pictures} />
        {reason !== null && <Outcome isAutomatic={isAutomatic} isHeldByBank={eligibility.isHeldByBank} amount={amount} />}
      </form>
    </Dialog>
  );
}

/** What was chosen, unless its time is over by now. Nothing is chosen beforehand: careless answers would become facts. */
const reasonOf = (chosen: string, { allowedReasons }: Eligibility): RefundReason | null =>
  allowedReasons.find((reason) => reason === chosen) ?? null;

function Outcome({ isAutomatic, isHeldByBank, amount }: { isAutomatic: boolean; isHeldByBank: boolean; amount: string }) {
  if (isAutomatic && isHeldByBank)
    return (
      <Alert tone="info" title={`${amount} will be refunded once your bank decides.`}>
        The payment is disputed, so the bank is holding the money. If the bank refunds you, we won't pay it again. The licence and the
        access pause now.
      </Alert>
    );
  if (isAutomatic)
    return (
      <Alert tone="ok" title={`${amount} will be refunded to your card right away.`}>
        You'll lose the licence and the downloads.
      </Alert>
    );
  return (
    <Alert tone="info" title={`The creator answers within ${REFUNDS.CREATOR_BUSINESS_DAYS} business days.`}>
      They can approve, offer a partial refund or decline. If you disagree, our team will review it. You keep access until then.
      {isHeldByBank && " The payment is disputed, so money can only be refunded once your bank decides."}
    </Alert>
  );
}
