import { type ReactNode, useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";

/** It tells `onUnproven` what went wrong; true means that it will be tried again after the password. */
type Delicate = (onUnproven: (error: Error) => boolean) => void;

/** Where money goes is not changed by a passer-by at an open computer: the password is asked for when the server wants it (trust L5). */
export function usePasswordFirst(hasPassword: boolean): { run: (act: Delicate) => void; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Delicate | null>(null);
  const run = (act: Delicate) =>
    act((error) => {
      const isUnproven = hasPassword && codeOf(error) === "IDENTITY_REAUTH_REQUIRED";
      if (isUnproven) setWaiting(() => act);
      return isUnproven;
    });
  const goOn = () => {
    if (waiting) run(waiting);
    setWaiting(null);
  };
  return { run, dialog: waiting && <PasswordDialog onProven={goOn} onClose={() => setWaiting(null)} /> };
}

const TITLE = "Please confirm it's you";

function PasswordDialog({ onProven, onClose }: { onProven: () => void; onClose: () => void }) {
  const { form, draft, errors, control, submit, refuse } = useDraft({ proof: "" }, ({ proof }) => ({
    proof: proof === "" ? "Please enter your password." : undefined,
  }));
  const { act, isActing } = useAct(api.account.reauthenticate, { isToldInPlace: true });
  const send = ({ proof }: typeof draft) =>
    act({ password: proof }, { onSuccess: onProven, onError: ({ message }) => refuse({ proof: message }) });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={TITLE}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form="recipient-proof" isBusy={isActing}>
            Confirm
          </Button>
        </>
      }
    >
      <form ref={form} id="recipient-proof" noValidate aria-label={TITLE} onSubmit={submit(send)}>
        <Field label="Your password" error={errors.proof} help="We ask before anything changes about where you're paid.">
          <Input {...control("proof")} type="password" autoComplete="current-password" data-first-focus required />
        </Field>
      </form>
    </Dialog>
  );
}
