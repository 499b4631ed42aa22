import type { TokenAccount } from "@blenda/domain/tokens/model";
import { exact } from "../../lib/text/numbers.ts";
import { dayOf } from "../../lib/text/time.ts";
import { runningPlan } from "./price-options.ts";

/** What of this month's tokens is used, drawn as a bar. More than the plan brings is possible: packs and what was left over count too. */
export function PlanMeter({ account, className }: { account: TokenAccount; className?: string }) {
  const plan = runningPlan(account);
  if (!plan) return null;
  const { monthlyUsage } = account;
  return (
    <div className={`grid gap-2 ${className ?? ""}`}>
      <div className="flex items-baseline justify-between gap-3">
        <p className="type-ui font-semibold">{plan.planName} plan</p>
        <p className="type-small text-muted">
          {plan.status === "cancel_at_period_end" ? "ends" : "renews"} {dayOf(plan.renewsAt ?? plan.expiresAt)}
        </p>
      </div>
      <progress
        aria-label="Used this month"
        max={plan.tokens}
        value={Math.min(monthlyUsage, plan.tokens)}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-sky [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-sky"
      />
      <p className="type-small text-muted tabular-nums">
        {exact(monthlyUsage)} of {exact(plan.tokens)} used this month
      </p>
    </div>
  );
}
