import type { PayoutBatch } from "@blenda/domain/payouts/model";
import { amount } from "../../../lib/text/amount.ts";
import { classNames } from "../../../ui/class-names.ts";
import { InfoMark } from "../../../ui/feedback/info-mark.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { payoutsText } from "../../data/payout-words.ts";

const CELLS = [
  { state: "draft", name: "Draft", means: "Collected, and waiting for approval." },
  { state: "approved", name: "Approved", means: "Approved by everyone it needs, and about to be sent." },
  { state: "processing", name: "Processing", means: "The payout provider has taken it." },
  { state: "sent", name: "Sent", means: "On its way to the bank, which may still return it." },
  { state: "paid", name: "Paid", means: "Three business days passed without a return." },
] as const;

/** The five states of a batch, in the order a payout goes through them. The first that holds anything is the one it is in. */
export function StateCells({ batch: { states } }: { batch: PayoutBatch }) {
  const current = CELLS.find(({ state }) => states[state].count > 0)?.state;
  const aside = [
    states.on_hold.count > 0 && `${payoutsText(states.on_hold.count)} on hold, ${amount(states.on_hold.cents)}`,
    states.over.count > 0 && `${payoutsText(states.over.count)} failed, returned or cancelled, ${amount(states.over.cents)}`,
  ].filter(Boolean);
  return (
    <section aria-label="States of this batch" className="grid gap-2">
      <dl className="grid grid-cols-2 overflow-hidden rounded-md border border-line bg-line gap-px md:grid-cols-5">
        {CELLS.map(({ state, name, means }, at) => {
          const { count, cents } = states[state];
          return (
            <div
              key={state}
              aria-current={state === current ? "step" : undefined}
              className={classNames(
                "grid min-w-0 content-start gap-0.5 border-b-2 bg-surface-1 px-5 py-4 last:max-md:col-span-2",
                state === current ? "border-ember" : "border-transparent",
              )}
            >
              <dt className={classNames("flex items-center gap-2 type-ui", state === current ? "font-semibold" : "text-muted")}>
                {name}
                <InfoMark of={name} means={means} align={at === 0 ? "start" : at === CELLS.length - 1 ? "end" : "start"} />
                {at < CELLS.length - 1 && <Icon name="chevron-right" size={16} className="ml-auto text-faint max-md:hidden" />}
              </dt>
              <dd className={classNames("type-h3 tabular-nums", count === 0 && "text-muted")}>{count === 0 ? "–" : amount(cents)}</dd>
              <dd className="type-small text-muted">{count === 0 ? "0" : payoutsText(count)}</dd>
            </div>
          );
        })}
      </dl>
      {aside.length > 0 && <p className="type-small text-warn">{aside.join(". ")}.</p>}
    </section>
  );
}
