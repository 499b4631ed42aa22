import { BROADCAST_MOST_CHARACTERS, BROADCAST_SECONDS } from "@blenda/domain/generator/constants";
import { generatorTexts } from "@blenda/domain/generator/texts";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useSecondsUntil } from "../../lib/clock/countdown.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/layout/panel.tsx";

const lengthOf = (text: string): number => [...text.trim()].length;

function faultOf(message: string): string | undefined {
  if (lengthOf(message) === 0) return "Please write a message.";
  return lengthOf(message) > BROADCAST_MOST_CHARACTERS ? `Please shorten this to ${BROADCAST_MOST_CHARACTERS} characters.` : undefined;
}

export function Broadcast() {
  const { form, draft, errors, control, submit, clear } = useDraft(
    { message: "" },
    ({ message }) => ({ message: faultOf(message) }),
    "generator.broadcast",
  );
  const { act, isActing, out, error } = useAct(api.generator.broadcast, { done: () => generatorTexts.broadcasted, isToldInPlace: true });
  const secondsLeft = useSecondsUntil(out ? Date.parse(out.until) : null);
  const message = draft.message.trim();
  return (
    <Panel
      title="Broadcast"
      aside={secondsLeft > 0 && <span className="type-small text-muted tabular-nums">Shown for another {secondsLeft} s</span>}
    >
      <form
        ref={form}
        noValidate
        aria-label="Broadcast"
        className="grid gap-4"
        onSubmit={submit((typed) => act({ message: typed.message.trim() }, { onSuccess: clear }))}
      >
        {error && <Alert tone="bad" title={error.message} />}
        <Field
          label="Message to all users"
          error={errors.message}
          help={`Everyone online sees it right away. Text only. Disappears after ${BROADCAST_SECONDS} seconds.`}
          aside={
            <span className={lengthOf(message) > BROADCAST_MOST_CHARACTERS ? "text-bad" : undefined}>
              {lengthOf(message)}/{BROADCAST_MOST_CHARACTERS}
              <span className="sr-only"> characters</span>
            </span>
          }
        >
          <Textarea {...control("message")} rows={3} required />
        </Field>
        {message && (
          <div>
            <p className="mb-1.5 type-label text-muted">Preview</p>
            <p className="flex gap-3 rounded-sm border border-sky-line bg-surface-1 p-3 type-ui">
              <Icon name="megaphone" className="mt-px text-sky" />
              <span className="min-w-0 wrap-anywhere">{message}</span>
            </p>
          </div>
        )}
        <Button type="submit" icon="send" isBusy={isActing}>
          Broadcast
        </Button>
      </form>
    </Panel>
  );
}
