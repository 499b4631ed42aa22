import { LEARNING } from "@blenda/domain/learning/constants";
import type { Note } from "@blenda/domain/learning/model";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { clockText } from "../../lib/text/clock-text.ts";
import { exact } from "../../lib/text/numbers.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { learnProgress } from "../data/learning-queries.ts";

interface Props {
  trainingId: string;
  lessonId: string;
  notes: readonly Note[];
  /** Where the film is now; null where there is no film. */
  seconds: number | null;
  onGo: (seconds: number) => void;
}

function textFault(text: string): string | undefined {
  const letters = [...text.trim()].length;
  if (letters === 0) return "Please write something.";
  return letters > LEARNING.NOTE_MAX ? `Please use at most ${exact(LEARNING.NOTE_MAX)} characters.` : undefined;
}

/** What its owner wrote beside a lesson, each at its moment. What is typed and not saved stays on this device. */
export function Notes({ trainingId, lessonId, notes, seconds, onGo }: Props) {
  const { form, errors, control, submit, clear } = useDraft({ note: "" }, ({ note }) => ({ note: textFault(note) }), `note ${lessonId}`);
  const { act, isActing } = useAct(api.learning.addNote, { learn: learnProgress });
  const add = ({ note }: { note: string }) =>
    act({ trainingId, lessonId, atSeconds: Math.floor(seconds ?? 0), text: note }, { onSuccess: clear });
  const own = notes.filter((note) => note.lessonId === lessonId).sort((one, other) => one.atSeconds - other.atSeconds);
  return (
    <section className="grid gap-4">
      <h3 className="type-h3">Your notes</h3>
      {own.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {own.map((note) => (
            <OneNote key={note.id} note={note} trainingId={trainingId} hasMoment={seconds !== null} onGo={onGo} />
          ))}
        </ul>
      )}
      <form ref={form} noValidate className="grid justify-items-start gap-3" onSubmit={submit(add)}>
        <div className="w-full max-w-[68ch]">
          <Field label={seconds === null ? "New note" : `New note at ${clockText(seconds)}`} error={errors.note} help="Only you see it.">
            <Textarea {...control("note")} rows={2} className="min-h-20" />
          </Field>
        </div>
        <Button type="submit" icon="plus" isBusy={isActing}>
          Add note
        </Button>
      </form>
    </section>
  );
}

interface OneProps {
  note: Note;
  trainingId: string;
  hasMoment: boolean;
  onGo: (seconds: number) => void;
}

function OneNote({ note, trainingId, hasMoment, onGo }: OneProps) {
  const { act, isActing } = useAct(api.learning.removeNote, { learn: learnProgress });
  const moment = clockText(note.atSeconds);
  return (
    <li className="flex items-start gap-3 py-2">
      {hasMoment && (
        <button
          type="button"
          aria-label={`Go to ${moment}`}
          onClick={() => onGo(note.atSeconds)}
          className="touch-target mt-2 shrink-0 rounded-xs bg-surface-2 px-2 py-0.5 type-small text-sky tabular-nums transition-colors hover:bg-surface-3"
        >
          {moment}
        </button>
      )}
      <p className="min-w-0 flex-1 py-2 type-ui break-words whitespace-pre-line">{note.text}</p>
      <IconButton
        icon="trash-2"
        label={`Remove the note at ${moment}`}
        disabled={isActing}
        onClick={() => act({ trainingId, noteId: note.id })}
      />
    </li>
  );
}
