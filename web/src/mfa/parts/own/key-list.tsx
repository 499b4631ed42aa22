import { KEY_NAME } from "@blenda/domain/mfa/constants";
import type { EnrolledKey } from "@blenda/domain/mfa/model";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { agoOf, dayOf, momentOf } from "../../../lib/text/time.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { refreshMfa } from "../../data/mfa-queries.ts";
import type { ProofRunner } from "../prove.ts";

/** A person's keys by the names they gave them. */
export function KeyList({ keys, prove }: { keys: readonly EnrolledKey[]; prove: ProofRunner }) {
  const [naming, setNaming] = useState<EnrolledKey | null>(null);
  const [leaving, setLeaving] = useState<EnrolledKey | null>(null);
  const { act, isActing } = useAct(api.mfa.removeKey, {
    isToldInPlace: true,
    done: () => mfaTexts.keyRemoved,
    learn: () => void refreshMfa(),
  });
  const remove = ({ id }: EnrolledKey) => {
    setLeaving(null);
    prove((onUnproven) =>
      act(
        { id },
        {
          onError: (error) => {
            if (!onUnproven(error)) toast.failed(error.message);
          },
        },
      ),
    );
  };
  return (
    <>
      <ul className="divide-y divide-line">
        {keys.map((key) => (
          <li key={key.id} className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
            <Icon name="usb" className="text-muted" />
            <div className="min-w-0 flex-1">
              <p className="type-ui font-semibold wrap-anywhere">{key.name}</p>
              <p className="type-small text-muted">
                {key.algorithm} · added {dayOf(key.createdAt)} ·{" "}
                {key.lastUsedAt ? (
                  <>
                    used{" "}
                    <time dateTime={key.lastUsedAt} title={momentOf(key.lastUsedAt)}>
                      {agoOf(key.lastUsedAt)}
                    </time>
                    , {key.uses === 1 ? "once" : `${key.uses} times`}
                  </>
                ) : (
                  "not used yet"
                )}
              </p>
            </div>
            <IconButton icon="pen-line" label={`Rename ${key.name}`} onClick={() => setNaming(key)} />
            <IconButton icon="trash-2" label={`Remove ${key.name}`} aria-disabled={isActing || undefined} onClick={() => setLeaving(key)} />
          </li>
        ))}
      </ul>
      {naming && <RenameDialog hardwareKey={naming} onClose={() => setNaming(null)} />}
      {leaving && (
        <ConfirmDialog question={`Remove ${leaving.name}?`} label="Remove" onYes={() => remove(leaving)} onClose={() => setLeaving(null)}>
          It stops working right away. We'll email you about it.
        </ConfirmDialog>
      )}
    </>
  );
}

function RenameDialog({ hardwareKey: { id, name }, onClose }: { hardwareKey: EnrolledKey; onClose: () => void }) {
  const { form, draft, errors, control, submit, refuse } = useDraft({ keyName: name }, ({ keyName }) => ({
    keyName: keyName.trim() === "" ? "Please give the key a name." : undefined,
  }));
  const { act, isActing } = useAct(api.mfa.renameKey, {
    isToldInPlace: true,
    done: () => mfaTexts.keyRenamed,
    learn: () => void refreshMfa(),
  });
  const send = ({ keyName }: typeof draft) =>
    act({ id, name: keyName.trim() }, { onSuccess: onClose, onError: ({ message }) => refuse({ keyName: message }) });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Rename this key"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form="rename-key" isBusy={isActing}>
            Rename
          </Button>
        </>
      }
    >
      <form ref={form} id="rename-key" noValidate aria-label="Rename this key" onSubmit={submit(send)}>
        <Field label="Name of the key" error={errors.keyName}>
          <Input {...control("keyName")} maxLength={KEY_NAME.MAX} autoComplete="off" data-first-focus required />
        </Field>
      </form>
    </Dialog>
  );
}
