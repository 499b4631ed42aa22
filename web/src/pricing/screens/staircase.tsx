import type { Breakdown } from "@blenda/domain/ledger/breakdown";
import { COMMISSION_BPS, PROCESSING_BPS, PROCESSING_FIXED_CENTS } from "@blenda/domain/ledger/constants";
import { price } from "../../lib/text/money.ts";
import { countryName } from "../../product/countries.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { vatOf } from "../data/tried.ts";
import { rateText } from "./try-panel.tsx";

interface Props {
  parts: Breakdown;
  country: string;
  /** In percent. */
  affiliate: number;
  /** The same list price with nothing off and nobody to share with. */
  plain: Breakdown;
}

interface Step {
  label: string;
  note: string;
  cents: number;
  /** Where the bar begins, counted from nothing. */
  from: number;
  look: string;
  /** Taken from what is left, or what is left. */
  isTaken: boolean;
}

/** Where each cent of a price goes: every step stands where it takes from what is left. */
export function Staircase({ parts, country, affiliate, plain }: Props) {
  const { net, offCents, listCents, commission, processing, remainder, affiliate: shared, creator, buyerPays, taxCents } = parts;
  const steps: Step[] = [
    {
      label: "Net price",
      note: offCents > 0 ? `${price(listCents)} less ${price(offCents)}, without tax` : "list price, without tax",
      cents: net,
      from: 0,
      look: "bg-surface-3",
      isTaken: false,
    },
    {
      label: "Blenda",
      note: `${rateText(COMMISSION_BPS)} of ${price(net)}`,
      cents: commission,
      from: net - commission,
      look: "bg-sky",
      isTaken: true,
    },
    {
      label: "Card cost",
      note: `${rateText(PROCESSING_BPS)} of ${price(net)} + ${price(PROCESSING_FIXED_CENTS)}`,
      cents: processing,
      from: remainder,
      look: "bg-faint",
      isTaken: true,
    },
    { label: "Remainder", note: "what there is to share", cents: remainder, from: 0, look: "bg-surface-3", isTaken: false },
    {
      label: "Affiliate",
      note: `${affiliate} % of ${price(remainder)}`,
      cents: shared,
      from: creator,
      look: "bg-chart-1-soft",
      isTaken: true,
    },
  ];
  const kept = net > 0 ? `${((100 * creator) / net).toFixed(1)} % of the net price` : "nothing to share";
  return (
    <section aria-labelledby="stairs" className="overflow-hidden rounded-md border border-line bg-surface-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-4">
        <h2 id="stairs" className="type-h3">
          Where {price(net)} goes
        </h2>
        <p className="type-small text-muted">
          {country
            ? `With ${rateText(vatOf(country))} tax a buyer in ${countryName(country)} pays ${price(buyerPays)}; ${price(taxCents)} goes to the tax office`
            : `The buyer pays ${price(buyerPays)}`}
        </p>
      </div>
      <dl>
        {steps
          // Nobody shares: there is nothing between the remainder and what is kept.
          .filter(({ label }) => affiliate > 0 || (label !== "Affiliate" && label !== "Remainder"))
          .map((step) => (
            <Stair key={step.label} {...step} whole={net} />
          ))}
        <Stair label="You keep" note={kept} cents={creator} from={0} look="bg-ember" isTaken={false} whole={net} isYours />
      </dl>
      <p className="flex gap-2 border-t border-line px-5 py-4 type-small text-muted">
        <Icon name="info" size={16} className="mt-0.5 shrink-0" />
        <span>
          Each line is rounded to the cent, the last cent is yours. Rates are stored with the sale and never recalculated.
          {plain.creator > creator && ` At the full price without an affiliate you keep ${price(plain.creator)}.`}
        </span>
      </p>
    </section>
  );
}

function Stair({ label, note, cents, from, look, isTaken, whole, isYours = false }: Step & { whole: number; isYours?: boolean }) {
  const share = (part: number) => `${whole > 0 ? (100 * part) / whole : 0}%`;
  return (
    <div
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-5 py-3 sm:grid-cols-[11.5rem_minmax(0,1fr)_6.5rem]",
        !isTaken && "border-t border-line first:border-t-0",
        isYours && "bg-ember-soft py-4",
      )}
    >
      <dt className="grid">
        <span className={isYours ? "type-ui font-semibold" : "type-ui"}>{label}</span>
        <span className="type-label text-muted tabular-nums">{note}</span>
      </dt>
      <dd
        className={classNames(
          "text-right tabular-nums sm:order-3",
          isYours ? "type-h2" : isTaken ? "type-ui text-muted" : "type-ui font-semibold",
        )}
      >
        {isTaken ? `−${price(cents)}` : price(cents)}
      </dd>
      <dd aria-hidden="true" className="relative h-4 max-sm:col-span-2 sm:order-2">
        <span
          className={classNames("absolute inset-y-0 min-w-px rounded-xs transition-[left,width]", look)}
          style={{ left: share(from), width: share(cents) }}
        />
      </dd>
    </div>
  );
}
