import { RATINGS } from "@blenda/domain/ratings/constants";
import { ratingTexts } from "@blenda/domain/ratings/texts";
import type { ReactNode } from "react";
import { useDraft } from "../../../lib/storage/draft.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { StarPicker } from "../stars/star-picker.tsx";

export interface Words {
  rating: number;
  comment: string;
}

interface Props {
  /** What is typed and not sent stays on this device under this name. */
  keptAs: string;
  before?: Words;
  /** The server's sentence, while it stands. */
  error: Error | null;
  onSend: (words: Words, clear: () => void) => void;
  /** The buttons. */
  children: ReactNode;
}

const lettersOf = (text: string): number => [...text.trim()].length;

function commentFault(comment: string): string | undefined {
  return lettersOf(comment) > RATINGS.COMMENT_MAX ? `Please use at most ${RATINGS.COMMENT_MAX} characters.` : undefined;
}

/** Stars, and words if the buyer has some (spec 2 §2). */
export function ReviewForm({ keptAs, before = { rating: 0, comment: "" }, error, onSend, children }: Props) {
  const { form, draft, errors, control, set, submit, clear } = useDraft(
    { rating: String(before.rating), comment: before.comment },
    ({ rating, comment }) => ({ rating: Number(rating) > 0 ? undefined : ratingTexts.chooseStars, comment: commentFault(comment) }),
    keptAs,
  );
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={submit(({ rating, comment }) => onSend({ rating: Number(rating), comment: comment.trim() }, clear))}
    >
      <StarPicker name="rating" value={Number(draft.rating)} error={errors.rating} onChange={(stars) => set("rating", String(stars))} />
      <div className="grid gap-2">
        <Field label="Share your thoughts (optional)" error={errors.comment}>
          <Textarea {...control("comment")} rows={4} className="min-h-28" />
        </Field>
        <p className="flex flex-wrap justify-between gap-x-4 type-small text-muted">
          <span>Shown with your name.</span>
          <span className="tabular-nums">
            {lettersOf(draft.comment)}/{RATINGS.COMMENT_MAX} characters
          </span>
        </p>
      </div>
      {error && <Alert tone="bad" title={error.message} />}
      {children}
    </form>
  );
}
