import type { PayoutBatch, QueuedPayout } from "@blenda/domain/payouts/model";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { amount } from "../../../lib/text/amount.ts";
import { utcMomentOf } from "../../../lib/text/utc-day.ts";
import { classNames } from "../../../ui/class-names.ts";
import { InfoMark } from "../../../ui/feedback/info-mark.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { stoppedText } from "../../data/payout-words.ts";
import { CompareNow } from "./compare-now.tsx";

interface Check {
  name: string;
  means: string;
  text: string;
  look: "ok" | "warn" | "bad";
  /** Which row, or what to do about it. */
  note?: ReactNode;
}

/** Three states: stopped, not compared since this was collected, and compared with nothing left over. */
function reconciliationOf({
  day,
  collectedAt,
  checks: { frozen, isCompared, comparedUntil },
}: PayoutBatch): Pick<Check, "text" | "look" | "note"> {
  const way = "text-sky underline underline-offset-2";
  if (frozen !== null)
    return {
      ...{ text: "Payouts are stopped", look: "bad" },
      note: (
        <>
          {stoppedText(frozen)}{" "}
          <Link to="/admin/payout-reconciliation" className={way}>
            Explain it
          </Link>
        </>
      ),
    };
  if (!isCompared)
    return {
      ...{ text: comparedUntil === null ? "Not compared yet" : `Not compared since ${utcMomentOf(comparedUntil)} UTC`, look: "warn" },
      note: <CompareNow collectedAt={collectedAt ?? day} />,
    };
  return { text: "Nothing unexplained", look: "ok" };
}

const LOOKS = {
  ok: { icon: "circle-check", ink: "text-ok" },
  warn: { icon: "triangle-alert", ink: "text-warn" },
  bad: { icon: "circle-alert", ink: "text-bad" },
} as const;

const INKS = { ok: "text-muted", warn: "text-warn", bad: "font-semibold text-bad" } as const;

function checksOf(batch: PayoutBatch, rows: readonly QueuedPayout[]): Check[] {
  const { ledgerCents, recipientsVerified, disputesOpen, balanceAfterCents } = batch.checks;
  const wrong = rows.filter(({ isProved }) => !isProved);
  const count = Object.values(batch.states).reduce((sum, state) => sum + state.count, 0);
  const unverified = count - recipientsVerified;
  return [
    {
      name: "Held in the ledger",
      means: "What the books took out of people's balances for these payouts.",
      text: amount(ledgerCents),
      look: wrong.length > 0 ? "bad" : "ok",
      ...(wrong.length > 0 && { note: `Doesn't add up: ${wrong.map(({ shopName, personName }) => shopName ?? personName).join(", ")}.` }),
    },
    {
      name: "Recipients verified",
      means: "Payouts of this batch whose recipient was checked.",
      text: `${recipientsVerified} of ${count}`,
      look: unverified > 0 ? "warn" : "ok",
    },
    {
      name: "Open disputes on these sales",
      means: "Sales in this batch whose buyers went to their bank.",
      text: String(disputesOpen),
      look: disputesOpen > 0 ? "warn" : "ok",
    },
    {
      name: "Balance at the provider after",
      means: "What is left there once everything approved is gone.",
      text: balanceAfterCents === null ? "Not told" : amount(balanceAfterCents),
      look: balanceAfterCents === null ? "warn" : balanceAfterCents < 0 ? "bad" : "ok",
      ...(balanceAfterCents !== null && balanceAfterCents < 0 && { note: "Top up the balance first, or some payouts will have to wait." }),
    },
    {
      name: "Reconciliation",
      means: "Whether our books and the provider's agree, as far as they were compared.",
      ...reconciliationOf(batch),
    },
  ];
}

/** What speaks for approving; what speaks against it is red and says why. */
export function ApproveChecks({ batch, rows }: { batch: PayoutBatch; rows: readonly QueuedPayout[] }) {
  return (
    <ul aria-label="Checks" className="grid gap-3 p-5 type-ui">
      {checksOf(batch, rows).map(({ name, means, text, look, note }) => (
        <li key={name} className="grid gap-0.5">
          <div className="flex items-center gap-2">
            <Icon name={LOOKS[look].icon} size={16} className={LOOKS[look].ink} />
            <span>{name}</span>
            <InfoMark of={name} means={means} align="end" />
            <span className={classNames("ml-auto text-right tabular-nums", INKS[look])}>{text}</span>
          </div>
          {note && <div className={classNames("pl-6 type-small", LOOKS[look].ink)}>{note}</div>}
        </li>
      ))}
    </ul>
  );
}
