import { PAYOUTS } from "@blenda/domain/payouts/constants";
import type { PayoutCase } from "@blenda/domain/payouts/model";
import { useState } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { ReasonDialog } from "../../../../product/reason/reason-dialog.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { DrawerSection } from "../../../../ui/layout/drawer.tsx";
import { askQueueAgain, caseQuery } from "../../../data/payout-queries.ts";

/** Not this payout but all that would follow: the person's Fridays pass until they are let go on. */
export function PersonPause({ payout: { id, userId, personName, staffPause } }: { payout: PayoutCase }) {
  const [isAsking, setAsking] = useState(false);
  const { act, isActing, error } = useAct(api.payouts.pausePerson, {
    learn: (out, cache) => {
      cache.setQueryData(caseQuery(id).queryKey, (before) => before && { ...before, ...out });
      askQueueAgain(cache);
    },
    done: ({ staffPause: now }) => (now === null ? "Their payouts go on" : "Their payouts are stopped"),
    isToldInPlace: isAsking,
  });
  return (
    <DrawerSection title={`Payouts of ${personName}`}>
      {staffPause === null ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="type-small text-muted">They're paid on their own schedule.</p>
          <Button kind="danger" size="small" icon="ban" onClick={() => setAsking(true)}>
            Stop their payouts
          </Button>
        </div>
      ) : (
        <>
          <Alert tone="warn" title="Stopped. No new payout is collected for them.">
            {staffPause}
          </Alert>
          <Button icon="play" className="justify-self-start" isBusy={isActing} onClick={() => act({ userId, reason: null })}>
            Resume their payouts
          </Button>
        </>
      )}
      {isAsking && (
        <ReasonDialog
          title={`Stop the payouts of ${personName}?`}
          label="Stop them"
          kind="danger"
          reasonHelp="They'll see this on their payouts page. It's also recorded in the audit log."
          least={PAYOUTS.REASON_LEAST}
          isBusy={isActing}
          error={error}
          onSend={({ reason }) => act({ userId, reason }, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>No payout is collected for them until someone resumes them. They keep their balance.</p>
        </ReasonDialog>
      )}
    </DrawerSection>
  );
}
