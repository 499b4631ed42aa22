import type { LessonPost } from "@blenda/domain/learning/model";
import { type ReactNode, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { agoOf, momentOf } from "../../../lib/text/time.ts";
import { ReasonDialog } from "../../../product/reason/reason-dialog.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { learnQuestion, type Reader } from "../../data/question-queries.ts";
import { WritingForm } from "./writing-form.tsx";

interface Props {
  post: LessonPost;
  reader: Reader;
  /** Beside the name: the moment it is about. */
  children?: ReactNode;
}

/** Who wrote something when, and what their reader may do with it. */
export function Post({ post, reader, children }: Props) {
  const [doing, setDoing] = useState<"edit" | "remove" | null>(null);
  const { author, text, createdAt, editedAt } = post;
  const isOwn = author?.id === useMe()?.id;
  const close = () => setDoing(null);
  const name = author?.name ?? "Someone";
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3">
        <Avatar name={name} src={author?.photoUrl ?? null} size={28} />
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 type-ui">
          <span className="truncate font-semibold">{name}</span>
          {author?.role === "creator" && <Tag tone="sky">Creator</Tag>}
          <time dateTime={createdAt} title={momentOf(createdAt)} className="type-small text-muted">
            {agoOf(createdAt)}
            {editedAt && ", edited"}
          </time>
          {children}
        </p>
        {isOwn && <IconButton icon="pen-line" label="Edit" onClick={() => setDoing("edit")} />}
        {(isOwn || reader !== "owner") && (
          <IconButton icon="trash-2" label={`Remove what ${name} wrote`} onClick={() => setDoing("remove")} />
        )}
      </div>
      {doing === "edit" ? (
        <Editing post={post} onClose={close} />
      ) : (
        <p className="type-ui break-words whitespace-pre-line sm:pl-10">{text}</p>
      )}
      {doing === "remove" &&
        (isOwn || reader === "creator" ? <Removing post={post} onClose={close} /> : <TakingDown post={post} onClose={close} />)}
    </div>
  );
}

interface PostDialogProps {
  post: LessonPost;
  onClose: () => void;
}

function Editing({ post: { id, text }, onClose }: PostDialogProps) {
  const { act, isActing } = useAct(api.learning.editPost, { learn: learnQuestion });
  const send = (changed: string, clear: () => void) =>
    act(
      { postId: id, text: changed },
      {
        onSuccess: () => {
          clear();
          onClose();
        },
      },
    );
  return (
    <WritingForm label="Your words" button="Save" keptAs={`post ${id}`} before={text} isBusy={isActing} onSend={send} onCancel={onClose} />
  );
}

function Removing({ post: { id }, onClose }: PostDialogProps) {
  const { act, isActing } = useAct(api.learning.removePost, { learn: learnQuestion, done: () => "Removed." });
  return (
    <ConfirmDialog
      question="Remove this?"
      label="Remove"
      isBusy={isActing}
      onYes={() => act({ postId: id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      It disappears for everyone and can't be brought back.
    </ConfirmDialog>
  );
}

function TakingDown({ post: { id }, onClose }: PostDialogProps) {
  const { act, isActing, error } = useAct(api.learning.moderatePost, { learn: learnQuestion, done: () => "Removed.", isToldInPlace: true });
  return (
    <ReasonDialog
      title="Remove this?"
      label="Remove"
      kind="danger"
      isBusy={isActing}
      error={error}
      onSend={({ reason }) => act({ postId: id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      It disappears for everyone and can't be brought back.
    </ReasonDialog>
  );
}
