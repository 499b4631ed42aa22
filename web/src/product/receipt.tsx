import { breakdownOf } from "@blenda/domain/ledger/breakdown";
import { COMMISSION_BPS, PROCESSING_BPS, PROCESSING_FIXED_CENTS } from "@blenda/domain/ledger/constants";
import { price } from "../lib/text/money.ts";
import { classNames } from "../ui/class-names.ts";

const percent = (bps: number): string => `${bps / 100}%`;

/** What its creator keeps of a price, as a sum that adds up to the cent on screen. */
export function Receipt({ title, cents }: { title: string; cents: number }) {
  const { net, commission, processing, creator } = breakdownOf(cents);
  const lines = [
    { name: `Blenda, ${percent(COMMISSION_BPS)}`, cents: commission, mark: "bg-sky" },
    { name: `Card, ${percent(PROCESSING_BPS)} + ${price(PROCESSING_FIXED_CENTS)}`, cents: processing, mark: "bg-faint" },
  ];
  return (
    <div>
      <p className="type-small text-muted">{title}</p>
      <p aria-live="polite" className="font-display text-[1.75rem]/9 font-bold tracking-tight tabular-nums">
        {price(creator)}
      </p>
      <ShareBar creator={creator} commission={commission} processing={processing} />
      <dl className="grid gap-2 type-small tabular-nums">
        <Line name="Price" amount={price(net)} />
        {lines.map(({ name, cents: taken, mark }) => (
          <Line key={name} name={name} amount={`−${price(taken)}`} mark={mark} />
        ))}
        <Line name="You keep" amount={price(creator)} mark="bg-ember" isSum />
      </dl>
      {processing > 0 && <p className="mt-2 type-small text-muted">If you refund a sale, you still pay its card cost.</p>}
    </div>
  );
}

/** Ember is the creator's, sky is ours, grey is the card's. */
export function ShareBar({ creator, commission, processing }: Record<"creator" | "commission" | "processing", number>) {
  const parts = [
    { of: "creator", share: creator, mark: "bg-ember" },
    { of: "commission", share: commission, mark: "bg-sky" },
    { of: "processing", share: processing, mark: "bg-faint" },
  ];
  return (
    <div aria-hidden="true" className="my-3 flex h-1.5 gap-0.5 overflow-hidden rounded-full bg-surface-3">
      {parts.map(({ of, share, mark }) => share > 0 && <span key={of} className={mark} style={{ flexGrow: share, flexBasis: 0 }} />)}
    </div>
  );
}

function Line({ name, amount, mark, isSum = false }: { name: string; amount: string; mark?: string; isSum?: boolean }) {
  return (
    <div className={classNames("flex items-center gap-2", isSum && "border-t border-dashed border-line-strong pt-2")}>
      <dt className={classNames("flex items-center gap-2", isSum ? "font-semibold" : "text-muted")}>
        <span aria-hidden="true" className={classNames("size-2 rounded-[2px]", mark)} />
        {name}
      </dt>
      <dd className="ml-auto font-semibold">{amount}</dd>
    </div>
  );
}
