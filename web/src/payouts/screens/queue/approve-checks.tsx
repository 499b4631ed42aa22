import type { PayoutBatch, QueuedPayout } from "@blenda/domain/payouts/model";
import { Link } from "@tanstack/react-router";
import { amount } from "../../../lib/text/amount.ts";
import { classNames } from "../../../ui/class-names.ts";
import { InfoMark } from "../../../ui/feedback/info-mark.tsx";
import { Icon } from "../../../ui/icon.tsx";

interface Check {
  name: string;
  means: string;
  text: string;
  look: "ok" | "warn" | "bad";
  /** Which row, or what to do about it. */
  note?: string;
}

const RECONCILIATION = "Reconciliation";

const LOOKS = {
  ok: { icon: "circle-check", ink: "text-ok" },
  warn: { icon: "triangle-alert", ink: "text-warn" },
  bad: { icon: "circle-alert", ink: "text-bad" },
} as const;

function checksOf({ checks, states }: PayoutBatch, rows: readonly QueuedPayout[]): Check[] {
  const { ledgerCents, recipientsVerified, disputesOpen, balanceAfterCents, frozen } = checks;
  const wrong = rows.filter(({ isProved }) => !isProved);
  const count = Object.values(states).reduce((sum, state) => sum + state.count, 0);
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
      ...(balanceAfterCents !== null && balanceAfterCents < 0 && { note: "Top up the balance first, or some will wait." }),
    },
    {
      name: RECONCILIATION,
      means: "Whether our books and the provider's agree.",
      text: frozen === null ? "Nothing unexplained" : "Payouts are stopped",
      look: frozen === null ? "ok" : "bad",
      ...(frozen !== null && { note: frozen }),
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
            <span className={classNames("ml-auto text-right tabular-nums", look === "bad" ? "font-semibold text-bad" : "text-muted")}>
              {text}
            </span>
          </div>
          {note && (
            <p className={classNames("pl-6 type-small", LOOKS[look].ink)}>
              {note}{" "}
              {name === RECONCILIATION && (
                <Link to="/admin/payout-reconciliation" className="text-sky hover:underline">
                  Open
                </Link>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
