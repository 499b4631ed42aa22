import { REFUNDS } from "@blenda/domain/refunds/constants";
import type { Refund } from "@blenda/domain/refunds/model";
import { offeredCents } from "@blenda/domain/refunds/rules";
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
import { learnCreatorRefund } from "../data/refund-queries.ts";
import { answerFault } from "./answer-fault.ts";

export type Decision = "approve" | "offerPartial" | "decline" | "escalate";

const { PARTIAL_LEAST_PERCENT: LEAST, PARTIAL_MOST_PERCENT: MOST } = REFUNDS;

const WORDS: Record<Decision, { title: string; does: string; label: string }> = {
  approve: {
    title: "Approve this refund?",
    does: "The buyer gets a full refund and loses the licence and downloads.",
    label: "Give it back",
  },
  offerPartial: {
    title: "Offer a part",
    does: `The buyer keeps what they bought and has ${REFUNDS.PARTIAL_ANSWER_DAYS} days to accept.`,
    label: "Offer",
  },
  decline: { title: "Decline this request?", does: "The buyer will see your answer and can ask our team to review it.", label: "Decline" },
  escalate: {
    title: "Ask our team?",
    does: "Someone from our team will review both sides, your messages about this purchase included, and decide.",
    label: "Ask our team",
  },
};

function percentFault(percent: string): string | undefined {
  const number = Number(percent);
  return Number.isInteger(number) && number >= LEAST && number <= MOST ? undefined : `Please enter a number from ${LEAST} to ${MOST}.`;
}

interface Props {
  refund: Refund;
  event: Decision;
  onClose: () => void;
}

/** The creator's answer to one request; who declines says why. */
export function DecisionDialog({ refund, event, onClose }: Props) {
  const id = useId();
  const isOffer = event === "offerPartial";
  const { title, does, label } = WORDS[event];
  const { form, draft, errors, control, submit } = useDraft({ percent: "50", answer: "" }, ({ percent, answer }) => ({
    percent: isOffer ? percentFault(percent) : undefined,
    answer: answerFault(answer, event === "decline"),
  }));
  const { act, isActing, error } = useAct(api.refunds.decide, { learn: learnCreatorRefund, isToldInPlace: true });
  const send = ({ percent, answer }: typeof draft) =>
    act({ id: refund.id, event, answer, ...(isOffer && { percent: Number(percent) }) }, { onSuccess: onClose });
  const offered = percentFault(draft.percent) ? null : offeredCents(refund.amountCents, Number(draft.percent));
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind={event === "decline" ? "danger" : "primary"} isBusy={isActing}>
            {label}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-5" onSubmit={submit(send)}>
        <p className="text-muted">{does}</p>
        {error && <Alert tone="bad" title={error.message} />}
        {isOffer && (
          <Field
            label="Part in percent"
            error={errors.percent}
            help={offered === null ? undefined : `That is ${price(offered)} of ${price(refund.amountCents)}.`}
          >
            <Input {...control("percent")} inputMode="numeric" autoComplete="off" />
          </Field>
        )}
        <Field label={event === "decline" ? "Why not?" : "Message to the buyer (optional)"} error={errors.answer}>
          <Textarea {...control("answer")} rows={4} />
        </Field>
      </form>
    </Dialog>
  );
}
