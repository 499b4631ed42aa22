import type { PayoutCase } from "@blenda/domain/payouts/model";
import { payoutTexts } from "@blenda/domain/payouts/texts";
import { utcMomentOf } from "../../../../lib/text/utc-day.ts";

/** Every step there was, oldest first; approvals stand among them. */
export function CaseSteps({ payout: { steps, approvals } }: { payout: PayoutCase }) {
  const all = [
    ...steps.map(({ status, at, note }) => ({ at, what: payoutTexts.statuses[status], note })),
    ...approvals.map(({ name, at }) => ({ at, what: `${name} approved it`, note: "" })),
  ].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  return (
    <ol className="grid gap-3">
      {all.map(({ at, what, note }) => (
        <li key={`${at} ${what}`} className="grid gap-0.5 type-ui">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span className="font-semibold">{what}</span>
            <time dateTime={at} className="type-small text-muted tabular-nums">
              {utcMomentOf(at)}
            </time>
          </span>
          {note && <span className="type-small break-words text-muted">{note}</span>}
        </li>
      ))}
    </ol>
  );
}
