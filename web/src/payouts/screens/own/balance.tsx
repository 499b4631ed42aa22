import type { PayoutOverview } from "@blenda/domain/payouts/model";
import { amount } from "../../../lib/text/amount.ts";
import { monthOf, weekdayOf } from "../../../lib/text/utc-day.ts";
import { classNames } from "../../../ui/class-names.ts";
import { InfoMark } from "../../../ui/feedback/info-mark.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { payoutsText, salesText } from "../../data/payout-words.ts";

interface Part {
  name: string;
  cents: number;
  mark: string;
  means: string;
  detail: string;
}

/** All that was ever earned, by where it is now; what a bank holds stands among them only while it does. */
function partsOf({ balance, holdDays, since, payoutCount }: PayoutOverview): Part[] {
  const { pendingCents, pendingSales, availableCents, heldCents, inPayoutCents, inPayoutSettlesAt, paidCents, paidCount } = balance;
  const isFirst = payoutCount === 0 && paidCount === 0;
  return [
    {
      ...{ name: "Pending", cents: pendingCents, mark: "bg-line-strong" },
      means: `Sold less than ${holdDays} days ago. Until then a buyer can ask for a refund.`,
      detail:
        pendingSales === 0 && isFirst
          ? `Your first sale clears ${holdDays} days after it`
          : pendingSales === 0
            ? "Nothing is pending"
            : `${salesText(pendingSales)} in their ${holdDays} days`,
    },
    {
      ...{ name: "Available", cents: availableCents, mark: "bg-ok" },
      means: "Cleared, and not in a payout yet. Below zero when more was refunded than you had available.",
      detail:
        availableCents < 0 ? "Taken from your next sales" : availableCents === 0 ? "Nothing to pay out yet" : "Paid with the next payout",
    },
    ...(heldCents === 0
      ? []
      : [
          {
            ...{ name: "Held", cents: heldCents, mark: "bg-warn" },
            means: "Sales whose buyers went to their bank. Held until the bank decides.",
            detail: "Until the bank decides",
          },
        ]),
    {
      ...{ name: "In payout", cents: inPayoutCents, mark: "bg-sky" },
      means: "Collected for a payout that hasn't settled yet.",
      detail:
        inPayoutCents === 0 ? "Nothing is on its way" : inPayoutSettlesAt ? `Settles ${weekdayOf(inPayoutSettlesAt)}` : "Being prepared",
    },
    {
      ...{ name: "Paid", cents: paidCents, mark: "bg-chart-3" },
      means: "Arrived at your account: sent, and three business days passed without it coming back.",
      detail: paidCount === 0 ? "No payout yet" : `${payoutsText(paidCount)}${since ? ` since ${monthOf(since)}` : ""}`,
    },
  ];
}

const NUMBERS: Record<number, string> = { 4: "four", 5: "five" };

export function Balance({ overview }: { overview: PayoutOverview }) {
  const parts = partsOf(overview);
  const whole = parts.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <Panel className="min-w-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="type-h3">Balance</h2>
        <p className="type-small text-muted">
          Earned since opening <strong className="font-semibold text-text tabular-nums">{amount(whole)}</strong> = the{" "}
          {NUMBERS[parts.length]} together
        </p>
      </div>
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-xs bg-line">
        {parts.map(({ name, cents, mark }) => cents > 0 && <span key={name} className={mark} style={{ flexGrow: cents, flexBasis: 0 }} />)}
      </div>
      <dl
        className={classNames(
          "mt-4 grid grid-cols-2 gap-x-4 gap-y-4 lg:divide-x lg:divide-line lg:gap-x-0",
          parts.length === 5 ? "lg:grid-cols-5" : "lg:grid-cols-4",
        )}
      >
        {parts.map((part) => (
          <Cell key={part.name} part={part} />
        ))}
      </dl>
    </Panel>
  );
}

function Cell({ part: { name, cents, mark, means, detail } }: { part: Part }) {
  return (
    <div className="grid min-w-0 content-start gap-0.5 lg:px-4 lg:first:pl-0 lg:last:pr-0">
      <dt className="flex items-center gap-2 type-small text-muted">
        <span aria-hidden="true" className={classNames("size-2.5 rounded-[2px]", mark)} />
        {name}
        <InfoMark of={name} means={means} align="start" />
      </dt>
      <dd className={classNames("type-h2 tabular-nums", cents < 0 && "text-bad")}>{amount(cents)}</dd>
      <dd className="type-small text-muted">{detail}</dd>
    </div>
  );
}
