import { needsSecondPerson } from "@blenda/domain/refunds/cases/rules";
import { REFUND_REASONS, REFUNDS } from "@blenda/domain/refunds/constants";
import { REFUND_LISTS } from "@blenda/domain/refunds/lists/constants";
import type { OrderToRefund } from "@blenda/domain/refunds/lists/model";
import { refundReasonTexts } from "@blenda/domain/refunds/texts";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { newKey } from "../../../lib/calls/key.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { price } from "../../../lib/text/money.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { RadioGroup } from "../../../ui/controls/radio-group.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { learnDetail, orderToRefundQuery } from "../../data/list-queries.ts";

const NUMBER = /^#?\d{6,12}$/;
const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/;
const centsIn = (amount: string): number => Math.round(Number(amount.trim()) * 100);

type Line = OrderToRefund["lines"][number];

interface Props {
  isAdmin: boolean;
  onDone: (refundId: string) => void;
  onClose: () => void;
}

/** Gives a line of an order back without a request: first the order, then which line of it, how much and why. */
export function GiveBackDialog(props: Props) {
  const [orderNumber, setOrderNumber] = useState<string | null>(null);
  const { data: order, error, isFetching } = useQuery({ ...orderToRefundQuery(orderNumber ?? ""), enabled: orderNumber !== null });
  const isOpen = order?.lines.some(({ obstacle }) => obstacle === null);
  if (order && isOpen) return <LineForm {...props} order={order} onBack={() => setOrderNumber(null)} />;
  return <OrderForm order={order} error={error} isBusy={isFetching} onFind={setOrderNumber} onClose={props.onClose} />;
}

interface OrderProps {
  order: OrderToRefund | undefined;
  error: Error | null;
  isBusy: boolean;
  onFind: (orderNumber: string) => void;
  onClose: () => void;
}

function OrderForm({ order, error, isBusy, onFind, onClose }: OrderProps) {
  const id = useId();
  const { form, errors, control, submit } = useDraft({ number: "" }, ({ number }) => ({
    number: NUMBER.test(number.trim()) ? undefined : "Please enter the order number.",
  }));
  return (
    <Dialog
      isOpen
      title="Refund an order"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" isBusy={isBusy}>
            Find order
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-5" onSubmit={submit(({ number }) => onFind(number.trim()))}>
        {error && <Alert tone="bad" title={error.message} />}
        {order && <Alert tone="info" title={order.lines[0]?.obstacle ?? "Nothing in this order can be refunded."} />}
        <Field label="Order number" error={errors.number} help="It's on the receipt and in the order's address.">
          <Input {...control("number")} inputMode="numeric" autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  );
}

function faultsOf(line: Line | undefined, typed: { amount: string; reason: string; text: string }) {
  const most = line?.leftCents ?? 0;
  const letters = [...typed.text.trim()].length;
  const isAmount = AMOUNT.test(typed.amount.trim()) && centsIn(typed.amount) >= 1 && centsIn(typed.amount) <= most;
  return {
    amount: isAmount ? undefined : `Please enter an amount up to ${price(most)}.`,
    reason: typed.reason === "" ? "Choose what it's about." : undefined,
    text:
      letters < REFUND_LISTS.REASON_LEAST || letters > REFUND_LISTS.REASON_MOST
        ? `Please explain it in ${REFUND_LISTS.REASON_LEAST} to ${REFUND_LISTS.REASON_MOST} characters. The creator will read it.`
        : undefined,
  };
}

function LineForm({ order, isAdmin, onDone, onBack, onClose }: Props & { order: OrderToRefund; onBack: () => void }) {
  const id = useId();
  const [key] = useState(newKey);
  const first = order.lines.find(({ obstacle }) => obstacle === null);
  const [lineId, setLineId] = useState(first?.lineId ?? "");
  const line = order.lines.find((each) => each.lineId === lineId);
  const { form, draft, errors, control, submit, set } = useDraft(
    { amount: ((line?.leftCents ?? 0) / 100).toFixed(2), reason: "", text: "" },
    (typed) => faultsOf(line, typed),
  );
  const { act, isActing, error } = useAct(api.refunds.staffRefund, { learn: learnDetail, isToldInPlace: true });
  const choose = (chosen: string) => {
    setLineId(chosen);
    set("amount", ((order.lines.find((each) => each.lineId === chosen)?.leftCents ?? 0) / 100).toFixed(2));
  };
  const send = ({ amount, reason, text }: typeof draft) => {
    const known = REFUND_REASONS.find((each) => each === reason);
    if (known) act({ lineId, amountCents: centsIn(amount), reason: known, text, key }, { onSuccess: (refund) => onDone(refund.id) });
  };
  const isForTwo =
    AMOUNT.test(draft.amount.trim()) && needsSecondPerson({ ruling: "staffApprove", amountCents: centsIn(draft.amount), isAdmin });
  return (
    <Dialog
      isOpen
      title={`Refund order ${order.orderNumber}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onBack}>Another order</Button>
          <Button type="submit" form={id} kind="primary" isBusy={isActing}>
            {isForTwo ? "Ask a second person" : "Refund it"}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-5" onSubmit={submit(send)}>
        <p className="text-muted">Bought by {order.buyerName}.</p>
        {error && <Alert tone="bad" title={error.message} />}
        <RadioGroup legend="What is refunded" name="line" value={lineId} options={order.lines.map(optionOf)} onChange={choose} />
        <Field label="Amount in dollars" error={errors.amount} help="With a partial refund the buyer keeps the licence.">
          <Input {...control("amount")} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field label="What it's about" error={errors.reason}>
          <Select {...control("reason")}>
            <option value="">Choose</option>
            {REFUND_REASONS.map((value) => (
              <option key={value} value={value}>
                {refundReasonTexts[value]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Reason" error={errors.text} help="The buyer and the creator will see it.">
          <Textarea {...control("text")} rows={3} required />
        </Field>
        {isForTwo && (
          <p className="type-small text-muted">
            {isAdmin
              ? `More than ${price(REFUNDS.SECOND_APPROVER_CENTS)} is approved by a second person, among the escalated refunds.`
              : "Someone else approves it, among the escalated refunds."}
          </p>
        )}
      </form>
    </Dialog>
  );
}

const optionOf = ({ lineId, title, creatorName, leftCents, obstacle }: Line) => ({
  value: lineId,
  label: title,
  help: obstacle ?? (creatorName ? `by ${creatorName}` : undefined),
  aside: price(leftCents),
  disabled: obstacle !== null,
});
