import type { Breakdown } from "@blenda/domain/ledger/breakdown";
import { COMMISSION_BPS, PROCESSING_BPS, PROCESSING_FIXED_CENTS } from "@blenda/domain/ledger/constants";
import { exactly } from "@blenda/domain/shared/language/formats";
import { regionInSentence } from "@blenda/domain/shared/language/wordings";
import { taxTexts } from "@blenda/domain/tax/texts";
import { price } from "../../lib/text/money.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";

const rateText = (bps: number) => `${exactly(bps / 100)}%`;

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

interface Props {
  parts: Breakdown;
  affiliateBps: number;
  /** Where the buyer is; empty while none is chosen, `null` where no tax is collected. */
  country: string | null;
}

/** Where each cent of a price goes: every step stands where it takes from what is left. */
export function Staircase({ parts, affiliateBps, country }: Props) {
  const { listCents, offCents, net, commission, processing, remainder, affiliate, creator, taxCents, buyerPays } = parts;
  const steps: Step[] = [
    {
      label: "Price",
      note: offCents > 0 ? `${price(listCents)} less ${price(offCents)}` : "list price",
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
  ];
  if (affiliateBps > 0)
    steps.push({
      label: "Affiliate",
      note: `${rateText(affiliateBps)} of ${price(remainder)}`,
      cents: affiliate,
      from: creator,
      look: "bg-ember/40",
      isTaken: true,
    });
  const kept = net > 0 ? `${((100 * creator) / net).toFixed(1)}% of the price` : "nothing to share";
  const taxSentence =
    country === null
      ? `The buyer pays ${price(net)}. ${taxTexts.none}.`
      : country === ""
        ? `The buyer pays ${price(net)} plus tax, which comes on top and isn't part of anybody's share.`
        : `A buyer in ${regionInSentence(country)} pays ${price(buyerPays)}: ${price(taxCents)} of it is tax, on top of your price.`;
  return (
    <section aria-labelledby="stairs" className="overflow-hidden rounded-md border border-line bg-surface-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-4">
        <h2 id="stairs" className="type-h3">
          Where {price(net)} goes
        </h2>
        <p className="type-small text-muted">{taxSentence}</p>
      </div>
      <dl>
        {steps.map((step) => (
          <Stair key={step.label} {...step} whole={net} />
        ))}
        <Stair label="You keep" note={kept} cents={creator} from={0} look="bg-ember" isTaken={false} whole={net} isYours />
      </dl>
      <p className="flex gap-2 border-t border-line px-5 py-4 type-small text-muted">
        <Icon name="info" size={16} className="mt-0.5 shrink-0" />
        <span>
          Each line is rounded to the cent, the last cent is yours. Rates are stored with the sale and never recalculated.
          {affiliateBps > 0 && ` Without an affiliate you keep ${price(remainder)}.`}
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
