import { PROGRAMMES, type ProgrammeKind, SHARE } from "@blenda/domain/affiliates/constants";
import type { ProgrammeExample } from "@blenda/domain/affiliates/model";
import { breakdownOf, PLAIN_TERMS } from "@blenda/domain/ledger/breakdown";
import { shareOf } from "@blenda/domain/shared/cents";
import { useState } from "react";
import { price } from "../../lib/text/money.ts";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { Slider } from "../../ui/controls/slider.tsx";
import { Icon } from "../../ui/icon.tsx";

const NAMES: Readonly<Record<ProgrammeKind, string>> = { creator: "Creator", platform: "Blenda" };
const SALES = { USUAL: 10, MOST: 100 };
const SHARES: Readonly<Record<ProgrammeKind, { bps: number; note: string }>> = {
  creator: { bps: SHARE.DEFAULT_BPS, note: "A creator's program, usually 20%" },
  platform: { bps: SHARE.PLATFORM_BPS, note: "Blenda's program, 5%, from our commission" },
};

/** Every step from the price to a share, and what so many sales bring. */
export function Calculator({ example, cents }: { example: ProgrammeExample | null; cents: number }) {
  const [programme, setProgramme] = useState<ProgrammeKind>("creator");
  const [sales, setSales] = useState(SALES.USUAL);
  const { commission, processing, remainder } = breakdownOf(cents, PLAIN_TERMS);
  const { bps, note } = SHARES[programme];
  const each = shareOf(remainder, bps);
  const rows = [
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
          <div className="flex items-center justify-between gap-4">
            <dt className="flex min-w-0 items-center gap-3">
              <span className="grid h-13 w-17 shrink-0 place-items-center overflow-hidden rounded-sm bg-surface-2 text-faint">
                {example?.posterUrl ? (
                  <img src={example.posterUrl} alt="" className="size-full object-contain" />
                ) : (
                  <Icon name="box" size={20} />
                )}
              </span>
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{example?.title ?? "A model"}</span>
                {example && <span className="block type-small text-muted wrap-anywhere">{example.shopName}</span>}
              </span>
            </dt>
            <dd className="font-semibold tabular-nums">{price(cents)}</dd>
          </div>
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
          <p aria-hidden="true" className="flex justify-between type-small text-muted tabular-nums">
            <span>1</span>
            <span>{SALES.MOST}</span>
          </p>
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
