import { CHECKOUT } from "@blenda/domain/checkout/constants";
import type { OrderStatus } from "@blenda/domain/orders/constants";
import type { OrderPage } from "@blenda/domain/orders/model";
import { isOfTokens } from "@blenda/domain/orders/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { Link } from "@tanstack/react-router";
import { useNow } from "../../lib/clock/now.ts";
import { price } from "../../lib/text/money.ts";
import { momentOf } from "../../lib/text/time.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";

const WORDS: Record<Exclude<OrderStatus, "paid">, { title: string; help: string }> = {
  pending_payment: {
    title: "This order hasn't been paid yet",
    help: "Your files and licences will appear here once it's paid.",
  },
  requires_action: { title: "Your bank needs you to approve this payment", help: "You won't be charged until you do." },
  failed: { title: "The payment didn't go through", help: "You haven't been charged. You can try another card." },
  expired: { title: "This order expired", help: "It expired" },
  cancelled: { title: "This order was cancelled", help: "It expired" },
};

/** What an order nobody has paid waits for, the way to pay it, and what becomes of it otherwise. */
export function NotPaid({ order }: { order: OrderPage }) {
  const until = addMinutes(order.createdAt, CHECKOUT.PENDING_MINUTES);
  const isLate = useNow() >= Date.parse(until);
  const { status } = order;
  if (status === "paid") return null;
  const { title, help } = WORDS[status];
  if (status === "expired" || status === "cancelled")
    return (
      <Alert tone="info" title={title} className="mt-6">
        <p className="max-w-prose">{`${help}: ${nothingLost(order)}`}</p>
        <BuyAgain order={order} />
      </Alert>
    );
  return (
    <Alert tone="warn" title={title} className="mt-6">
      <p className="max-w-prose">
        {`${help} `}
        {isLate
          ? "The time to pay is up. This order will expire in a few minutes unless a payment is on its way."
          : `We're holding this price until ${momentOf(until)}. After that the order expires: ${nothingLost(order)}`}
      </p>
      {!isLate && <Pay order={order} />}
    </Alert>
  );
}

const nothingLost = ({ discountCode }: OrderPage): string =>
  discountCode ? `you won't be charged, and you can use ${discountCode} again.` : "you won't be charged.";

const Pay = ({ order: { id, status, totalCents } }: { order: OrderPage }) => (
  <Link to="/checkout" search={{ order: id }} className={buttonStyle("primary", "medium", "mt-3")}>
    {status === "requires_action" ? "Continue paying" : `Pay ${price(totalCents)}`}
  </Link>
);

/** A cart keeps what it holds until it is paid. */
function BuyAgain({ order: { lines } }: { order: OrderPage }) {
  const look = buttonStyle("secondary", "medium", "mt-3");
  if (lines.every(isOfTokens))
    return (
      <Link to="/blendagen" className={look}>
        Go to BlendaGen
      </Link>
    );
  return (
    <Link to="/cart" className={look}>
      Go to your cart
    </Link>
  );
}
