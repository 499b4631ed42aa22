import type { Run } from "@blenda/domain/reconciliation/model";
import { reconciliationTexts } from "@blenda/domain/reconciliation/texts";
import { amount } from "../../lib/text/amount.ts";
import { exact } from "../../lib/text/numbers.ts";
import { utcMomentOf } from "../../lib/text/utc-day.ts";
import { classNames } from "../../ui/class-names.ts";
import { InfoMark } from "../../ui/feedback/info-mark.tsx";
import { Icon } from "../../ui/icon.tsx";

const { definitions } = reconciliationTexts;

/** The proof in one line. Green only when nothing is unexplained. */
export function Equation({ run }: { run: Run }) {
  const strangers = run.unexplainedRows === 1 ? "1 movement nobody knows" : `${exact(run.unexplainedRows)} movements nobody knows`;
  return (
    <dl className="grid items-center gap-x-4 gap-y-5 p-5 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_1.1fr] xl:gap-x-14">
      <Cell
        label="Ledger, paid out"
        means={definitions.ledger}
        cents={run.ledgerCents}
        below={run.payouts === 1 ? "1 payout" : `${exact(run.payouts)} payouts`}
      />
      <Cell
        sign="−"
        label="Provider statement"
        means={definitions.provider}
        cents={run.providerCents}
        below={run.statementUntil ? `until ${utcMomentOf(run.statementUntil)} UTC` : "not there yet"}
      />
      <Cell
        sign="−"
        label="Open rows"
        means={definitions.open}
        cents={run.openCents}
        below={run.differingRows === 0 ? "No difference" : `${exact(run.differingRows)} with a difference`}
      />
      <Cell
        sign="="
        label="Unexplained"
        means={definitions.unexplained}
        cents={run.unexplainedCents}
        below={run.isClean ? "ledger − provider, explained" : run.unexplainedRows > 0 ? strangers : "Payouts are stopped"}
        tone={run.isClean ? "ok" : "bad"}
      />
    </dl>
  );
}

interface CellProps {
  /** What stands before it, where the four are beside each other. */
  sign?: "−" | "=";
  label: string;
  means: string;
  cents: number;
  below: string;
  tone?: "ok" | "bad";
}

function Cell({ sign, label, means, cents, below, tone }: CellProps) {
  return (
    <div
      data-sign={sign}
      className={classNames(
        "relative grid gap-0.5",
        sign &&
          "xl:before:absolute xl:before:top-1/2 xl:before:-left-7 xl:before:-translate-1/2 xl:before:text-2xl xl:before:text-muted xl:before:content-[attr(data-sign)]",
        tone && "rounded-sm px-5 py-4",
        tone === "ok" && "bg-ok-soft text-ok",
        tone === "bad" && "bg-bad-soft text-bad",
      )}
    >
      <dt className="flex items-center gap-1.5 type-small">
        {tone && <Icon name={tone === "ok" ? "circle-check" : "circle-alert"} size={16} />}
        <span className={tone ? undefined : "text-muted"}>{label}</span>
        <InfoMark of={label} means={means} {...(tone && { align: "end" as const })} />
      </dt>
      <dd className="type-h1 tabular-nums">{amount(cents)}</dd>
      <dd className={classNames("type-small", tone ? "text-text" : "text-muted")}>{below}</dd>
    </div>
  );
}
