import type { Run } from "@blenda/domain/reconciliation/model";
import { reconciliationTexts } from "@blenda/domain/reconciliation/texts";
import { type ReactNode, useState } from "react";
import { amount } from "../../lib/text/amount.ts";
import { exact } from "../../lib/text/numbers.ts";
import { utcMomentOf } from "../../lib/text/utc-day.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";

const { definitions } = reconciliationTexts;
const TRIGGERS = { nightly: "Ran by itself", manual: "Ran by hand", import: "Compared after an import" } as const;

/** What else speaks for the equation: the books in themselves, the statement in itself, and when they were compared. */
export function Proofs({ run }: { run: Run }) {
  const [isExplained, setExplained] = useState(false);
  const { transactions, balanced } = run.books;
  const { lines, gapless, gapAfter } = run.statement;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-5 py-3 type-small text-muted">
      <Proof tone={balanced === transactions ? "ok" : "bad"} title={definitions.balanced}>
        {balanced === transactions ? "Every transaction sums to zero, " : "Not every transaction sums to zero, "}
        <strong className="text-text">
          {exact(balanced)} of {exact(transactions)}
        </strong>
      </Proof>
      {gapless === "gapless" && (
        <Proof tone="ok" title={definitions.gapless}>
          Statement gapless, <strong className="text-text">lines 1 to {exact(lines)}</strong>
        </Proof>
      )}
      {gapless === "gap" && (
        <Proof tone="bad" title={definitions.gapless}>
          Statement has a gap <strong className="text-text">after line {exact(gapAfter ?? 0)}</strong>
        </Proof>
      )}
      {gapless === "unknown" && (
        <Proof tone="info" title="These lines carry no balances, so a missing one can't be seen from them alone.">
          Statement, <strong className="text-text">{lines === 1 ? "1 line" : `${exact(lines)} lines`}</strong>
        </Proof>
      )}
      <Proof tone="time">
        {TRIGGERS[run.trigger]}
        {run.by && ` by ${run.by}`}, <strong className="text-text">{utcMomentOf(run.startedAt)} UTC</strong>
      </Proof>
      <Button kind="quiet" size="small" className="ml-auto text-sky max-sm:-ml-3" onClick={() => setExplained(true)}>
        How this is computed
      </Button>
      {isExplained && <Explained run={run} onClose={() => setExplained(false)} />}
    </div>
  );
}

const ICONS: Record<"ok" | "bad" | "info" | "time", { icon: IconName; ink: string }> = {
  ok: { icon: "circle-check", ink: "text-ok" },
  bad: { icon: "circle-alert", ink: "text-bad" },
  info: { icon: "info", ink: "text-muted" },
  time: { icon: "clock", ink: "text-muted" },
};

function Proof({ tone, title, children }: { tone: keyof typeof ICONS; title?: string; children: ReactNode }) {
  const { icon, ink } = ICONS[tone];
  return (
    <p className="flex items-center gap-2" title={title}>
      <Icon name={icon} size={16} className={ink} />
      <span>{children}</span>
    </p>
  );
}

function Explained({ run, onClose }: { run: Run; onClose: () => void }) {
  const facts: [string, string][] = [
    ["Ledger, paid out", definitions.ledger],
    ["Provider statement", definitions.provider],
    ["Open rows", definitions.open],
    ["Unexplained", definitions.unexplained],
    ["Fees", `${amount(run.feeLedgerCents)} in our ledger, ${amount(run.feeProviderCents)} on the statement. They're part of both sides.`],
    ["Deposits", `${amount(run.depositCents)} in this period. They aren't payouts, so they aren't compared.`],
    [
      "On the way",
      run.onTheWay === 0
        ? "No payout is with the provider and still in time."
        : `${exact(run.onTheWay)} with the provider and still in time, ${amount(run.onTheWayCents)}. They count on neither side yet.`,
    ],
    ["Days", "Days and business days are counted in UTC. Matched by external ID, else by amount, currency and recipient within 3 days."],
  ];
  return (
    <Dialog isOpen title="How this is computed" onClose={onClose}>
      <dl className="grid gap-4">
        {facts.map(([name, meaning]) => (
          <div key={name}>
            <dt className="type-ui font-semibold">{name}</dt>
            <dd className="type-small text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
