import { RATINGS } from "@blenda/domain/ratings/constants";
import type { Review, ReviewReply } from "@blenda/domain/ratings/model";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { agoOf, momentOf } from "../../../lib/text/time.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { learnReview } from "../../data/rating-queries.ts";
import { RemoveReply } from "./remove.tsx";

/** The answer of the shop; its creator may change it or take it away. */
export function Reply({ review, reply: { text, shopName, createdAt, editedAt } }: { review: Review; reply: ReviewReply }) {
  const [doing, setDoing] = useState<"edit" | "remove" | null>(null);
  const close = () => setDoing(null);
  if (doing === "edit") return <ReplyForm review={review} before={text} onClose={close} />;
  return (
    <section
      aria-label={`Reply by ${shopName}`}
      className="grid max-w-[72ch] grid-cols-[2rem_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-md bg-surface-2 p-4"
    >
      <Avatar name={shopName} of="shop" />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="truncate type-ui font-semibold">{shopName}</p>
        <Tag tone="sky">Creator</Tag>
        <time dateTime={createdAt} title={momentOf(createdAt)} className="type-small text-muted">
          {agoOf(createdAt)}
          {editedAt && ", edited"}
        </time>
        {review.canReply && (
          <span className="ml-auto flex">
            <IconButton icon="pen-line" label="Edit your reply" onClick={() => setDoing("edit")} />
            <IconButton icon="trash-2" label="Delete your reply" onClick={() => setDoing("remove")} />
          </span>
        )}
      </div>
      <p className="col-start-2 break-words whitespace-pre-line">{text}</p>
      {doing === "remove" && <RemoveReply review={review} onClose={close} />}
    </section>
  );
}

function replyFault(text: string): string | undefined {
  const letters = [...text.trim()].length;
  if (letters === 0) return "Please write something.";
  return letters > RATINGS.REPLY_MAX ? `Please use at most ${exact(RATINGS.REPLY_MAX)} characters.` : undefined;
}

interface FormProps {
  review: Review;
  before?: string;
  onClose: () => void;
}

export function ReplyForm({ review: { id }, before = "", onClose }: FormProps) {
  const { act, isActing, error } = useAct(api.ratings.reply, { learn: learnReview, isToldInPlace: true });
  const { form, draft, errors, control, submit, clear } = useDraft(
    { text: before },
    ({ text }) => ({ text: replyFault(text) }),
    `reply ${id}`,
  );
  const leave = () => {
    clear();
    onClose();
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-[72ch] gap-3"
      onSubmit={submit(({ text }) => act({ reviewId: id, text: text.trim() }, { onSuccess: leave }))}
    >
      <Field
        label="Your reply"
        help="Everyone can read it, and the buyer is told."
        error={errors.text}
        aside={`${[...draft.text.trim()].length}/${exact(RATINGS.REPLY_MAX)}`}
      >
        <Textarea {...control("text")} rows={3} className="min-h-20" />
      </Field>
      {error && <Alert tone="bad" title={error.message} />}
      <div className="flex gap-2">
        <Button type="submit" isBusy={isActing}>
          {before ? "Save reply" : "Post reply"}
        </Button>
        <Button kind="quiet" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
