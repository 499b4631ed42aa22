import { type SubmitEvent, useRef } from "react";
import { price } from "../../lib/text/money.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type OrderPayment, useOrderPayment } from "../data/use-order-payment.ts";
import { CardEntry, useCardEntry } from "./card-entry.tsx";
import { CardRefusal } from "./card-refusal.tsx";
import { ExpressRow } from "./express-row.tsx";
import type { WalletAnswer } from "./wallet.ts";

/** The card form of the checkout for an order made elsewhere. It stays where it is until the order is paid. */
export function PayOrder(props: OrderPayment) {
  const { order } = props;
  const { isLooking, lookError, lookAgain, seen, isPaying, refusal, pay, otherCard } = useOrderPayment(props);
  const form = useRef<HTMLFormElement>(null);
  const card = useCardEntry(order.payment);

  if (isLooking && lookError) return <ErrorState message={lookError.message} onRetry={lookAgain} />;
  if (isLooking || seen?.state === "processing" || seen?.state === "paid") return <BeingConfirmed />;
  if (seen?.state === "requires_action") return <Approve url={seen.url} totalCents={order.totalCents} onOther={otherCard} />;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    card.form.current = form.current;
    card.submit((typed) =>
      pay(
        () => card.tokenOf(typed),
        ({ field, message }) => card.refuse({ [field]: message }),
      ),
    )(event);
  };
  const payByWallet = ({ token }: WalletAnswer) => {
    pay(token);
    return true;
  };
  return (
    <div className="grid gap-4">
      {order.payment && (
        <ExpressRow cardForm={order.payment} totalCents={order.totalCents} emailFault={null} isBusy={isPaying} onAgreed={payByWallet} />
      )}
      <form ref={form} aria-label="Payment" noValidate onSubmit={submit} className="grid gap-4">
        <CardRefusal message={isPaying ? null : refusal} />
        <CardEntry card={card} isBusy={isPaying} />
        <Button type="submit" kind="primary" size="large" icon="lock" isBusy={isPaying}>
          {isPaying ? "One moment, checking with your bank" : `Pay ${price(order.totalCents)}`}
        </Button>
      </form>
    </div>
  );
}

function BeingConfirmed() {
  return (
    <p role="status" className="flex items-center gap-3 py-8 text-muted">
      <Icon name="loader-circle" size={20} className="turning text-ember" />
      We're confirming your payment. This page updates automatically, so you don't need to wait.
    </p>
  );
}

function Approve({ url, totalCents, onOther }: { url: string; totalCents: number; onOther: () => void }) {
  return (
    <div role="status" className="grid gap-4">
      <p className="text-muted">Your bank needs you to approve the payment of {price(totalCents)}. Nothing is charged before that.</p>
      <div className="flex flex-wrap gap-3">
        <a href={url} className={buttonStyle("primary", "large")}>
          <Icon name="external-link" />
          Go to your bank
        </a>
        <Button size="large" onClick={onOther}>
          Use another card
        </Button>
      </div>
    </div>
  );
}
