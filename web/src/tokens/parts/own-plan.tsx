import type { Subscription, TokenAccount } from "@blenda/domain/tokens/model";
import { tokenTexts } from "@blenda/domain/tokens/texts";
import type { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { price } from "../../lib/text/money.ts";
import { dayOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Tag } from "../../ui/tag.tsx";
import { accountQuery } from "../data/token-queries.ts";
import { runningPlan } from "./price-options.ts";
import { tokensText } from "./token-labels.ts";

const learn = (account: TokenAccount, cache: QueryClient) => void cache.setQueryData(accountQuery.queryKey, account);

/** The plan that runs, when it renews or ends, and the way to stop or go on. Nothing where there is none. */
export function OwnPlan({ account }: { account: TokenAccount }) {
  const plan = runningPlan(account);
  const [isAsking, setAsking] = useState(false);
  const cancel = useAct(api.tokens.cancelPlan, { learn, done: () => tokenTexts.cancelled });
  const resume = useAct(api.tokens.resumePlan, { learn, done: () => tokenTexts.resumed });
  if (!plan) return null;
  const isEnding = plan.status === "cancel_at_period_end";
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sm border border-line p-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2 type-ui font-semibold">
          {plan.planName} plan
          {plan.status === "past_due" && <Tag tone="warn">Payment declined</Tag>}
          {isEnding && <Tag>Ending</Tag>}
        </p>
        <p className="type-small text-muted">{planSummary(plan)}</p>
      </div>
      {isEnding ? (
        <Button size="small" isBusy={resume.isActing} onClick={() => resume.act({})}>
          Keep plan
        </Button>
      ) : (
        <Button size="small" onClick={() => setAsking(true)}>
          Cancel plan
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          question={`Cancel the ${plan.planName} plan?`}
          label="Cancel plan"
          keepLabel="Keep my plan"
          isBusy={cancel.isActing}
          onYes={() => cancel.act({}, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          It runs until {dayOf(plan.expiresAt)} and you won't be charged again. You keep your tokens, and you can change your mind until
          then.
        </ConfirmDialog>
      )}
    </div>
  );
}

function planSummary({ status, expiresAt, renewsAt, priceCents, tokens, card }: Subscription): string {
  const from = card ? ` from your card ending ${card.last4}` : "";
  if (status === "cancel_at_period_end") return `Ends on ${dayOf(expiresAt)}`;
  if (status === "past_due")
    return renewsAt ? `We'll try${from} again on ${dayOf(renewsAt)}. You keep your tokens.` : "It wasn't paid. You keep your tokens.";
  return `${tokensText(tokens)} for ${price(priceCents)}${from} on ${dayOf(renewsAt ?? expiresAt)}`;
}
