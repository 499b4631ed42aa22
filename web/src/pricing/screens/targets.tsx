import { type PriceTerms, priceToEarn } from "@blenda/domain/ledger/breakdown";
import { price } from "../../lib/text/money.ts";
import { classNames } from "../../ui/class-names.ts";
import { costIn } from "../data/price-trial.ts";
import { NumberField } from "./number-field.tsx";

/** What people ask for most. */
const USUAL_CENTS = [500, 1_000, 2_500, 5_000];

interface Props {
  factor: number;
  /** What is taken off that price. */
  terms: PriceTerms;
  /** What is kept at the price that is tried. */
  keptCents: number;
  /** The amount somebody asked for; 0: none. */
  earn: number;
  onEarn: (cents: number) => void;
  onPrice: (cents: number) => void;
}

/** The smallest price that earns so much. */
export function Targets({ factor, terms, keptCents, earn, onEarn, onPrice }: Props) {
  const wanted = [...new Set([...USUAL_CENTS, keptCents, earn])].filter((cents) => cents > 0).sort((one, other) => one - other);
  return (
    <section aria-labelledby="targets" className="rounded-md border border-line bg-surface-1">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <h2 id="targets" className="type-h3">
          To earn this, charge that
        </h2>
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className="type-small text-muted">
            You want
          </span>
          <NumberField label="You want to earn" value={earn} textOf={price} valueIn={costIn} fault="Enter an amount." onChange={onEarn} />
        </span>
      </div>
      <table className="w-full text-right tabular-nums">
        <thead>
          <tr className="type-label text-muted [&>th]:px-2 [&>th]:py-2 [&>th]:font-medium [&>th:first-child]:pl-5 [&>th:first-child]:text-left [&>th:last-child]:pr-5">
            <th scope="col">To earn</th>
            <th scope="col">Charge</th>
          </tr>
        </thead>
        <tbody>
          {wanted.map((cents) => (
            <tr
              key={cents}
              aria-current={cents === keptCents || undefined}
              className={classNames(
                "border-t border-line type-ui [&>*]:px-2 [&>*]:py-1.5 [&>*:first-child]:pl-5 [&>*:last-child]:pr-5",
                cents === keptCents && "bg-surface-2",
              )}
            >
              <th scope="row" className="text-left font-semibold">
                {price(cents)}
              </th>
              <td className="font-semibold">
                <Charge cents={priceToEarn(cents, terms, factor)} onPrice={onPrice} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Charge({ cents, onPrice }: { cents: number | null; onPrice: (cents: number) => void }) {
  if (cents === null) return <>–</>;
  return (
    <button type="button" className="touch-target h-9 rounded-xs text-sky hover:underline" onClick={() => onPrice(cents)}>
      <span className="sr-only">Try </span>
      {price(cents)}
    </button>
  );
}
