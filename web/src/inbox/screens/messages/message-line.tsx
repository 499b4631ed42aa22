import { INBOX } from "@blenda/domain/inbox/constants";
import type { Conversation, Message, Participant } from "@blenda/domain/inbox/model";
import { inboxTexts } from "@blenda/domain/inbox/texts";
import { BRAND } from "@blenda/domain/shared/brand";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useSecondsUntil } from "../../../lib/clock/countdown.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { clockOf, momentOf } from "../../../lib/text/time.ts";
import { ReportLater } from "../../../reports/parts/report-entry.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { learnConversation } from "../../data/inbox-queries.ts";
import { EditMessage } from "./edit-message.tsx";
import { MessageFiles } from "./message-files.tsx";

const RUN_MS = 5 * 60_000;

interface Props {
  conversation: Pick<Conversation, "id" | "others">;
  /** What was said stays as it was said. */
  isFixed: boolean;
  message: Message;
  /** The one above it on the same day. */
  before: Message | undefined;
  isSeen: boolean;
}

export function MessageLine({ conversation, isFixed, message, before, isSeen }: Props) {
  const me = useMe();
  if (message.isSystem)
    return (
      <p className="py-2 text-center type-small text-muted">
        {message.body} · <time dateTime={message.createdAt}>{clockOf(message.createdAt)}</time>
      </p>
    );
  const isOwn = message.senderId === me?.id;
  const sender = conversation.others.find(({ userId }) => userId === message.senderId);
  const isSameRun =
    before?.senderId === message.senderId && !before.isSystem && Date.parse(message.createdAt) - Date.parse(before.createdAt) < RUN_MS;
  return (
    <div
      tabIndex={-1}
      className={classNames(
        "group/message grid gap-1 outline-none",
        isOwn ? "justify-items-end" : "justify-items-start",
        !isSameRun && "mt-2",
      )}
    >
      {!isSameRun && (
        <p className="px-1 type-label text-muted">
          <span className={isOwn ? "sr-only" : "text-text"}>{isOwn ? "You" : (sender?.displayName ?? "Former member")}</span>{" "}
          {!isOwn && sender?.isStaff && `(${BRAND.name} team) `}
          <time dateTime={message.createdAt} title={momentOf(message.createdAt)}>
            {clockOf(message.createdAt)}
          </time>
        </p>
      )}
      {message.isDeleted ? (
        <p className="rounded-md border border-line px-3.5 py-2 type-small text-muted italic">{inboxTexts.deleted}</p>
      ) : (
        <Said conversation={conversation} isFixed={isFixed} message={message} sender={sender} isOwn={isOwn} />
      )}
      {isSeen && <p className="px-1 type-label text-muted">Seen</p>}
    </div>
  );
}

function Said({
  conversation,
  isFixed,
  message,
  sender,
  isOwn,
}: Omit<Props, "before" | "isSeen"> & { sender: Participant | undefined; isOwn: boolean }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <EditMessage conversationId={conversation.id} message={message} onClose={() => setEditing(false)} />;
  return (
    <div className={classNames("flex w-full items-center gap-1", isOwn && "flex-row-reverse")}>
      <div className={classNames("grid max-w-[min(34rem,85%)] min-w-0 gap-2", isOwn ? "justify-items-end" : "justify-items-start")}>
        {message.body && (
          <p
            className={classNames(
              "rounded-md px-3.5 py-2 whitespace-pre-wrap wrap-anywhere",
              isOwn ? "bg-surface-3" : "border border-line bg-surface-1",
            )}
          >
            {message.body}
            {message.editedAt && <span className="ml-2 type-label text-muted">Edited</span>}
          </p>
        )}
        {message.attachments.length > 0 && <MessageFiles files={message.attachments} />}
      </div>
      {!isOwn && !isFixed && sender && !sender.isStaff && <ReportMessage messageId={message.id} name={sender.displayName} />}
      {isOwn && !isFixed && <OwnActions conversationId={conversation.id} message={message} onEdit={() => setEditing(true)} />}
    </div>
  );
}

interface ActionProps {
  conversationId: string;
  message: Message;
  onEdit: () => void;
}

/** Seen while the message is pointed at, focused, or was tapped; what is not seen cannot be hit by a finger. */
const quietStyle =
  "flex shrink-0 opacity-0 transition-opacity group-focus-within/message:opacity-100 group-hover/message:opacity-100 pointer-coarse:pointer-events-none pointer-coarse:group-focus-within/message:pointer-events-auto";

function ReportMessage({ messageId, name }: { messageId: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={quietStyle}>
      <IconButton icon="flag" label="Report message" className="size-8!" onClick={() => setOpen(true)} />
      {isOpen && <ReportLater targetType="message" targetId={messageId} name={`a message from ${name}`} onClose={() => setOpen(false)} />}
    </div>
  );
}

function OwnActions({ conversationId, message, onEdit }: ActionProps) {
  const [isAsking, setAsking] = useState(false);
  const { act, isActing } = useAct(api.inbox.deleteMessage, { learn: learnConversation });
  const canEdit = useSecondsUntil(Date.parse(message.createdAt) + INBOX.EDIT_MINUTES * 60_000) > 0 && message.body !== "";
  return (
    <div className={quietStyle}>
      {canEdit && <IconButton icon="pen-line" label="Edit message" className="size-8!" onClick={onEdit} />}
      <IconButton icon="trash-2" label="Delete message" className="size-8!" disabled={isActing} onClick={() => setAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          question="Delete this message?"
          label="Delete"
          isBusy={isActing}
          onYes={() => act({ id: conversationId, messageId: message.id }, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          It will be deleted for both of you, with a note that a message was removed.
        </ConfirmDialog>
      )}
    </div>
  );
}
