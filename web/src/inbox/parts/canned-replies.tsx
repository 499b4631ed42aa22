import { INBOX } from "@blenda/domain/inbox/constants";
import type { CannedReply } from "@blenda/domain/inbox/model";
import { inboxTexts } from "@blenda/domain/inbox/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { lengthFault } from "../../lib/text/faults.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { cannedRepliesQuery, learnCannedReplies } from "../data/canned-replies.ts";

/** Answers a creator gives again and again: written here, inserted while they write. */
export function CannedReplies() {
  const { data, error, refetch } = useQuery(cannedRepliesQuery);
  const [open, setOpen] = useState<CannedReply | "new" | null>(null);
  const count = data ? `${data.length} of ${INBOX.CANNED_MOST}` : "";
  return (
    <Panel title="Saved replies" aside={<span className="type-small text-muted tabular-nums">{count}</span>}>
      <div className="grid gap-4">
        <p className="type-small text-muted">Insert them with one click when you answer in your inbox.</p>
        {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="h-16" />}
        {data && data.length > 0 && (
          <ul className="divide-y divide-line rounded-sm border border-line">
            {data.map((reply) => (
              <Line key={reply.id} reply={reply} onEdit={() => setOpen(reply)} />
            ))}
          </ul>
        )}
        {open && <ReplyForm key={open === "new" ? "new" : open.id} reply={open === "new" ? null : open} onClose={() => setOpen(null)} />}
        {data && !open && data.length < INBOX.CANNED_MOST && (
          <div>
            <Button size="small" icon="plus" onClick={() => setOpen("new")}>
              Add a reply
            </Button>
          </div>
        )}
        {data && data.length >= INBOX.CANNED_MOST && (
          <p className="type-small text-muted">That's all {INBOX.CANNED_MOST}. Delete one to add another.</p>
        )}
      </div>
    </Panel>
  );
}

function Line({ reply: { id, title, body }, onEdit }: { reply: CannedReply; onEdit: () => void }) {
  const { act, isActing } = useAct(api.inbox.removeCannedReply, { done: () => inboxTexts.cannedRemoved, learn: learnCannedReplies });
  return (
    <li className="flex items-center gap-2 py-2 pr-2 pl-4">
      <span className="grid min-w-0 flex-1">
        <span className="truncate type-ui">{title}</span>
        <span className="truncate type-small text-muted">{body}</span>
      </span>
      <IconButton icon="pen-line" label={`Edit ${title}`} onClick={onEdit} />
      <IconButton icon="trash-2" label={`Delete ${title}`} disabled={isActing} onClick={() => act({ id })} />
    </li>
  );
}

const faultsOf = ({ title, body }: { title: string; body: string }) => ({
  title: title.trim() ? lengthFault(title, INBOX.CANNED_TITLE_MAX) : "Please give this reply a title.",
  body: body.trim() ? lengthFault(body, INBOX.BODY_MAX) : "Please write the reply.",
});

export function ReplyForm({ reply, onClose }: { reply: CannedReply | null; onClose: () => void }) {
  const { form, errors, control, submit } = useDraft({ title: reply?.title ?? "", body: reply?.body ?? "" }, faultsOf);
  const { act, isActing } = useAct(api.inbox.saveCannedReply, { done: () => inboxTexts.cannedSaved, learn: learnCannedReplies });
  const save = submit(({ title, body }) =>
    act({ ...(reply && { id: reply.id }), title: title.trim(), body: body.trim() }, { onSuccess: onClose }),
  );
  return (
    <form ref={form} noValidate aria-label="Saved reply" className="grid gap-4 rounded-sm border border-line p-4" onSubmit={save}>
      <Field label="Title" error={errors.title} help="Only you see it.">
        <Input {...control("title")} autoComplete="off" />
      </Field>
      <Field label="Reply" error={errors.body}>
        <Textarea {...control("body")} rows={4} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isActing}>
          Save reply
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
