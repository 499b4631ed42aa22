import { ownTargetText } from "@blenda/domain/access/target";
import { ONBOARDING, type StaffStep } from "@blenda/domain/onboarding/constants";
import type { ApplicationDetail } from "@blenda/domain/onboarding/model";
import { isWaiting } from "@blenda/domain/onboarding/rules";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { ReasonDialog } from "../../../product/reason/reason-dialog.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { learnDetail } from "../../data/application-queries.ts";
import { ChangesDialog } from "./changes-dialog.tsx";
import { RejectDialog } from "./reject-dialog.tsx";

/** What can be done about an application, and why the rest cannot. To decide it, one has it first. */
export function Deciding({ application }: { application: ApplicationDetail }) {
  const { userId, status, hindrance, takenBy, profile } = application;
  const [asking, setAsking] = useState<StaffStep | null>(null);
  const close = () => setAsking(null);
  const taking = useAct(api.onboarding.claimApplication, { learn: learnDetail });
  const back = useAct(api.onboarding.putBackApplication, { learn: learnDetail, done: () => "Put back in the queue." });
  const may = (step: StaffStep) => application.may.includes(step);
  const why = hindrance === "taken" ? `${takenBy?.name || "Someone else"} is reading this one.` : hindrance && WHY[hindrance];
  return (
    <section aria-label="Decision" className="grid gap-4 border-y border-line bg-surface-2/40 px-4 py-5 empty:hidden md:px-6">
      {why && <Alert tone="info" title={why} />}
      {status === "submitted" && (
        <div>
          <Button kind="primary" disabled={!may("take")} isBusy={taking.isActing} onClick={() => taking.act({ userId })}>
            Start reading
          </Button>
        </div>
      )}
      {status === "in_review" && (
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" disabled={!may("approve")} onClick={() => setAsking("approve")}>
            Approve
          </Button>
          <Button disabled={!may("requestChanges")} onClick={() => setAsking("requestChanges")}>
            Request changes
          </Button>
          <Button kind="danger" disabled={!may("reject")} onClick={() => setAsking("reject")}>
            Reject
          </Button>
          {may("putBack") && (
            <Button kind="quiet" isBusy={back.isActing} onClick={() => back.act({ userId })}>
              Put back
            </Button>
          )}
        </div>
      )}
      {status === "approved" && (
        <div>
          <Button kind="danger" size="small" icon="ban" disabled={!may("suspend")} onClick={() => setAsking("suspend")}>
            Suspend creator
          </Button>
        </div>
      )}
      {status === "suspended" && (
        <Alert tone="bad" title="This creator is suspended.">
          <p className="mb-3">“{application.suspension?.reason}”</p>
          <Button size="small" disabled={!may("reinstate")} onClick={() => setAsking("reinstate")}>
            Reinstate
          </Button>
        </Alert>
      )}
      {isWaiting(status) && (
        <p className="type-small text-muted">We promise an answer within {ONBOARDING.ANSWER_BUSINESS_DAYS} business days.</p>
      )}
      {asking === "approve" && <Approve userId={userId} shopName={profile.shopName} onClose={close} />}
      {asking === "requestChanges" && <ChangesDialog userId={userId} onClose={close} />}
      {asking === "reject" && <RejectDialog userId={userId} onClose={close} />}
      {asking === "suspend" && <Suspend application={application} onClose={close} />}
      {asking === "reinstate" && <Reinstate userId={userId} onClose={close} />}
    </section>
  );
}

const WHY = {
  permission: "You can read applications. To decide, you need “Edit users”. An admin can give it to you.",
  self: ownTargetText,
  rank: "You can't suspend someone with the same access as yours, or more.",
  not_taken: "Start reading to decide. Until then, anyone on the team can take it.",
} as const;

function Approve({ userId, shopName, onClose }: { userId: string; shopName: string; onClose: () => void }) {
  const { act, isActing } = useAct(api.onboarding.decideApplication, {
    learn: (detail, cache) => {
      learnDetail(detail, cache);
      onClose();
    },
    done: () => `${shopName} is open.`,
  });
  return (
    <ConfirmDialog
      question={`Open ${shopName}?`}
      kind="primary"
      label="Approve and open the shop"
      keepLabel="Keep reading"
      isBusy={isActing}
      onYes={() => act({ decision: "approve", userId })}
      onClose={onClose}
    >
      They become a creator right away and get an email. What they upload is still reviewed.
    </ConfirmDialog>
  );
}

function Suspend({ application: { userId, name }, onClose }: { application: ApplicationDetail; onClose: () => void }) {
  const { act, isActing, error } = useAct(api.onboarding.suspendCreator, {
    learn: (detail, cache) => {
      learnDetail(detail, cache);
      onClose();
    },
    done: () => `${name}'s shop is suspended.`,
    isToldInPlace: true,
  });
  return (
    <ReasonDialog
      title={`Suspend ${name} as a creator?`}
      label="Suspend creator"
      kind="danger"
      reasonHelp="They'll see this. It's recorded in the audit log too."
      isBusy={isActing}
      error={error}
      onSend={({ reason }) => act({ userId, reason })}
      onClose={onClose}
    >
      <p>
        Their creator pages close and nothing in their shop is shown or sold. Their account keeps working, and buyers keep what they bought.
      </p>
    </ReasonDialog>
  );
}

function Reinstate({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { act, isActing, error } = useAct(api.onboarding.reinstateCreator, {
    learn: (detail, cache) => {
      learnDetail(detail, cache);
      onClose();
    },
    done: () => "The shop is open again.",
    isToldInPlace: true,
  });
  return (
    <ReasonDialog
      title="Reinstate this creator?"
      label="Reinstate"
      isBusy={isActing}
      error={error}
      onSend={({ reason }) => act({ userId, reason })}
      onClose={onClose}
    >
      <p>Their pages open again, and so does their shop with everything in it.</p>
    </ReasonDialog>
  );
}
