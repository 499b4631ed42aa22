import { CONFIRM_LINK_HOURS } from "@blenda/domain/identity/constants";
import { identityTexts } from "@blenda/domain/identity/texts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { DemoMailboxHint } from "../../identity/parts/demo-mailbox-hint.tsx";
import { newPasswordFault } from "../../identity/parts/faults.ts";
import { NewPasswordField } from "../../identity/parts/new-password-field.tsx";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";

interface Props {
  orderId: string;
  email: string;
}

/** An order made without an account joins the one whose address is confirmed. All that is missing is a password. */
export function MakeAccount({ orderId, email }: Props) {
  const { act, isActing, out, error } = useAct(api.identity.signUp, { isToldInPlace: true });
  const { form, draft, errors, control, submit, refuse } = useDraft({ password: "" }, ({ password }) => ({
    password: newPasswordFault(password),
  }));
  const isOfPassword = codeOf(error)?.startsWith("IDENTITY_PASSWORD_") === true;
  const send = ({ password }: typeof draft) =>
    act(
      { name: nameFrom(email), email, password },
      { onError: (why) => codeOf(why)?.startsWith("IDENTITY_PASSWORD_") && refuse({ password: why.message }) },
    );
  if (out) return <CheckYourMail email={out.email} />;
  return (
    <Panel title="Keep it for good">
      <p className="text-muted">
        An account for <strong className="font-semibold wrap-anywhere text-text">{email}</strong> keeps your files, licences, invoice and
        every new version.
      </p>
      {error && !isOfPassword && <Alert tone="bad" title={error.message} />}
      <form ref={form} noValidate aria-label="Create your account" className="grid gap-4" onSubmit={submit(send)}>
        {/* So that a password manager knows whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField label="Choose a password" error={errors.password} own={[email]} {...control("password")} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" kind="secondary" size="large" isBusy={isActing}>
            Create account
          </Button>
          <p className="type-small text-muted">
            Have one?{" "}
            <Link to="/login" search={{ redirect: `/order/${orderId}` }} className="link-inline">
              Log in
            </Link>
          </p>
        </div>
      </form>
    </Panel>
  );
}

/** People change it when they like; asking for it here would be one field more. */
const nameFrom = (email: string): string => email.split("@", 1).join("").slice(0, 40);

function CheckYourMail({ email }: { email: string }) {
  const { flags } = useSuspenseQuery(sessionQuery).data;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Panel title={identityTexts.signedUp} ref={title}>
      <p className="text-muted">
        We sent a link to <strong className="font-semibold wrap-anywhere text-text">{email}</strong>. Open it within {CONFIRM_LINK_HOURS}{" "}
        hours, and this order is in your account.
      </p>
      <DemoMailboxHint flags={flags} />
    </Panel>
  );
}

function Panel({ title, ref, children }: { title: string; ref?: Ref<HTMLHeadingElement>; children: ReactNode }) {
  return (
    <section className="grid w-full gap-4 rounded-md border border-line bg-surface-1 p-5">
      <h2 ref={ref} tabIndex={-1} className="type-h3 outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}
