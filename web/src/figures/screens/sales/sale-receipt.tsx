import type { Term } from "@blenda/domain/figures/constants";
import type { Sale } from "@blenda/domain/figures/model";
import { figureTexts } from "@blenda/domain/figures/texts";
import { coveredText } from "@blenda/domain/orders/texts";
import { amount } from "../../../lib/text/amount.ts";
import { classNames } from "../../../ui/class-names.ts";
import { InfoMark } from "../../../ui/feedback/info-mark.tsx";

/** Ember is the creator's, sky is ours, grey is the card's, dark ember is other people's. */
const MARKS: Partial<Record<Term, string>> = {
  commission: "bg-sky",
  card: "bg-faint",
  affiliates: "bg-chart-1-soft",
  earned: "bg-ember",
};

interface Props {
  sale: Pick<Sale, "equation" | "discountCode" | "platformPaidCents">;
}

/** A sale as a sum that adds up to the cent on screen. */
export function SaleReceipt({ sale: { equation, discountCode, platformPaidCents } }: Props) {
  const covered = coveredText(equation.find(({ term }) => term === "discounts")?.cents ?? 0, [{ platformPaidCents }]);
  return (
    <dl className="grid gap-2.5 type-ui tabular-nums">
      {equation.map(({ term, cents }) => {
        const { label, means } = figureTexts.terms[term];
        const isTaken = term !== "gross" && term !== "earned";
        const isSum = term === "earned";
        return (
          <div
            key={term}
            className={classNames("flex flex-wrap items-center gap-x-2", isSum && "border-t border-dashed border-line-strong pt-3")}
          >
            <dt className={classNames("flex items-center gap-2", isSum ? "font-semibold" : "text-muted")}>
              <span aria-hidden="true" className={classNames("size-2 rounded-[2px]", MARKS[term])} />
              {label}
              {term === "discounts" && discountCode && ` (${discountCode})`}
              <InfoMark of={label} means={means} align="start" />
            </dt>
            <dd className="ml-auto font-semibold">{amount(isTaken && cents !== 0 ? -cents : cents)}</dd>
            {term === "discounts" && covered && <dd className="w-full pl-4 type-small text-muted">{covered}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
