import { RECENT_IDENTITY_DAYS } from "@blenda/domain/identity/constants";
import { identityTexts } from "@blenda/domain/identity/texts";
import { RECENT_FACTOR_DAYS } from "@blenda/domain/mfa/constants";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { newPasswordFault } from "../parts/faults.ts";
import { NarrowPage } from "../parts/narrow-page.tsx";
import { NewPasswordField } from "../parts/new-password-field.tsx";

interface Props {
  token: string;
  email: string;
  /** The link does not work any more, and another one is wanted. */
  onSpent: () => void;
}

export function ChoosePassword({ token, email, onSpent }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const { form, draft, errors, control, submit, refuse } = useDraft({ password: "" }, ({ password }) => ({
    password: newPasswordFault(password),
  }));
  const { act, isActing, out } = useAct(api.identity.resetPassword, { isToldInPlace: true });
  if (out) {
    return (
      <NarrowPage title="Done" lead={identityTexts.passwordReset}>
        <p className="mt-3 text-muted">All devices have been logged out.</p>
        {out.isGoogleGone && (
          <p className="mt-3 text-muted">
            A Google account connected in the last {RECENT_IDENTITY_DAYS} days was disconnected to be safe. If it is yours, connect it again
            in your settings.
          </p>
        )}
        {out.areFactorsGone && (
          <p className="mt-3 text-muted">
            Verification methods added in the last {RECENT_FACTOR_DAYS} days were removed to be safe. If they are yours, set them up again
            in your settings.
          </p>
        )}
        <Link to="/login" className={buttonStyle("primary", "large", "mt-6")}>
          Log in
        </Link>
      </NarrowPage>
    );
  }
  const send = ({ password }: typeof draft) => {
    setFailure(null);
    act(
      { token, password },
      {
        onError: (error) =>
          codeOf(error)?.startsWith("IDENTITY_PASSWORD_") ? refuse({ password: error.message }) : setFailure(error.message),
      },
    );
  };
  return (
    <NarrowPage title="Choose a new password" lead="It replaces your old one and logs out all your devices.">
      <form ref={form} noValidate aria-label="Choose a new password" className="mt-6 grid gap-5" onSubmit={submit(send)}>
        {failure && (
          <Alert tone="bad" title={failure}>
            <button type="button" className="link-inline" onClick={onSpent}>
              Request another link
            </button>
          </Alert>
        )}
        {/* Password managers file the new password under this name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField label="New password" error={errors.password} own={[email]} {...control("password")} />
        <Button type="submit" kind="primary" size="large" isBusy={isActing}>
          Change my password
        </Button>
      </form>
    </NarrowPage>
  );
}
