import { CHECKOUT } from "@blenda/domain/checkout/constants";
import type { OrderStatus } from "@blenda/domain/orders/constants";
import type { OrderPage } from "@blenda/domain/orders/model";
import { isOfTokens } from "@blenda/domain/orders/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { Link } from "@tanstack/react-router";
import { price } from "../../lib/money.ts";
import { useNow } from "../../lib/now.ts";
import { momentOf } from "../../lib/time.ts";
import { Alert } from "../../ui/alert.tsx";
import { buttonStyle } from "../../ui/button.tsx";

const WORDS: Record<Exclude<OrderStatus, "paid">, { title: string; help: string }> = {
  pending_payment: {
    title: "This order waits for its payment",
    help: "Files and licences appear here by themselves once it is paid.",
  },
  requires_action: { title: "Your bank asks you to approve this payment", help: "Nothing is charged before you do." },
  failed: { title: "The payment did not go through", help: "Nothing was charged. You can try another card." },
  expired: { title: "Nobody paid this order in time", help: "It was given up" },
  cancelled: { title: "This order was cancelled", help: "It was given up" },
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
          ? "The time to pay is over: it is given up within minutes, unless a payment is on its way."
          : `Its price is held until ${momentOf(until)}. Then it is given up: ${nothingLost(order)}`}
      </p>
      {!isLate && <Pay order={order} />}
    </Alert>
  );
}

const nothingLost = ({ discountCode }: OrderPage): string =>
  discountCode ? `nothing is charged, and ${discountCode} can be used again.` : "nothing is charged.";

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
