import { SYSTEM } from "@blenda/domain/system/constants";
import type { Alarm } from "@blenda/domain/system/model";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { alarmsQuery } from "../data/panel-queries.ts";

const FORM = "acknowledge-alarm";

function faultOf(note: string): string | undefined {
  const length = [...note.trim()].length;
  if (length < SYSTEM.NOTE_LEAST) return "Please say what you found or did.";
  return length > SYSTEM.NOTE_MOST ? `Please shorten this to ${SYSTEM.NOTE_MOST} characters.` : undefined;
}

export function AcknowledgeDialog({ alarm: { id, name, count }, onClose }: { alarm: Alarm; onClose: () => void }) {
  const { form, errors, control, submit } = useDraft({ note: "" }, ({ note }) => ({ note: faultOf(note) }));
  const { act, isActing, error } = useAct(api.system.acknowledgeAlarm, {
    done: () => "Alarm acknowledged",
    learn: (alarms, cache) => void cache.setQueryData(alarmsQuery.queryKey, alarms),
    isToldInPlace: true,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Acknowledge alarm"
      actions={
        <>
          <Button onClick={onClose}>Leave it open</Button>
          <Button kind="primary" type="submit" form={FORM} isBusy={isActing}>
            Acknowledge alarm
          </Button>
        </>
      }
    >
      <p className="text-muted">
        {name}
        {count > 1 && ` (${count} times)`}. The alarm stays in the list with your note. If it happens again, it's a new one.
      </p>
      <form
        id={FORM}
        ref={form}
        noValidate
        aria-label="Acknowledge alarm"
        onSubmit={submit(({ note }) => act({ id, note: note.trim() }, { onSuccess: onClose }))}
        className="grid gap-4"
      >
        {error && <Alert tone="bad" title={error.message} />}
        <Field label="What you found or did" error={errors.note}>
          <Textarea {...control("note")} rows={3} required />
        </Field>
      </form>
    </Dialog>
  );
}
