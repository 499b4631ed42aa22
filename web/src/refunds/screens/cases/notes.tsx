import { CASES } from "@blenda/domain/refunds/cases/constants";
import type { RefundCase } from "@blenda/domain/refunds/cases/model";
import { useRef } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { newKey } from "../../../lib/calls/key.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { momentOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { DrawerSection } from "../../../ui/layout/drawer.tsx";
import { Paragraphs } from "../../../ui/layout/paragraphs.tsx";
import { learnCase } from "../../data/case-queries.ts";

/** What our own people should know about a case. Written once, it stays. */
export function Notes({ found: { id, notes } }: { found: RefundCase }) {
  return (
    <DrawerSection title="Notes" aside="Only the team reads these">
      <NoteForm id={id} />
      {notes.length === 0 ? (
        <p className="type-small text-muted">No notes yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {notes.map(({ id: noteId, text, by, at }) => (
            <li key={noteId} className="grid gap-1 py-3 wrap-anywhere">
              <Paragraphs text={text} />
              <p className="type-small text-muted">
                {by} · {momentOf(at)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </DrawerSection>
  );
}

function NoteForm({ id }: { id: string }) {
  const key = useRef(newKey());
  const { form, draft, errors, control, submit, clear } = useDraft({ text: "" }, ({ text }) => ({
    text: text.trim() === "" ? "Please write something first." : undefined,
  }));
  const { act, isActing, error } = useAct(api.refunds.addCaseNote, { learn: learnCase, isToldInPlace: true });
  const onSuccess = () => {
    key.current = newKey();
    clear();
  };
  const send = ({ text }: typeof draft) => act({ id, text: text.trim(), key: key.current }, { onSuccess });
  return (
    <form ref={form} noValidate className="grid gap-3" onSubmit={submit(send)}>
      {error && <Alert tone="bad" title={error.message} />}
      <Field label="New note" error={errors.text} aside={`${draft.text.length} / ${CASES.NOTE_MOST}`}>
        <Textarea {...control("text")} rows={2} maxLength={CASES.NOTE_MOST} />
      </Field>
      <div>
        <Button type="submit" size="small" isBusy={isActing}>
          Add note
        </Button>
      </div>
    </form>
  );
}
