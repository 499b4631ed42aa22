import { Link } from "@tanstack/react-router";
import { price } from "../../lib/money.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { useMe } from "../../lib/use-me.ts";
import { buttonStyle } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Attempt } from "../parts/attempt.ts";
import { useBought, useEmptiedCart } from "./bought.ts";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { LineBrief } from "./line-brief.tsx";

interface Props {
  order: { orderId: string; number: string; totalCents: number };
  /** Missing where the order was begun in another tab or browser. */
  attempt: Attempt | null;
}

export function Paid({ order: { orderId, number, totalCents }, attempt }: Props) {
  const me = useMe();
  const bought = useBought(orderId, attempt);
  useEmptiedCart(orderId, attempt, bought);
  usePageTitle(`Order ${number}`);
  const email = me?.email ?? attempt?.start.email;
  return (
    <CheckoutFrame step="Download">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div role="status" className="grid justify-items-start gap-4">
          <Icon name="circle-check" size={40} className="text-ok" />
          <h1 className="type-h1">Thank you, it is yours</h1>
          <p className="text-muted">
            Order <span className="font-semibold text-text tabular-nums">{number}</span>
            {totalCents > 0 ? `, ${price(totalCents)} paid.` : ", nothing to pay."}
            {email && ` The receipt is on its way to ${email}.`}
          </p>
          {me ? <Downloads orderId={orderId} /> : <MakeAccount orderId={orderId} email={email} />}
          <Link to="/marketplace" className="type-ui text-muted transition-colors hover:text-text">
            Keep browsing
          </Link>
        </div>
        {bought && (
          <ul aria-label="What you bought" className="divide-y divide-line rounded-md border border-line bg-surface-1 px-5">
            {bought.lines.map((line) => (
              <LineBrief key={line.key} line={line} />
            ))}
          </ul>
        )}
      </div>
    </CheckoutFrame>
  );
}

function Downloads({ orderId }: { orderId: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Link to="/order/$orderId" params={{ orderId }} className={buttonStyle("primary", "large")}>
        <Icon name="download" />
        Go to your downloads
      </Link>
      <Link to="/order" className={buttonStyle("secondary", "large")}>
        All orders
      </Link>
    </div>
  );
}

/** An order made without an account joins the one whose address is confirmed. */
function MakeAccount({ orderId, email }: { orderId: string; email: string | undefined }) {
  const redirect = `/order/${orderId}`;
  return (
    <>
      <p className="max-w-prose">
        Your downloads wait in an account{email ? ` with the address ${email}` : " with the address you gave"}. Make one, or log in, and
        this order is there.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to="/signup" search={{ redirect }} className={buttonStyle("primary", "large")}>
          Make an account
        </Link>
        <Link to="/login" search={{ redirect }} className={buttonStyle("secondary", "large")}>
          Log in
        </Link>
      </div>
    </>
  );
}
