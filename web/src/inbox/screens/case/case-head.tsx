import type { StaffConversation } from "@blenda/domain/inbox/model";
import { inboxTexts } from "@blenda/domain/inbox/texts";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { agoOf, momentOf } from "../../../lib/text/time.ts";
import { ReasonDialog } from "../../../product/reason/reason-dialog.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { learnCase } from "../../data/inbox-queries.ts";
import { StatusTag } from "../conversation-status.tsx";

/** What it is about, since when it is with us, and the way to close it. */
export function CaseHead({ conversation }: { conversation: StaffConversation }) {
  const [isClosing, setClosing] = useState(false);
  const { subject, status, escalatedAt, takenBy, allowed } = conversation;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 type-h1 break-words">{subject}</h1>
          <StatusTag status={status} />
        </div>
        <p className="text-muted">
          {escalatedAt ? (
            <>
              Asked for help{" "}
              <time dateTime={escalatedAt} title={momentOf(escalatedAt)}>
                {agoOf(escalatedAt)}
              </time>
              .{" "}
            </>
          ) : (
            "Reported, and not with our team yet. "
          )}
          {takenBy ? `${takenBy} has it.` : status === "escalated" && "Nobody has joined yet."}
        </p>
      </div>
      {allowed.includes("close") && (
        <Button kind="primary" icon="check" onClick={() => setClosing(true)}>
          Close the case
        </Button>
      )}
      {isClosing && <CloseDialog conversation={conversation} onClose={() => setClosing(false)} />}
    </header>
  );
}

function CloseDialog({ conversation: { id }, onClose }: { conversation: StaffConversation; onClose: () => void }) {
  const { act, isActing, error } = useAct(api.inbox.closeCase, {
    learn: learnCase,
    done: () => inboxTexts.caseClosed,
    isToldInPlace: true,
  });
  return (
    <ReasonDialog
      title="Close the case"
      label="Close and leave"
      reasonLabel="What was decided"
      reasonHelp="Both of them will see this, and it's recorded in the audit log."
      isBusy={isActing}
      error={error}
      onSend={({ reason }) => act({ id, note: reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      The conversation will be marked as resolved and our team leaves it. If they still need us, either of them can ask again.
    </ReasonDialog>
  );
}
