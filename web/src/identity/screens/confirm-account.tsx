import { identityTexts } from "@blenda/domain/identity/texts";
import { Link, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { sessionChanged } from "../../lib/session/session.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { newPasswordFault } from "../parts/faults.ts";
import { NarrowPage } from "../parts/narrow-page.tsx";
import { NewPasswordField } from "../parts/new-password-field.tsx";
import { sendOn } from "./send-on.ts";

interface Props {
  token: string;
  email: string;
}

function useConfirm() {
  const router = useRouter();
  return useAct(api.identity.confirmEmail, {
    isToldInPlace: true,
    done: () => identityTexts.confirmed,
    learn: ({ redirect, ...session }, cache) => {
      sessionChanged(cache, session);
      sendOn(router, redirect ? `?${new URLSearchParams({ redirect })}` : "");
    },
  });
}

/** One press in the browser that signed up. Only the server knows whether this is the one. */
export function ConfirmAccount({ token, email }: Props) {
  const { act, isActing, error } = useConfirm();
  if (codeOf(error) === "IDENTITY_PASSWORD_AGAIN") return <ConfirmElsewhere token={token} email={email} />;
  return (
    <NarrowPage title="Confirm your email" lead="Confirm your email to finish. We'll log you in.">
      <div className="mt-6 grid gap-5">
        {error && <Spent message={error.message} />}
        <Button kind="primary" size="large" isBusy={isActing} onClick={() => act({ token })}>
          Confirm my email
        </Button>
      </div>
    </NarrowPage>
  );
}

/** The link says who owns the address, not who chose the password that waits with it. So one is typed here, and it counts. */
function ConfirmElsewhere({ token, email }: Props) {
  const { act, isActing, error } = useConfirm();
  const { form, errors, control, submit, refuse } = useDraft({ password: "" }, ({ password }) => ({
    password: newPasswordFault(password),
  }));
  useEffect(() => form.current?.querySelector<HTMLInputElement>("[name=password]")?.focus(), [form]);
  const isAboutPassword = (refusal: Error | null) => codeOf(refusal)?.startsWith("IDENTITY_PASSWORD_") ?? false;
  const send = ({ password }: { password: string }) =>
    act({ token, password }, { onError: (refusal) => isAboutPassword(refusal) && refuse({ password: refusal.message }) });
  return (
    <NarrowPage
      title="Type your password"
      lead="You signed up in a different browser, so we're asking once more. What you enter here will be your password."
    >
      <form ref={form} noValidate aria-label="Type your password" className="mt-6 grid gap-5" onSubmit={submit(send)}>
        {error && !isAboutPassword(error) && <Spent message={error.message} />}
        {/* Password managers file the password under this name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField label="Password" error={errors.password} own={[email]} {...control("password")} />
        <Button type="submit" kind="primary" size="large" isBusy={isActing}>
          Confirm my email
        </Button>
      </form>
    </NarrowPage>
  );
}

function Spent({ message }: { message: string }) {
  return (
    <Alert tone="bad" title={message}>
      <Link to="/signup" className="link-inline">
        Sign up again
      </Link>
    </Alert>
  );
}
