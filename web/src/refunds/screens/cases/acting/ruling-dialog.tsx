import { can } from "@blenda/domain/access/can";
import { CASES, type Ruling } from "@blenda/domain/refunds/cases/constants";
import type { RefundCase } from "@blenda/domain/refunds/cases/model";
import { needsSecondPerson } from "@blenda/domain/refunds/cases/rules";
import { outcomeWords } from "@blenda/domain/refunds/cases/texts";
import { useId } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { useMe } from "../../../../lib/session/use-me.ts";
import { useDraft } from "../../../../lib/storage/draft.ts";
import { price } from "../../../../lib/text/money.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Input } from "../../../../ui/controls/input.tsx";
import { Textarea } from "../../../../ui/controls/textarea.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import { learnCase } from "../../../data/case-queries.ts";
import { answerFault } from "../../answer-fault.ts";
import { amountFault, centsIn } from "./amount.ts";

interface Props {
  found: RefundCase;
  event: Ruling;
  onClose: () => void;
}

/** The decision, its reason, and the exact words both sides will read; they follow the reason until they are edited. */
export function RulingDialog({ found, event, onClose }: Props) {
  const id = useId();
  const me = useMe();
  const isApproval = event === "staffApprove";
  const most = found.mostCents;
  const { form, draft, errors, control, submit } = useDraft(
    { amount: (most / 100).toFixed(2), answer: "", toBuyer: "", toCreator: "" },
    ({ amount, answer }) => ({ amount: isApproval ? amountFault(amount, 1, most) : undefined, answer: answerFault(answer, true) }),
  );
  const amountCents = isApproval && !amountFault(draft.amount, 1, most) ? centsIn(draft.amount) : most;
  const outcome = isApproval ? (amountCents >= most ? "refunded" : "refunded_in_part") : "declined";
  const words = outcomeWords({ number: found.number, title: found.title, outcome, amountCents, answer: draft.answer.trim() });
  const isProposal = needsSecondPerson({ ruling: event, amountCents, isAdmin: can(me, "admin") });
  const { act, isActing, error } = useAct(api.refunds.rule, { learn: learnCase, isToldInPlace: true });
  const send = ({ answer, toBuyer, toCreator }: typeof draft) =>
    act(
      {
        ...{ id: found.id, event, answer: answer.trim(), ...(isApproval && { amountCents }) },
        ...(toBuyer.trim() !== "" && { toBuyer: toBuyer.trim() }),
        ...(found.creatorId && toCreator.trim() !== "" && { toCreator: toCreator.trim() }),
      },
      { onSuccess: onClose },
    );
  const label = isProposal ? "Propose" : isApproval ? "Give it back" : "Decline for good";
  return (
    <Dialog
      isOpen
      title={isApproval ? "Give money back" : "Decline this case?"}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind={isApproval ? "primary" : "danger"} isBusy={isActing}>
            {label}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-5" onSubmit={submit(send)}>
        {error && <Alert tone="bad" title={error.message} />}
        {isProposal && <Alert tone="info" title="This needs a second person. Nothing happens until a colleague confirms it." />}
        {isApproval && (
          <Field
            label="Amount in dollars"
            error={errors.amount}
            help={`At most ${price(most)}. With a partial refund the buyer keeps the licence.`}
          >
            <Input {...control("amount")} inputMode="decimal" autoComplete="off" />
          </Field>
        )}
        <Field label="Reason" error={errors.answer} help="Part of the words below.">
          <Textarea {...control("answer")} rows={3} />
        </Field>
        <Field label="The buyer reads" help="Leave it empty to send the words shown.">
          <Textarea {...control("toBuyer")} rows={3} maxLength={CASES.WORDS_MOST} placeholder={words.buyer.text} />
        </Field>
        {found.creatorId && (
          <Field label="The creator reads" help="Leave it empty to send the words shown.">
            <Textarea {...control("toCreator")} rows={3} maxLength={CASES.WORDS_MOST} placeholder={words.creator.text} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
