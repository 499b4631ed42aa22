import type { PayoutBatch } from "@blenda/domain/payouts/model";
import { payoutTexts } from "@blenda/domain/payouts/texts";
import { amount } from "../../../lib/text/amount.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { PersonCell } from "../../../product/person-cell.tsx";
import { Badge } from "../../../ui/badge.tsx";

/** Who is not paid this Friday, with the words they read themselves. */
export function LeftOutList({ batch: { leftOut, leftOutCount } }: { batch: PayoutBatch }) {
  if (leftOutCount === 0) return null;
  return (
    <section aria-labelledby="left-out" className="min-w-0 rounded-md border border-line bg-surface-1">
      <div className="flex items-center justify-between gap-4 px-5 py-4">
        <h2 id="left-out" className="type-h3">
          Left out, and why
        </h2>
        <Badge count={leftOutCount} most={999} />
      </div>
      <ul>
        {leftOut.map(({ userId, shopName, personName, avatarUrl, reason, note, amountCents }) => (
          <li key={userId} className="flex items-center justify-between gap-4 border-t border-line px-5 py-3 type-ui">
            <PersonCell
              name={shopName ?? personName}
              detail={[payoutTexts.skips[reason], note].filter(Boolean).join(". ")}
              photoUrl={avatarUrl}
            />
            <span className="shrink-0 text-muted tabular-nums">{amount(amountCents)}</span>
          </li>
        ))}
      </ul>
      {leftOut.length < leftOutCount && (
        <p className="border-t border-line px-5 py-3 type-small text-muted">
          {exact(leftOutCount)} left out, {exact(leftOut.length)} shown.
        </p>
      )}
    </section>
  );
}
