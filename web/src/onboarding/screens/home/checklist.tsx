import type { ChecklistItem } from "@blenda/domain/onboarding/constants";
import type { CreatorHome } from "@blenda/domain/onboarding/model";
import { applicationTexts } from "@blenda/domain/onboarding/texts";
import { REFUND_RULE } from "@blenda/domain/refunds/constants";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { agoOf } from "../../../lib/text/time.ts";
import { classNames } from "../../../ui/class-names.ts";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

const DETAILS: Record<ChecklistItem, string> = {
  logo: "Square, 512 px or more",
  banner: "Wide, 2400 × 600 px",
  first_product: "Upload a file: facts and score are measured for you",
  refund_policy: `${REFUND_RULE}. The same for every shop, so there's nothing to write.`,
  payout_recipient: "Needed only to be paid, never to sell",
};

/** What a new shop needs, in any order. It goes when all is done and never comes back. */
export function Checklist({ home: { checklist, approvedAt }, isCompact = false }: { home: CreatorHome; isCompact?: boolean }) {
  const done = checklist.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="finish-your-shop" className="self-start overflow-hidden rounded-md border border-line bg-surface-1">
      <header className="grid gap-3 p-5">
        <div className="flex items-center justify-between gap-4">
          <div>
            <h2 id="finish-your-shop" className={isCompact ? "type-h3" : "type-h2"}>
              Finish your shop
            </h2>
            {!isCompact && <p className="type-small text-muted">{approvedAt && `Approved ${agoOf(approvedAt)}. `}In any order.</p>}
          </div>
          <p className="type-small text-muted tabular-nums">
            {done} of {checklist.length}
          </p>
        </div>
        <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface-3">
          <div className="h-full rounded-full bg-ember" style={{ width: `${(done / checklist.length) * 100}%` }} />
        </div>
      </header>
      <ul>
        {checklist.map(({ item, isDone }) => (
          <Line key={item} item={item} isDone={isDone} isCompact={isCompact} />
        ))}
      </ul>
    </section>
  );
}

/** In a narrow column, what is done is only its name. */
function Line({ item, isDone, isCompact }: { item: ChecklistItem; isDone: boolean; isCompact: boolean }) {
  return (
    <li
      className={classNames("flex flex-wrap items-center gap-x-4 gap-y-2 px-5", isCompact ? "py-2 last:pb-5" : "border-t border-line py-4")}
    >
      <Icon name={isDone ? "circle-check" : "circle-dashed"} size={20} className={isDone ? "text-ok" : "text-muted"} />
      <p className="grid min-w-0 flex-1 type-ui">
        <span className={isDone ? "text-muted" : "font-semibold"}>{applicationTexts.checklist[item]}</span>
        {!(isCompact && isDone) && <span className="type-small text-muted">{DETAILS[item]}</span>}
      </p>
      {isDone ? <span className={classNames("type-small text-ok", isCompact && "sr-only")}>Done</span> : WAYS[item]}
    </li>
  );
}

const settings = (
  <Link to="/dashboard/shop-settings" className={buttonStyle("secondary", "small")}>
    Add
  </Link>
);

const WAYS: Record<ChecklistItem, ReactNode> = {
  logo: settings,
  banner: settings,
  first_product: (
    <Link to="/dashboard/products/new" className={buttonStyle("secondary", "small")}>
      Upload
    </Link>
  ),
  refund_policy: null,
  payout_recipient: (
    <Link to="/dashboard/payouts" hash="paid-to" className={buttonStyle("secondary", "small")}>
      Add
    </Link>
  ),
};
