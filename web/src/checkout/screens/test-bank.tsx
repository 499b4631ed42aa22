import { BRAND } from "@blenda/domain/shared/brand";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { NarrowPage } from "../../identity/parts/narrow-page.tsx";
import { price } from "../../lib/text/money.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { answerAction, type BankAction, findAction } from "../data/test-provider.ts";

/** What a bank shows during 3-D Secure, for the built-in card provider. */
export function TestBank() {
  const [secret] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ["test-bank", secret],
    queryFn: () => findAction(secret),
    enabled: secret !== "",
    staleTime: 0,
    gcTime: 0,
  });
  if (secret !== "" && isPending)
    return (
      <NarrowPage title="Test bank">
        <div role="status" aria-label="Loading" className="mt-6 grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-12" />
        </div>
      </NarrowPage>
    );
  if (error)
    return (
      <NarrowPage title="Test bank">
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      </NarrowPage>
    );
  return data ? <Question secret={secret} action={data} /> : <NothingToApprove />;
}

function Question({ secret, action: { orderId, amountCents } }: { secret: string; action: BankAction }) {
  const goBack = () => location.assign(`/checkout?${new URLSearchParams({ order: orderId })}`);
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: (isApproved: boolean) => answerAction(secret, isApproved),
    onSuccess: goBack,
  });
  const isBusy = isPending || isSuccess;
  return (
    <NarrowPage title="Approve this payment" lead="Test mode: this simulates your bank's approval page.">
      <dl className="mt-6 grid gap-3 rounded-md border border-line bg-surface-1 p-5 type-ui">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">To</dt>
          <dd className="font-semibold">{BRAND.name}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Amount</dt>
          <dd className="font-semibold tabular-nums">{price(amountCents)}</dd>
        </div>
      </dl>
      {error && <Alert tone="bad" title={error.message} className="mt-4" />}
      <div className="mt-6 grid gap-3">
        <Button kind="primary" size="large" disabled={isBusy} isBusy={isBusy && variables === true} onClick={() => mutate(true)}>
          Approve
        </Button>
        <Button size="large" disabled={isBusy} isBusy={isBusy && variables === false} onClick={() => mutate(false)}>
          Deny
        </Button>
      </div>
    </NarrowPage>
  );
}

function NothingToApprove() {
  return (
    <NarrowPage title="Nothing to approve" lead="This payment was already approved or declined. Check your order for its status.">
      <Link to="/checkout" className={buttonStyle("secondary", "large", "mt-6")}>
        Back to the checkout
      </Link>
    </NarrowPage>
  );
}
