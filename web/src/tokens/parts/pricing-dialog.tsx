import type { TokenAccount } from "@blenda/domain/tokens/model";
import { tokenTexts } from "@blenda/domain/tokens/texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, use, useState } from "react";
import { price } from "../../lib/text/money.ts";
import { toast } from "../../lib/toast.ts";
import { Embeds } from "../../product/embeds.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { type Purchase, storePurchase, usePurchase } from "../data/purchase.ts";
import { accountQuery, tokensMoved } from "../data/token-queries.ts";
import { ChooseTokens } from "./choose-tokens.tsx";
import { OwnPlan } from "./own-plan.tsx";
import { tokensText } from "./token-labels.ts";

/** Choosing and paying, without leaving the page. */
export function PricingDialog({ onClose }: { onClose: () => void }) {
  const { data: account, error, refetch } = useQuery(accountQuery);
  const purchase = usePurchase();
  const [gone, setGone] = useState<string | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={purchase ? purchase.title : "Get tokens"}>
      {gone && <Alert tone="bad" title={gone} />}
      {purchase ? (
        <PayStep purchase={purchase} onDone={onClose} onGone={setGone} />
      ) : account ? (
        <ChooseStep account={account} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <ChoiceSkeleton />
      )}
    </Dialog>
  );
}

function ChooseStep({ account }: { account: TokenAccount }) {
  return (
    <>
      <p className="text-muted">
        You have {tokensText(account.balance)}. Tokens never expire, even if you cancel your plan.
        {account.owed > 0 && ` You still owe ${tokensText(account.owed)}, which new tokens settle first.`}
      </p>
      <OwnPlan account={account} />
      <ChooseTokens account={account} />
    </>
  );
}

interface PayProps {
  purchase: Purchase;
  onDone: () => void;
  onGone: (why: string) => void;
}

function PayStep({ purchase, onDone, onGone }: PayProps) {
  const { payOrder: PayOrder } = use(Embeds);
  const cache = useQueryClient();
  const { order, planName } = purchase;
  const paid = () => {
    storePurchase(null);
    void tokensMoved(cache);
    toast.done(planName ? tokenTexts.subscribed(planName) : tokenTexts.packAdded(order.tokens));
    onDone();
  };
  const lost = (why: string) => {
    storePurchase(null);
    onGone(why);
  };
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-muted">
          {tokensText(order.tokens)}
          {planName && " now, and again every month until you cancel"}
        </span>
        <span className="type-h3 tabular-nums">{price(order.totalCents)}</span>
      </p>
      <Suspense fallback={<ChoiceSkeleton />}>
        {PayOrder && (
          <PayOrder
            order={order}
            isSent={purchase.isSent}
            backTo={location.pathname + location.search}
            onSent={() => storePurchase({ ...purchase, isSent: true })}
            onPaid={paid}
            onGone={lost}
          />
        )}
      </Suspense>
      <Button kind="quiet" icon="arrow-left" className="justify-self-start" onClick={() => storePurchase(null)}>
        Choose something else
      </Button>
    </>
  );
}

function ChoiceSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-3">
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="h-56 rounded-sm" />
      <Skeleton className="h-12 rounded-sm" />
    </div>
  );
}
