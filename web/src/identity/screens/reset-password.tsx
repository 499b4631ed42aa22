import { RESET_LINK_MINUTES } from "@blenda/domain/identity/constants";
import { identityTexts } from "@blenda/domain/identity/texts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useFragment } from "../../lib/page/fragment.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { DemoMailboxHint } from "../parts/demo-mailbox-hint.tsx";
import { emailFault } from "../parts/faults.ts";
import { NarrowPage } from "../parts/narrow-page.tsx";
import { ChoosePassword } from "./choose-password.tsx";

/** Two pages in one address: asking for the mail, and choosing the new password with its link. */
export function ResetPassword() {
  const link = useFragment();
  const token = link.get("token");
  const [spent, setSpent] = useState<string | null>(null);
  if (!token || token === spent) return <AskForMail />;
  return <ChoosePassword key={token} token={token} email={link.get("email") ?? ""} onSpent={() => setSpent(token)} />;
}

function AskForMail() {
  const { flags } = useSuspenseQuery(sessionQuery).data;
  const typed = useLocation({ select: ({ state }) => state.email ?? "" });
  const { form, errors, control, submit } = useDraft({ email: typed }, ({ email }) => ({ email: emailFault(email) }));
  const { act, isActing, out, error, reset } = useAct(api.identity.requestReset, { isToldInPlace: true });
  if (out) {
    return (
      <NarrowPage title="Check your email" lead={identityTexts.resetRequested}>
        <p className="mt-3 text-muted">
          The link for <strong className="font-semibold wrap-anywhere text-text">{out.email}</strong> works once and for{" "}
          {RESET_LINK_MINUTES} minutes.
        </p>
        <DemoMailboxHint flags={flags} />
        <Button className="mt-6" onClick={reset}>
          Use another address
        </Button>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title="Reset your password" lead="Enter your email and we'll send you a reset link.">
      <form ref={form} noValidate aria-label="Reset your password" className="mt-6 grid gap-5" onSubmit={submit((draft) => act(draft))}>
        {error && <Alert tone="bad" title={error.message} />}
        <Field label="Email" error={errors.email}>
          <Input {...control("email")} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
        </Field>
        <Button type="submit" kind="primary" size="large" isBusy={isActing}>
          Send reset link
        </Button>
      </form>
      <p className="mt-6 type-ui">
        <Link to="/login" className="link touch-target">
          Back to log in
        </Link>
      </p>
    </NarrowPage>
  );
}
