import type { Period } from "@blenda/domain/reconciliation/model";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PERIODS, type PeriodName, periodText } from "../data/periods.ts";

interface Props {
  period: Period;
  /** Absent: a run opened by its address. */
  name: PeriodName | "";
  isRunning: boolean;
  onPeriod: (name: PeriodName) => void;
  onImport: () => void;
  onRun: () => void;
}

export function PageHead({ period, name, isRunning, onPeriod, onImport, onRun }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid gap-1">
        <h1 className="type-h1">Payout Reconciliation</h1>
        <p className="text-muted">Ledger, payout records and the provider's statement, line by line.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <span className="relative inline-flex h-10 items-center gap-2 rounded-sm border border-line-strong bg-surface-2 px-3 type-ui font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky pointer-coarse:h-11">
          <Icon name="calendar" size={16} />
          <span aria-hidden="true">{periodText(period)}</span>
          <Icon name="chevron-down" size={16} className="text-muted" />
          <select
            aria-label="Period"
            value={name}
            onChange={({ target }) => onPeriod(target.value as PeriodName)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0 [&>option]:bg-surface-1 [&>option]:text-text"
          >
            {name === "" && <option value="">{periodText(period)}</option>}
            {PERIODS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
        <Button icon="upload" onClick={onImport}>
          Statement CSV
        </Button>
        <Button icon="refresh-cw" isBusy={isRunning} onClick={onRun}>
          Run now
        </Button>
      </div>
    </header>
  );
}
