import type { PayoutDetail } from "@blenda/domain/payouts/model";
import { amount } from "../../lib/text/amount.ts";
import { InfoMark } from "../../ui/feedback/info-mark.tsx";

/** A payout as an equation, to the cent. */
export function PayoutSum({ sum: { netCents, commissionCents, processingCents, otherCents, amountCents } }: { sum: PayoutDetail["sum"] }) {
  const terms = [
    { name: "Net prices", means: "What buyers paid, before tax and after discounts.", text: amount(netCents) },
    { name: "Blenda", means: "Our commission.", text: amount(commissionCents) },
    { name: "Card cost", means: "What the card network takes for each order.", text: amount(processingCents) },
    {
      name: "Refunds and affiliates",
      means: "Refunds, disputes, corrections, and the shares of affiliates.",
      text: amount(otherCents),
    },
    { name: "This payout", means: "The sum of the four before it.", text: `= ${amount(amountCents)}` },
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 px-5 py-3">
      {terms.map(({ name, means, text }) => (
        <div key={name} className="grid gap-0.5">
          <dt className="flex items-center gap-1.5 type-small text-muted">
            {name}
            <InfoMark of={name} means={means} align="start" />
          </dt>
          <dd className="type-ui font-semibold tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
