import { addDays } from "@blenda/domain/shared/calendar";
import { useState } from "react";
import { instantIn, localText } from "../../../lib/clock/local-text.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";

export function ScheduleDialog({ onChosen, onClose }: { onChosen: (at: string) => void; onClose: () => void }) {
  const [text, setText] = useState(() => localText(addDays(new Date().toISOString(), 1)));
  const at = instantIn(text);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="When should it go live?"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" disabled={at === null} onClick={() => at !== null && onChosen(at)}>
            Schedule
          </Button>
        </>
      }
    >
      <Field label="Goes live" help="Your own time. Until then nobody can change the draft.">
        <Input type="datetime-local" value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
    </Dialog>
  );
}
