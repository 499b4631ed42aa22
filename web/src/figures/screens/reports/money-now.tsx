import type { EarningsReport } from "@blenda/domain/figures/model";
import { figureTexts } from "@blenda/domain/figures/texts";
import { amount } from "../../../lib/text/amount.ts";
import { classNames } from "../../../ui/class-names.ts";
import { InfoMark } from "../../../ui/feedback/info-mark.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

/** Where all the money is right now, in one bar: each colour with its word and its amount. */
export function MoneyNow({ report: { now, holdDays } }: { report: EarningsReport }) {
  const { pendingCents, availableCents, heldCents } = now;
  const parts = [
    { name: "Available", cents: availableCents, mark: "bg-ok", means: figureTexts.means.available },
    { name: "Pending", cents: pendingCents, mark: "bg-line-strong", means: figureTexts.means.pending(holdDays) },
    { name: "Held by a bank", cents: heldCents, mark: "bg-warn", means: "Held while a bank decides about a dispute." },
  ];
  const whole = parts.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <Panel title="Right now" aside={<span className="type-small text-muted">Whatever days are shown</span>}>
      <p className="type-figure">{amount(whole)}</p>
      <div aria-hidden="true" className="my-3 flex h-1.5 gap-0.5 overflow-hidden rounded-full bg-surface-3">
        {parts.map(({ name, cents, mark }) => cents > 0 && <span key={name} className={mark} style={{ flexGrow: cents, flexBasis: 0 }} />)}
      </div>
      <dl className="grid gap-2 type-ui tabular-nums">
        {parts.map(({ name, cents, mark, means }) => (
          <div key={name} className="flex items-center gap-2">
            <dt className="flex items-center gap-2 text-muted">
              <span aria-hidden="true" className={classNames("size-2 rounded-[2px]", mark)} />
              {name}
              <InfoMark of={name} means={means} align="start" />
            </dt>
            <dd className={classNames("ml-auto font-semibold", cents < 0 && "text-bad")}>{amount(cents)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
