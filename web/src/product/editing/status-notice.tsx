import type { Draft } from "@blenda/domain/authoring/model";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import { type ReactNode, useState } from "react";
import { dayOf, momentOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { type Appeal, AppealDialog } from "./appeal-dialog.tsx";

interface Props {
  draft: Pick<Draft, "id" | "status" | "submittedAt" | "answerBy" | "reason" | "appealUntil" | "may"> & {
    live: unknown;
    fields: { publishAt: string | null };
    remarks: readonly { isSettled: boolean }[];
  };
  withdraw: { act: (wanted: { id: string }) => void; isActing: boolean };
  appeal: Appeal;
  /** The ways to what review commented on. */
  jumps: readonly { label: string; onJump: () => void }[];
  /** Words about a draft that was not submitted. */
  children?: ReactNode;
}

/** Where it stands between its creator and review, and what can be done about it. */
export function StatusNotice(props: Props) {
  switch (props.draft.status) {
    case "processing":
      return <Alert tone="info" title="We're checking your files. You can leave this page." />;
    case "review":
      return <InReview {...props} />;
    case "approved":
      return <Approved {...props} />;
    case "changes_requested":
      return <ChangesRequested {...props} />;
    case "rejected":
      return <Rejected {...props} />;
    case "draft":
      return props.children;
  }
}

const InReview = ({ draft, withdraw }: Props) => (
  <Alert tone="info" title={`In review${draft.submittedAt ? ` since ${momentOf(draft.submittedAt)}` : ""}`}>
    <p>
      {draft.answerBy && `You'll hear from us by ${dayOf(draft.answerBy)}. `}
      {draft.live ? "The version on sale stays as it is until then." : "You can't change anything in the meantime."}
    </p>
    {draft.may.includes("withdraw") && (
      <Actions>
        <Button size="small" icon="undo-2" isBusy={withdraw.isActing} onClick={() => withdraw.act({ id: draft.id })}>
          Withdraw and edit
        </Button>
      </Actions>
    )}
  </Alert>
);

const Approved = ({ draft: { fields } }: Props) => (
  <Alert tone="ok" title="Approved">
    {fields.publishAt ? `It goes on sale on ${momentOf(fields.publishAt)}.` : "It goes on sale in a moment."}
  </Alert>
);

function ChangesRequested({ draft, jumps }: Props) {
  const open = draft.remarks.filter(({ isSettled }) => !isSettled).length;
  return (
    <Alert
      tone="warn"
      title={open === 0 ? "Something needs to change" : open === 1 ? "We asked for one change" : `We asked for ${open} changes`}
    >
      <p>{draft.reason?.text || "You'll find each comment under its field. Change it, then submit again."}</p>
      {jumps.length > 0 && (
        <Actions>
          {jumps.map(({ label, onJump }) => (
            <Button key={label} size="small" icon="arrow-down" onClick={onJump}>
              {label}
            </Button>
          ))}
        </Actions>
      )}
    </Alert>
  );
}

function Rejected({ draft, appeal }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { reason, appealUntil } = draft;
  return (
    <Alert tone="bad" title={reason?.code ? `Rejected: ${authoringTexts.rejections[reason.code]}` : "Rejected"}>
      {reason?.text && <p className="whitespace-pre-line">{reason.text}</p>}
      {draft.may.includes("appeal") && (
        <Actions>
          <Button size="small" onClick={() => setOpen(true)}>
            Appeal{appealUntil && ` until ${dayOf(appealUntil)}`}
          </Button>
        </Actions>
      )}
      {isOpen && <AppealDialog draftId={draft.id} appeal={appeal} onClose={() => setOpen(false)} />}
    </Alert>
  );
}

const Actions = ({ children }: { children: ReactNode }) => <div className="mt-3 flex flex-wrap gap-2">{children}</div>;
