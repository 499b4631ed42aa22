import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { price } from "../../lib/text/money.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { storeAttempt, updateAttempt } from "../data/attempt.ts";
import { CheckoutFrame } from "./checkout-frame.tsx";

const PATIENCE_MS = 30_000;

function PaymentState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <CheckoutFrame step="Payment">
      <div role="status" className="grid max-w-prose justify-items-start gap-4 py-8">
        <h1 className="type-h1">{title}</h1>
        {children}
      </div>
    </CheckoutFrame>
  );
}

/** The bank's word is on its way. It comes by itself; whoever does not want to wait may leave. */
export function Processing({ canTryAgain }: { canTryAgain: boolean }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <PaymentState title="Your payment is being confirmed">
      <p className="flex items-center gap-3 text-muted">
        <Icon name="loader-circle" size={20} className="turning text-ember" />
        This page updates automatically. You can also leave, and we'll email you when it's done.
      </p>
      {isLong && (
        <div className="grid justify-items-start gap-3 appear">
          <p className="text-muted">This is taking longer than usual. You'll only be charged once.</p>
          {canTryAgain && <Button onClick={() => updateAttempt({ isSent: false })}>Try another card</Button>}
        </div>
      )}
    </PaymentState>
  );
}

export function NeedsApproval({ url, totalCents }: { url: string; totalCents: number }) {
  return (
    <PaymentState title="Your bank needs your approval">
      <p className="text-muted">Nothing is charged before you approve the payment of {price(totalCents)} on the page of your bank.</p>
      <div className="flex flex-wrap gap-3">
        <a href={url} className={buttonStyle("primary", "large")}>
          <Icon name="external-link" />
          Go to your bank
        </a>
        <Button size="large" onClick={() => updateAttempt({ isSent: false })}>
          Use another card
        </Button>
      </div>
    </PaymentState>
  );
}

/** An order nobody paid. What was in the cart is still there. */
export function GivenUp() {
  return (
    <PaymentState title="This order wasn't paid">
      <p className="text-muted">You haven't been charged. Your items are still in your cart.</p>
      <Link to="/cart" className={buttonStyle("primary", "large")} onClick={() => storeAttempt(null)}>
        Go to your cart
      </Link>
    </PaymentState>
  );
}

export function NoOrder({ message }: { message: string }) {
  return (
    <PaymentState title={message}>
      <p className="text-muted">It may belong to a different account or browser.</p>
      <Link to="/cart" className={buttonStyle("primary", "large")} onClick={() => storeAttempt(null)}>
        Go to your cart
      </Link>
    </PaymentState>
  );
}
