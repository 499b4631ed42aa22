import type { Proposal as Proposed, RefundCase } from "@blenda/domain/refunds/cases/model";
import { useState } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { price } from "../../../../lib/text/money.ts";
import { momentOf } from "../../../../lib/text/time.ts";
import { ReasonDialog } from "../../../../product/reason/reason-dialog.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { learnCase } from "../../../data/case-queries.ts";

/** A colleague's proposal, word for word. Its proposer can only take it back. */
export function Proposal({ found, proposal }: { found: RefundCase; proposal: Proposed }) {
  const [isRejecting, setRejecting] = useState(false);
  const confirming = useAct(api.refunds.confirmOutcome, { learn: learnCase });
  const rejecting = useAct(api.refunds.rejectOutcome, { learn: learnCase, isToldInPlace: true });
  const { id: proposalId, event, amountCents, by, at, isYours, toBuyer, toCreator } = proposal;
  const what = event === "staffApprove" ? `give ${price(amountCents)} back` : "decline";
  const mayConfirm = !isYours && found.obstacle !== "own";
  return (
    <Alert tone="warn" title={isYours ? `You propose to ${what}. A colleague has to confirm it.` : `${by} proposes to ${what}.`}>
      <div className="grid gap-3">
        <p className="type-small text-muted">{momentOf(at)}</p>
        <p className="wrap-anywhere">
          <span className="font-semibold">The buyer reads: </span>
          {toBuyer}
        </p>
        {found.creatorId && (
          <p className="wrap-anywhere">
            <span className="font-semibold">The creator reads: </span>
            {toCreator}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {mayConfirm && (
            <Button kind="primary" size="small" isBusy={confirming.isActing} onClick={() => confirming.act({ id: found.id, proposalId })}>
              Confirm
            </Button>
          )}
          {found.obstacle !== "own" && (
            <Button size="small" onClick={() => setRejecting(true)}>
              {isYours ? "Take it back" : "Send it back"}
            </Button>
          )}
        </div>
      </div>
      {isRejecting && (
        <ReasonDialog
          title={isYours ? "Take your proposal back?" : "Send the proposal back?"}
          label={isYours ? "Take it back" : "Send it back"}
          isBusy={rejecting.isActing}
          error={rejecting.error}
          onSend={({ reason }) => rejecting.act({ id: found.id, proposalId, reason }, { onSuccess: () => setRejecting(false) })}
          onClose={() => setRejecting(false)}
        >
          <p>Nothing happens yet. The case stays with whoever has it.</p>
        </ReasonDialog>
      )}
    </Alert>
  );
}
