import { PROGRAMMES, type ProgrammeKind, SHARE } from "@blenda/domain/affiliates/constants";
import { breakdownOf, PLAIN_TERMS } from "@blenda/domain/ledger/breakdown";
import { shareOf } from "@blenda/domain/shared/cents";
import { useState } from "react";
import { price } from "../../lib/text/money.ts";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { Slider } from "../../ui/controls/slider.tsx";

const NAMES: Readonly<Record<ProgrammeKind, string>> = { creator: "Creator", platform: "Blenda" };
const SALES = { USUAL: 10, MOST: 100 };
const SHARES: Readonly<Record<ProgrammeKind, { bps: number; note: string }>> = {
  creator: { bps: SHARE.DEFAULT_BPS, note: "A creator's program, usually 20%" },
  platform: { bps: SHARE.PLATFORM_BPS, note: "Blenda's program, 5%, from our commission" },
};

/** Every step from the price to a share, and what so many sales bring. */
export function Calculator({ title, cents }: { title: string; cents: number }) {
  const [programme, setProgramme] = useState<ProgrammeKind>("creator");
  const [sales, setSales] = useState(SALES.USUAL);
  const { commission, processing, remainder } = breakdownOf(cents, PLAIN_TERMS);
  const { bps, note } = SHARES[programme];
  const each = shareOf(remainder, bps);
  const rows = [
    [title, price(cents)],
    ["Blenda's commission", `−${price(commission)}`],
    ["Card cost", `−${price(processing)}`],
    ["What the sale leaves", price(remainder)],
    [note, price(each)],
  ] as const;
  return (
    <section aria-labelledby="earn" className="overflow-hidden rounded-md border border-line bg-surface-1">
      <div className="grid gap-4 p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="earn" className="type-h3">
            What one sale brings
          </h2>
          <SegmentedControl
            label="Program"
            value={programme}
            options={PROGRAMMES.toReversed().map((value) => ({ value, label: NAMES[value] }))}
            onChange={setProgramme}
          />
        </div>
        <dl className="grid gap-3">
          {rows.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 border-t border-line pt-3">
              <dt className="text-muted wrap-anywhere">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-2 border-t border-line pt-3">
          <p className="flex justify-between gap-4">
            <span className="text-muted">Sales a month</span>
            <strong className="font-semibold tabular-nums">{sales}</strong>
          </p>
          <Slider
            label="Sales a month"
            value={sales}
            min={1}
            max={SALES.MOST}
            step={1}
            textOf={(count) => (count === 1 ? "1 sale a month" : `${count} sales a month`)}
            onChange={(count) => setSales(Math.round(count))}
          />
        </div>
      </div>
      <p role="status" className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-t border-line bg-surface-2 px-6 py-4">
        <span>
          <span className="block type-small text-muted">In a month</span>
          <span className="type-h1 tabular-nums">{price(sales * each)}</span>
        </span>
        <span className="type-small text-muted tabular-nums">
          {sales} × {price(each)}
        </span>
      </p>
    </section>
  );
}
