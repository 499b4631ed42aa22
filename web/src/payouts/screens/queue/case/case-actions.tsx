import type { PayoutCase } from "@blenda/domain/payouts/model";
import { useState } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { amount } from "../../../../lib/text/amount.ts";
import { setVerifiedSubject } from "../../../../product/verified-subject.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../../../ui/feedback/confirm-dialog.tsx";
import { askQueueAgain, caseQuery, learnCase } from "../../../data/payout-queries.ts";
import { PayoutReasonDialog } from "./reason-dialogs.tsx";

/** Only what its state allows; a step that its person is told of asks for the words first. */
export function CaseActions({ payout }: { payout: PayoutCase }) {
  const { id, allowed } = payout;
  const [asking, setAsking] = useState<"hold" | "cancel" | null>(null);
  const resume = useAct(api.payouts.resumePayout, { learn: learnCase, done: () => "Back in its batch. It needs its approvals again." });
  const retry = useAct(api.payouts.retryPayout, { learn: learnCase, done: () => "Collected again. It's waiting for approval." });
  if (allowed.length === 0) return null;
  const may = (action: PayoutCase["allowed"][number]) => allowed.includes(action);
  return (
    <div className="flex flex-wrap gap-2">
      {may("approve") && <Approve payout={payout} />}
      {may("resume") && (
        <Button icon="play" isBusy={resume.isActing} onClick={() => resume.act({ id })}>
          Let it go on
        </Button>
      )}
      {may("retry") && (
        <Button icon="rotate-ccw" isBusy={retry.isActing} onClick={() => retry.act({ id })}>
          Pay it again
        </Button>
      )}
      {may("hold") && (
        <Button icon="pause" onClick={() => setAsking("hold")}>
          Hold
        </Button>
      )}
      {may("cancel") && (
        <Button kind="danger" onClick={() => setAsking("cancel")}>
          Cancel payout
        </Button>
      )}
      {asking && <PayoutReasonDialog key={asking} does={asking} payout={payout} onClose={() => setAsking(null)} />}
    </div>
  );
}

function Approve({ payout }: { payout: PayoutCase }) {
  const { id, amountCents, approvals, approvalsNeeded, shopName, personName } = payout;
  const [isAsking, setAsking] = useState(false);
  const { act, isActing } = useAct(api.payouts.approvePayout, {
    learn: async (_out, cache) => {
      askQueueAgain(cache);
      await cache.invalidateQueries({ queryKey: caseQuery(id).queryKey });
    },
    done: ({ waiting, refused }) =>
      refused[0]?.why ?? (waiting.length > 0 ? "Approved. Another admin has to approve it too." : "Approved."),
  });
  const left = approvalsNeeded - approvals.length - 1;
  const approve = () => {
    setAsking(false);
    setVerifiedSubject({
      name: `Payout to ${shopName ?? personName}`,
      figure: amount(amountCents),
      lines: left > 0 ? [{ name: "Waits for another admin", figure: amount(amountCents) }] : [],
    });
    act({ ids: [id] }, { onSettled: () => setVerifiedSubject(null) });
  };
  return (
    <>
      <Button kind="primary" icon="shield-check" isBusy={isActing} onClick={() => setAsking(true)}>
        Approve
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={`Pay ${amount(amountCents)} to ${shopName ?? personName}?`}
          label="Approve it"
          kind="primary"
          onYes={approve}
          onClose={() => setAsking(false)}
        >
          {left > 0 ? "It goes out once another admin approves it too." : "It goes out when you approve it."}
        </ConfirmDialog>
      )}
    </>
  );
}
