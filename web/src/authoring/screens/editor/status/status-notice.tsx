import { authoringTexts } from "@blenda/domain/authoring/texts";
import { BRAND } from "@blenda/domain/shared/brand";
import { type ReactNode, useState } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { dayOf, momentOf } from "../../../../lib/text/time.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { learnDraft } from "../../../data/draft-queries.ts";
import { focusField } from "../../../data/field-focus.ts";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import { AppealDialog } from "./appeal-dialog.tsx";

/** Where it stands between its creator and review, and what can be done about it. */
export function StatusNotice({ editor }: { editor: ProductEditor }) {
  switch (editor.draft.status) {
    case "processing":
      return <Alert tone="info" title="We're checking your files. You can leave this page." />;
    case "review":
      return <InReview editor={editor} />;
    case "approved":
      return <Approved editor={editor} />;
    case "changes_requested":
      return <ChangesRequested editor={editor} />;
    case "rejected":
      return <Rejected editor={editor} />;
    case "draft":
      return editor.draft.generatedFrom === null ? null : <Generated words={editor.draft.generatedFrom} />;
  }
}

const Generated = ({ words }: { words: string }) => (
  <Alert tone="info" title={`Made with ${BRAND.generator}`}>
    {words && <>From “{words}”. </>}
    It's marked as AI generated, and buyers see that.
  </Alert>
);

function InReview({ editor: { draft } }: { editor: ProductEditor }) {
  const { act, isActing } = useAct(api.authoring.withdraw, { learn: learnDraft, done: () => "Withdrawn. You can edit it again." });
  return (
    <Alert tone="info" title={`In review${draft.submittedAt ? ` since ${momentOf(draft.submittedAt)}` : ""}`}>
      <p>
        {draft.answerBy && `You'll hear from us by ${dayOf(draft.answerBy)}. `}
        {draft.live ? "The version on sale stays as it is until then." : "Nothing can be changed meanwhile."}
      </p>
      {draft.may.includes("withdraw") && (
        <Actions>
          <Button size="small" icon="undo-2" isBusy={isActing} onClick={() => act({ id: draft.id })}>
            Withdraw and edit
          </Button>
        </Actions>
      )}
    </Alert>
  );
}

const Approved = ({ editor: { draft } }: { editor: ProductEditor }) => (
  <Alert tone="ok" title="Approved">
    {draft.fields.publishAt ? `It goes on sale on ${momentOf(draft.fields.publishAt)}.` : "It goes on sale in a moment."}
  </Alert>
);

function ChangesRequested({ editor: { draft } }: { editor: ProductEditor }) {
  const open = draft.remarks.filter(({ isSettled }) => !isSettled);
  const fields = [...new Set(open.map(({ field }) => field))];
  return (
    <Alert
      tone="warn"
      title={
        open.length === 0
          ? "Something needs to change"
          : open.length === 1
            ? "Review asked for one change"
            : `Review asked for ${open.length} changes`
      }
    >
      <p>{draft.reason?.text || "You'll find each comment under its field. Change it, then submit again."}</p>
      {fields.length > 0 && (
        <Actions>
          {fields.map((field) => (
            <Button key={field} size="small" icon="arrow-down" onClick={() => focusField(field)}>
              {authoringTexts.fields[field]}
            </Button>
          ))}
        </Actions>
      )}
    </Alert>
  );
}

function Rejected({ editor: { draft } }: { editor: ProductEditor }) {
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
      {isOpen && <AppealDialog draft={draft} onClose={() => setOpen(false)} />}
    </Alert>
  );
}

const Actions = ({ children }: { children: ReactNode }) => <div className="mt-3 flex flex-wrap gap-2">{children}</div>;
