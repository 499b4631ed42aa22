import type { Fix } from "@blenda/domain/reconciliation/constants";
import type { PayoutCorrection, ReconciledRow } from "@blenda/domain/reconciliation/model";
import { reconciliationTexts } from "@blenda/domain/reconciliation/texts";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { amount } from "../../lib/text/amount.ts";
import { utcMomentOf } from "../../lib/text/utc-day.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import type { IconName } from "../../ui/icon.tsx";
import { refresh } from "../data/reconciliation-queries.ts";
import type { OnFix } from "./on-fix.ts";

const ICONS: Partial<Record<Fix, IconName>> = {
  mark_returned: "undo-2",
  mark_paid: "check",
  ask: "refresh-cw",
  link: "link",
  correct: "scale",
};

/** What the first fix does, in one sentence. */
export function fixText(fix: Fix, { differenceCents, ledgerCents, name }: ReconciledRow): string {
  switch (fix) {
    case "mark_returned":
      return `Mark it returned: ${amount(differenceCents || ledgerCents)} goes back to ${name}'s available balance, the recipient needs attention, and they're told what to change.`;
    case "mark_paid":
      return `Mark it paid: ${name} will be told that the money arrived.`;
    case "ask":
      return "Ask the provider where it is. Its answer is applied right away.";
    case "link":
      return "Say which payout and which transfer belong together.";
    case "correct":
      return `Book the difference of ${amount(differenceCents)} against our transfer fees. Another admin has to approve it.`;
    case "ignore":
      return "Leave it as it is. Your note explains the difference from now on, as long as it stays the same.";
  }
}

/** Only the fixes its state allows. */
export function FixPanel({ row, onFix }: { row: ReconciledRow; onFix: OnFix }) {
  const { fixes, resolved, correction, state } = row;
  const [first, ...others] = fixes;
  return (
    <section className="grid min-w-0 content-start gap-3 p-5">
      <h3 className="type-small text-muted">Fix</h3>
      {correction?.state === "proposed" && <Proposed correction={correction} />}
      {resolved && (
        <p className="type-small">
          {reconciliationTexts.done[resolved.how]} by {resolved.by}, {utcMomentOf(resolved.at)} UTC.{" "}
          {resolved.note && <span className="text-muted">“{resolved.note}”</span>}
        </p>
      )}
      {!first && !resolved && (
        <p className="type-small text-muted">{state === "matched" ? "Nothing to fix. Both sides agree." : "Nothing to fix here."}</p>
      )}
      {first && correction?.state !== "proposed" && (
        <>
          <p className="type-small">{fixText(first, row)}</p>
          <Button
            kind="primary"
            data-fix
            className="w-full"
            {...(ICONS[first] && { icon: ICONS[first] })}
            onClick={() => onFix(row, first)}
          >
            {reconciliationTexts.fixes[first]}
          </Button>
        </>
      )}
      <div className="flex flex-wrap gap-2 *:flex-1">
        {others
          .filter((fix) => fix !== "correct" || correction?.state !== "proposed")
          .map((fix) => (
            <Button key={fix} size="small" onClick={() => onFix(row, fix)}>
              {reconciliationTexts.fixes[fix]}
            </Button>
          ))}
      </div>
    </section>
  );
}

/** One admin proposed, another decides. The proposer may only take it back. */
function Proposed({ correction: { id, cents, reason, proposedBy, proposedAt, canDecide } }: { correction: PayoutCorrection }) {
  const [isAsking, setAsking] = useState(false);
  const { act, isActing } = useAct(api.reconciliation.approveCorrection, {
    learn: refresh,
    done: ({ state }) => (state === "approved" ? "Correction booked" : canDecide ? "Correction declined" : "Correction taken back"),
  });
  const decide = (isApproved: boolean) => act({ id, isApproved }, { onSuccess: () => setAsking(false) });
  return (
    <>
      <p className="type-small">
        {proposedBy} proposed to correct our side by <strong>{amount(cents)}</strong>, {utcMomentOf(proposedAt)} UTC.{" "}
        <span className="text-muted">“{reason}”</span>
      </p>
      {canDecide ? (
        <div className="flex flex-wrap gap-2 *:flex-1">
          <Button kind="primary" icon="check" data-fix isBusy={isActing} onClick={() => setAsking(true)}>
            Approve
          </Button>
          <Button isBusy={isActing} onClick={() => decide(false)}>
            Decline
          </Button>
        </div>
      ) : (
        <>
          <p className="type-small text-muted">Another admin has to approve it.</p>
          <Button size="small" isBusy={isActing} onClick={() => decide(false)}>
            Take it back
          </Button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          question={`Book ${amount(cents)}?`}
          label="Approve correction"
          kind="primary"
          isBusy={isActing}
          onYes={() => decide(true)}
          onClose={() => setAsking(false)}
        >
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 type-ui">
            <dt>Proposed by</dt>
            <dd className="text-text">{proposedBy}</dd>
            <dt>Reason</dt>
            <dd className="wrap-anywhere text-text">{reason}</dd>
            <dt>Booked</dt>
            <dd className="text-text">Payout provider against payout fees</dd>
          </dl>
        </ConfirmDialog>
      )}
    </>
  );
}
