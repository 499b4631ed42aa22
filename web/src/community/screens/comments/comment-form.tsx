import { COMMUNITY } from "@blenda/domain/community/constants";
import type { Mention } from "@blenda/domain/community/model";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useDraft } from "../../../lib/storage/draft.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { CompletingTextarea } from "../../../ui/completion/completing-textarea.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { namedIn, useNaming } from "../../parts/naming.ts";
import { CommentPace } from "./comment-pace.tsx";

const lettersIn = (text: string): number => [...text.trim()].length;

function textFault(text: string): string | undefined {
  const letters = lettersIn(text);
  if (letters === 0) return "Please write something.";
  return letters > COMMUNITY.COMMENT_MAX ? `Please use at most ${exact(COMMUNITY.COMMENT_MAX)} characters.` : undefined;
}

interface CommentText {
  body: string;
  mentionIds: string[];
}

interface Props {
  label: string;
  button: string;
  /** What is typed and not sent stays on this device under this name. */
  keptAs: string;
  /** What is changed, or what it begins with. */
  before?: string;
  /** Those a text may mean by their names. */
  known?: readonly Mention[];
  /** A change takes no turn, so nothing is said about the next one. */
  isChange?: boolean;
  isBusy: boolean;
  /** Why the server did not take it. */
  error: Error | null;
  onChange: () => void;
  onSend: (written: CommentText, clear: () => void) => void;
  /** Closes it without sending; with it the field takes the keyboard. */
  onCancel?: () => void;
}

/** A comment, an answer, or a change to one. Ctrl or Command and Enter sends it. */
export function CommentForm(props: Props) {
  const { label, button, keptAs, before = "", known = [], isChange = false, isBusy, error, onChange, onSend, onCancel } = props;
  const { completion, people } = useNaming(known);
  const { form, draft, errors, control, set, submit, clear } = useDraft(
    { text: before },
    ({ text }) => ({ text: textFault(text) }),
    keptAs,
  );
  const field = useRef<HTMLTextAreaElement>(null);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (!isOpened || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [isOpened]);
  const { onChange: typed, ...rest } = control("text");
  const send = ({ text }: typeof draft) =>
    onSend({ body: text.trim(), mentionIds: namedIn(text, people).map(({ userId }) => userId) }, clear);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  const isEmpty = lettersIn(draft.text) === 0;
  return (
    <form ref={form} noValidate className="grid gap-2" onSubmit={submit(send)}>
      <Field
        label={<span className="sr-only">{label}</span>}
        error={errors.text ?? error?.message}
        help={!isChange && !isEmpty && <CommentPace />}
      >
        <CompletingTextarea
          {...rest}
          completion={completion}
          onComplete={(text) => set("text", text)}
          ref={field}
          rows={isEmpty && !isOpened ? 1 : 3}
          placeholder={label}
          data-comment-field={!isOpened || undefined}
          className="min-h-11!"
          onKeyDown={onKeyDown}
          onChange={(event) => {
            typed(event);
            onChange();
          }}
        />
      </Field>
      {(!isEmpty || isOpened) && (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <span className="mr-auto type-small text-muted tabular-nums">
            {exact(lettersIn(draft.text))}/{exact(COMMUNITY.COMMENT_MAX)}
          </span>
          {onCancel && (
            <Button
              size="small"
              kind="quiet"
              onClick={() => {
                clear();
                onCancel();
              }}
            >
              Cancel
            </Button>
          )}
          <Button size="small" type="submit" isBusy={isBusy}>
            {button}
          </Button>
        </div>
      )}
    </form>
  );
}
