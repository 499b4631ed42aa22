import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { codeOf, numberIn } from "../../lib/calls/refusal.ts";
import { useSecondsUntil } from "../../lib/clock/countdown.ts";
import { sessionChanged } from "../../lib/session/session.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { knownPasswordFault, missingEmailFault } from "../parts/faults.ts";
import { PasswordInput } from "../parts/password-input.tsx";
import { ForgotLink } from "./forgot-link.tsx";
import { LoginRefusal, type Refusal } from "./login-refusal.tsx";
import { WithGoogle } from "./with-google.tsx";

const MINUTE_MS = 60_000;
const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whatever is refused, what was typed stays. */
export function LoginForm({ hasGoogle }: { hasGoogle: boolean }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { form, draft, errors, control, submit } = useDraft({ email: "", password: "" }, ({ email, password }) => ({
    email: missingEmailFault(email),
    password: knownPasswordFault(password),
  }));
  const { act, isActing } = useAct(api.identity.signIn, {
    learn: (session, cache) => sessionChanged(cache, session),
    isToldInPlace: true,
  });
  // A lock belongs to one address; another one may still be tried.
  const isLockedOne = refusal !== null && same(refusal.email, draft.email);
  const isLocked = useSecondsUntil(isLockedOne ? refusal.until : null) > 0;

  const send = (typed: typeof draft) =>
    act(typed, {
      onError: (error) => {
        setRefusal((before) => ({
          code: codeOf(error),
          message: error.message,
          email: typed.email,
          until: endOf(error, typed.email, before),
        }));
      },
    });
  const failWithGoogle = (message: string) => setRefusal({ code: null, message, email: "", until: null });

  return (
    <>
      {refusal && <LoginRefusal refusal={refusal} />}
      {hasGoogle && <WithGoogle onFailed={failWithGoogle} />}
      <form ref={form} noValidate aria-label="Log in" className="mt-6 grid gap-5" onSubmit={submit(send)}>
        <Field label="Email" error={errors.email}>
          <Input {...control("email")} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
        </Field>
        <Field label="Password" error={errors.password} aside={<ForgotLink email={draft.email} />}>
          <PasswordInput {...control("password")} autoComplete="current-password" required />
        </Field>
        <Button type="submit" kind="primary" size="large" isBusy={isActing} disabled={isLocked}>
          Log in
        </Button>
      </form>
    </>
  );
}

/** Minutes arrive rounded up, so an end that was already known for this address is the better one. */
function endOf(error: Error, email: string, before: Refusal | null): number | null {
  const minutes = numberIn(error, "minutes");
  if (minutes === null) return null;
  const end = Date.now() + minutes * MINUTE_MS;
  const known = before && same(before.email, email) ? before.until : null;
  return known !== null && known > Date.now() ? Math.min(end, known) : end;
}
