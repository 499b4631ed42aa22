import { USERS } from "@blenda/domain/users/constants";
import type { UserDetail } from "@blenda/domain/users/model";
import { useRef } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { newKey } from "../../../lib/calls/key.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { momentOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { DrawerSection } from "../../../ui/layout/drawer.tsx";
import { Paragraphs } from "../../../ui/layout/paragraphs.tsx";
import { learnUser } from "../../data/user-queries.ts";

/** Notes of our own people about a person; they never see them themselves. */
export function Notes({ user: { id, notes, may } }: { user: UserDetail }) {
  const remove = useAct(api.users.removeNote, { learn: learnUser });
  return (
    <DrawerSection title="Notes" aside="Only the team reads these">
      {may.includes("note") && <NoteForm userId={id} />}
      {notes.length === 0 ? (
        <p className="type-small text-muted">No notes yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {notes.map(({ id: noteId, text, by, at, isYours }) => (
            <li key={noteId} className="flex gap-3 py-3">
              <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
                <Paragraphs text={text} />
                <p className="type-small text-muted">
                  {by} · {momentOf(at)}
                </p>
              </div>
              {isYours && may.includes("note") && (
                <IconButton
                  icon="trash-2"
                  label={`Remove your note of ${momentOf(at)}`}
                  onClick={() => remove.act({ userId: id, noteId })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </DrawerSection>
  );
}

function NoteForm({ userId }: { userId: string }) {
  const key = useRef(newKey());
  const { form, draft, errors, control, submit, clear } = useDraft({ text: "" }, ({ text }) => ({
    text: text.trim() === "" ? "Please write something first." : undefined,
  }));
  const { act, isActing, error } = useAct(api.users.addNote, { learn: learnUser, isToldInPlace: true });
  const send = ({ text }: typeof draft) =>
    act(
      { userId, text: text.trim(), key: key.current },
      {
        onSuccess: () => {
          key.current = newKey();
          clear();
        },
      },
    );
  return (
    <form ref={form} noValidate className="grid gap-3" onSubmit={submit(send)}>
      {error && <Alert tone="bad" title={error.message} />}
      <Field label="New note" error={errors.text} aside={`${draft.text.length} / ${USERS.NOTE_MOST}`}>
        <Textarea {...control("text")} rows={2} maxLength={USERS.NOTE_MOST} />
      </Field>
      <div>
        <Button type="submit" size="small" isBusy={isActing}>
          Add note
        </Button>
      </div>
    </form>
  );
}
