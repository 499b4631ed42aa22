import { type SubmitEvent, useRef } from "react";
import { useDraft } from "../../lib/storage/draft.ts";
import { price } from "../../lib/text/money.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { cardToken } from "../data/test-provider.ts";
import { type CardPayment, useCardPayment } from "../data/use-card-payment.ts";
import { CardFields } from "./card-fields.tsx";
import { CardRefusal } from "./card-refusal.tsx";
import { cardFaults } from "./card-text.ts";
import { ExpressRow } from "./express-row.tsx";
import { StripeCard, type StripeDesk } from "./stripe-card.tsx";
import type { WalletAnswer } from "./wallet.ts";

const NO_CARD = { number: "", expiry: "", cvc: "" };

/** The card form of the checkout for an order made elsewhere. It stays where it is until the order is paid. */
export function PayOrder(props: CardPayment) {
  const { order } = props;
  const { isLooking, lookError, lookAgain, seen, isPaying, refusal, pay, otherCard } = useCardPayment(props);
  const form = useRef<HTMLFormElement>(null);
  const stripe = useRef<StripeDesk>(null);
  const isStripe = order.payment?.provider === "stripe";
  const card = useDraft(NO_CARD, (draft) => (isStripe ? {} : cardFaults(draft, new Date())));

  if (isLooking && lookError) return <ErrorState message={lookError.message} onRetry={lookAgain} />;
  if (isLooking || seen?.state === "processing" || seen?.state === "paid") return <BeingConfirmed />;
  if (seen?.state === "requires_action") return <Approve url={seen.url} totalCents={order.totalCents} onOther={otherCard} />;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    card.form.current = form.current;
    card.submit((typed) => {
      const ask = () =>
        isStripe ? (stripe.current?.token() ?? Promise.reject(new Error("The card form is still loading."))) : cardToken(typed);
      pay(ask, ({ field, message }) => card.refuse({ [field]: message }));
    })(event);
  };
  const payByWallet = ({ token }: WalletAnswer) => {
    pay(token, () => {});
    return true;
  };
  return (
    <div className="grid gap-4">
      {order.payment && (
        <ExpressRow cardForm={order.payment} totalCents={order.totalCents} emailFault={null} isBusy={isPaying} onAgreed={payByWallet} />
      )}
      <form ref={form} aria-label="Payment" noValidate onSubmit={submit} className="grid gap-4">
        <CardRefusal message={isPaying ? null : refusal} />
        {isStripe ? (
          <StripeCard ref={stripe} publishableKey={order.payment?.publishableKey ?? ""} isBusy={isPaying} />
        ) : (
          <CardFields card={card} />
        )}
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
      We're confirming your payment. This page updates by itself, so you don't need to wait.
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
