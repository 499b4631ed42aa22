import type { RefundCase } from "@blenda/domain/refunds/cases/model";
import { caseTexts } from "@blenda/domain/refunds/cases/texts";
import { Link } from "@tanstack/react-router";
import { price } from "../../../lib/text/money.ts";
import { dayOf, momentOf } from "../../../lib/text/time.ts";
import { DrawerSection } from "../../../ui/layout/drawer.tsx";
import { buyerText, creatorText } from "./case-labels.ts";

const OF = { buyer: "same buyer", creator: "same creator", both: "same two" } as const;

/** What is known of both from before, and what was done about them here. */
export function Histories({ found }: { found: RefundCase }) {
  const { buyer, creator, buyerName, creatorName, earlier, warnings, goodwill } = found;
  return (
    <DrawerSection title="History">
      <dl className="grid gap-3">
        <div className="grid gap-0.5" title="Paid orders, and how many of them were refunded">
          <dt className="type-small text-muted">{buyerName}, buyer</dt>
          <dd>{buyerText(buyer)}</dd>
        </div>
        {creator && (
          <div className="grid gap-0.5" title="Things sold, and how many of them were refunded">
            <dt className="type-small text-muted">{creatorName}, creator</dt>
            <dd>{creatorText(creator)}</dd>
          </div>
        )}
      </dl>
      {goodwill && (
        <p className="type-small text-muted">
          {goodwill.by} gave a coupon of {price(goodwill.amountCents)} ({goodwill.code}), {momentOf(goodwill.at)}.
        </p>
      )}
      {warnings.map(({ id, side, text, by, at }) => (
        <p key={id} className="type-small wrap-anywhere text-muted">
          {by} warned the {side}, {momentOf(at)}: “{text}”
        </p>
      ))}
      {earlier.length > 0 && (
        <ul className="divide-y divide-line">
          {earlier.map(({ id, number, title, of, outcome, at }) => (
            <li key={id} className="grid gap-0.5 py-2.5 first:pt-0 last:pb-0">
              <Link to="/admin/escalated-refunds" search={{ open: id }} className="link-inline min-w-0 justify-self-start">
                {number}, {title}
              </Link>
              <span className="type-small text-muted">
                {dayOf(at)}, {OF[of]}, {outcome ? caseTexts.outcomes[outcome] : "open"}
              </span>
            </li>
          ))}
        </ul>
      )}
    </DrawerSection>
  );
}
