import { NAME_MAX } from "@blenda/domain/account/constants";
import { REDIRECT_MAX } from "@blenda/domain/identity/constants";
import { useState } from "react";
import type { useAct } from "../../lib/calls/act.ts";
import type { client } from "../../lib/calls/api.ts";
import { codeOf, refusedFields } from "../../lib/calls/refusal.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { EMAIL_MALFORMED, emailFault, nameFault, newPasswordFault } from "../parts/faults.ts";
import { NewPasswordField } from "../parts/new-password-field.tsx";
import { WithGoogle } from "./with-google.tsx";

type SignUp = typeof client.identity.signUp;
type SigningUp = ReturnType<typeof useAct<Parameters<SignUp>[0], Awaited<ReturnType<SignUp>>>>;

export function SignupForm({ hasGoogle, signingUp: { act, isActing } }: { hasGoogle: boolean; signingUp: SigningUp }) {
  const [failure, setFailure] = useState<string | null>(null);
  const { form, draft, errors, control, submit, refuse } = useDraft({ name: "", email: "", password: "" }, ({ name, email, password }) => ({
    name: nameFault(name, NAME_MAX),
    email: emailFault(email),
    password: newPasswordFault(password),
  }));
  const send = (typed: typeof draft) => {
    setFailure(null);
    const redirect = new URLSearchParams(location.search).get("redirect");
    act(redirect ? { ...typed, redirect: redirect.slice(0, REDIRECT_MAX) } : typed, {
      onError: (error) => {
        const fields = refusedFields(error);
        if (codeOf(error)?.startsWith("IDENTITY_PASSWORD_")) refuse({ password: error.message });
        else if (fields.includes("email")) refuse({ email: EMAIL_MALFORMED });
        else if (fields.includes("name")) refuse({ name: error.message });
        else setFailure(error.message);
      },
    });
  };
  return (
    <>
      {failure && (
        <Alert tone="bad" title={failure} className="mt-6">
          Nothing you typed was lost.
        </Alert>
      )}
      {hasGoogle && <WithGoogle onFailed={setFailure} />}
      <form ref={form} noValidate aria-label="Sign up" className="mt-6 grid gap-5" onSubmit={submit(send)}>
        <Field label="Name" error={errors.name}>
          <Input {...control("name")} autoComplete="name" required />
        </Field>
        <Field label="Email" error={errors.email}>
          <Input {...control("email")} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
        </Field>
        <NewPasswordField label="Password" error={errors.password} own={[draft.name, draft.email]} {...control("password")} />
        <Button type="submit" kind="primary" size="large" isBusy={isActing}>
          Create account
        </Button>
      </form>
    </>
  );
}
