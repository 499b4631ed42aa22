import type { ReportCase } from "@blenda/domain/reports/model";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { agoOf } from "../../../lib/text/time.ts";
import { ReasonDialog } from "../../../product/reason/reason-dialog.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { learnCase } from "../../data/case-queries.ts";

/** A suspension waits for a second admin; the one who asked for it only sees that. */
export function Suspension({ found: { id, suspension, author } }: { found: ReportCase }) {
  const [isAgreed, setAgreed] = useState<boolean | null>(null);
  const { act, isActing, error } = useAct(api.reports.decideSuspension, { learn: learnCase, isToldInPlace: true });
  if (!suspension) return null;
  const name = author?.name ?? "this account";
  return (
    <Alert tone="warn" title={`${suspension.by} asked to suspend ${name} ${agoOf(suspension.at)}`}>
      {suspension.canAgree ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" kind="danger" onClick={() => setAgreed(true)}>
            Agree and suspend
          </Button>
          <Button size="small" onClick={() => setAgreed(false)}>
            Decline
          </Button>
        </div>
      ) : (
        "Another admin has to agree."
      )}
      {isAgreed !== null && (
        <ReasonDialog
          title={isAgreed ? `Suspend ${name}?` : "Decline the suspension?"}
          label={isAgreed ? "Suspend" : "Decline"}
          kind={isAgreed ? "danger" : "primary"}
          isBusy={isActing}
          error={error}
          onSend={({ reason }) => act({ caseId: id, isAgreed, reason }, { onSuccess: () => setAgreed(null) })}
          onClose={() => setAgreed(null)}
        >
          {isAgreed
            ? "Their account is closed until someone on the team opens it again."
            : "What was removed stays removed. The account stays open."}
        </ReasonDialog>
      )}
    </Alert>
  );
}
