import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { price } from "../../lib/text/money.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Attempt } from "../data/attempt.ts";
import { useBought, useEmptiedCart } from "./bought.ts";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { GuestFiles } from "./guest-files.tsx";
import { LineBrief } from "./line-brief.tsx";
import { MakeAccount } from "./make-account.tsx";

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
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone; whoever reads by ear hears what became of it.
  useEffect(() => title.current?.focus(), []);
  const email = me?.email ?? attempt?.start.email;
  return (
    <CheckoutFrame step="Download">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid justify-items-start gap-6">
          <div role="status" className="grid justify-items-start gap-4">
            <Icon name="circle-check" size={40} className="text-ok" />
            <h1 ref={title} tabIndex={-1} className="type-h1 outline-none">
              Thanks, it's yours!
            </h1>
            <p className="text-muted">
              Order <span className="font-semibold text-text tabular-nums">{number}</span>
              {totalCents > 0 ? `, ${price(totalCents)} paid.` : ", nothing to pay."}
              {email && ` The receipt is on its way to ${email}.`}
            </p>
          </div>
          {me && <Downloads orderId={orderId} />}
          {!me && attempt && <GuestFiles orderId={orderId} secret={attempt.secret} />}
          {!me && email && <MakeAccount orderId={orderId} email={email} />}
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
