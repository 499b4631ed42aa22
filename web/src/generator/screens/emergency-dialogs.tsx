import { MAINTENANCE_MESSAGE_MOST } from "@blenda/domain/generator/constants";
import type { GeneratorSettings } from "@blenda/domain/generator/model";
import { withEmergency } from "@blenda/domain/generator/rules";
import { generatorTexts } from "@blenda/domain/generator/texts";
import { useId } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import type { SettingsLearner } from "../data/settings-query.ts";

/** Leaves room for the notice that is put before it (generator/contract.ts). */
const MESSAGE_MOST = MAINTENANCE_MESSAGE_MOST - 20;
const lengthOf = (text: string): number => [...text.trim()].length;

interface Props {
  settings: GeneratorSettings;
  learn: SettingsLearner;
  onClose: () => void;
}

export function EmergencyOnDialog({ settings, learn, onClose }: Props) {
  const id = useId();
  const { form, draft, errors, control, submit } = useDraft({ message: "" }, ({ message }) => ({
    message: lengthOf(message) > MESSAGE_MOST ? `Please shorten this to ${MESSAGE_MOST} characters.` : undefined,
  }));
  const { act, isActing } = useAct(api.generator.setEmergency, { done: () => generatorTexts.emergencyOn, learn });
  const send = ({ message }: typeof draft) => act({ isOn: true, ...(message.trim() && { message }) }, { onSuccess: onClose });
  return (
    <Dialog
      isOpen
      title="Turn emergency mode on?"
      onClose={onClose}
      actions={
        <>
          <Button data-first-focus onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} kind="danger" isBusy={isActing}>
            Turn on
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1 pl-5 text-muted">
        <li>Everything queued or running is stopped, and all tokens are returned.</li>
        <li>Nobody can generate from text or pictures.</li>
        <li>Everyone online sees the message within a second.</li>
      </ul>
      <form ref={form} id={id} noValidate className="grid gap-4" onSubmit={submit(send)}>
        <Field
          label="Message (optional)"
          error={errors.message}
          help="Without one, the maintenance message is used."
          aside={`${lengthOf(draft.message)}/${MESSAGE_MOST}`}
        >
          <Textarea {...control("message")} rows={2} />
        </Field>
        <p className="rounded-sm bg-surface-2 px-4 py-3 type-small wrap-anywhere">
          <span className="text-muted">People read: </span>
          {withEmergency(settings, true, draft.message).maintenanceMessage}
        </p>
      </form>
    </Dialog>
  );
}

export function EmergencyOffDialog({ learn, onClose }: Props) {
  const { act, isActing } = useAct(api.generator.setEmergency, { done: () => generatorTexts.emergencyOff, learn });
  return (
    <ConfirmDialog
      question="Turn emergency mode off?"
      label="Turn off"
      isBusy={isActing}
      onYes={() => act({ isOn: false }, { onSuccess: onClose })}
      onClose={onClose}
    >
      The generator reopens for everyone, and the maintenance message goes back to its default.
    </ConfirmDialog>
  );
}
