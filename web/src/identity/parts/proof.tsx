import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { restartLive } from "../../lib/calls/live.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { knownPasswordFault } from "./faults.ts";
import { GoogleButton } from "./google-button.tsx";
import { PasswordInput } from "./password-input.tsx";

/** Whose proof it is, as far as that matters here. */
interface Person {
  email: string;
  hasPassword: boolean;
  provenUntil: string | null;
}

/** Puts a new proof where its readers look. Google does not say until when it is good: then it is `null`. */
type ProofLearner = (cache: QueryClient, provenUntil: string | null) => unknown;

/** A delicate act. It tells `onUnproven` what went wrong; true means that it will be tried again after the proof. */
type Delicate = (onUnproven: (error: Error) => boolean) => void;

/** Not everybody who sits at an open computer is its owner: before something delicate, people show who they are. */
export function useProof(
  person: Person,
  learn: ProofLearner,
): { first: (act: Delicate) => void; anew: (act: Delicate) => void; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Delicate | null>(null);
  const ask = (act: Delicate) => setWaiting(() => act);
  const run = (act: Delicate) =>
    act((error) => {
      const isUnproven = codeOf(error) === "IDENTITY_REAUTH_REQUIRED";
      if (isUnproven) ask(act);
      return isUnproven;
    });
  const isProven = () => person.provenUntil !== null && person.provenUntil > new Date().toISOString();
  const goOn = () => {
    if (waiting) run(waiting);
    setWaiting(null);
  };
  return {
    first: (act) => (isProven() ? run(act) : ask(act)),
    /** However recent the last proof is: for what ends everything. */
    anew: ask,
    dialog: waiting && <ProofDialog person={person} learn={learn} onProven={goOn} onClose={() => setWaiting(null)} />,
  };
}

interface Props {
  person: Person;
  learn: ProofLearner;
  onProven: () => void;
  onClose: () => void;
}

function ProofDialog({ person: { hasPassword, email }, ...rest }: Props) {
  return hasPassword ? <ByPassword email={email} {...rest} /> : <ByGoogle {...rest} />;
}

const TITLE = "Please confirm it's you";

function ByPassword({ email, learn, onProven, onClose }: Omit<Props, "person"> & { email: string }) {
  const { form, draft, errors, control, submit, refuse } = useDraft({ proof: "" }, ({ proof }) => ({ proof: knownPasswordFault(proof) }));
  const { act, isActing } = useAct(api.account.reauthenticate, {
    isToldInPlace: true,
    learn: async ({ provenUntil }, cache) => void (await learn(cache, provenUntil)),
  });
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
          <Button kind="primary" type="submit" form="proof" isBusy={isActing}>
            Confirm
          </Button>
        </>
      }
    >
      <form ref={form} id="proof" noValidate aria-label={TITLE} onSubmit={submit(send)}>
        {/* Password managers look for the password under this name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label="Your password" error={errors.proof} help="We won't ask again for the next ten minutes.">
          <PasswordInput {...control("proof")} autoComplete="current-password" data-first-focus required />
        </Field>
      </form>
    </Dialog>
  );
}

/** Without a password, Google is the only one who can tell. */
function ByGoogle({ learn, onProven, onClose }: Omit<Props, "person">) {
  const cache = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const goOn = async () => {
    await learn(cache, null);
    restartLive();
    onProven();
  };
  return (
    <Dialog isOpen onClose={onClose} title={TITLE}>
      <p className="text-muted">You don't have a password, so Google will confirm it.</p>
      {failure && <Alert tone="bad" title={failure} />}
      <GoogleButton onDone={goOn} onFailed={setFailure}>
        Continue with Google
      </GoogleButton>
    </Dialog>
  );
}
