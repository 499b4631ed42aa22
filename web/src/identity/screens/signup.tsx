import { CONFIRM_LINK_HOURS } from "@blenda/domain/identity/constants";
import { identityTexts } from "@blenda/domain/identity/texts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { DemoMailboxHint } from "../parts/demo-mailbox-hint.tsx";
import { EntryLayout } from "./entry-layout.tsx";
import { useSendOn } from "./send-on.ts";
import { SignupForm } from "./signup-form.tsx";

export function Signup() {
  const { user, hasGoogle, flags } = useSuspenseQuery(sessionQuery).data;
  const signingUp = useAct(api.identity.signUp, { isToldInPlace: true });
  useSendOn(user);
  if (user) return null;
  const lead = (
    <>
      Already have one?{" "}
      <Link to="/login" search className="link-inline">
        Log in
      </Link>
    </>
  );
  return (
    <EntryLayout title="Create your account" lead={lead}>
      {/* Hidden, not gone: a person who mistyped their address finds the rest as they left it. */}
      <div hidden={signingUp.isDone}>
        <SignupForm hasGoogle={hasGoogle} signingUp={signingUp} />
      </div>
      {signingUp.out && <CheckYourEmail email={signingUp.out.email} flags={flags} onAnother={signingUp.reset} />}
    </EntryLayout>
  );
}

interface CheckProps {
  email: string;
  flags: readonly string[];
  onAnother: () => void;
}

/** The same for every address: whether one is taken is told only to its owner, by mail. */
function CheckYourEmail({ email, flags, onAnother }: CheckProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="mt-6 rounded-md border border-line bg-surface-1 p-6 appear">
      <Icon name="mail" size={28} className="text-ember-text" />
      <h2 ref={title} tabIndex={-1} className="mt-3 type-h3 outline-none">
        {identityTexts.signedUp}
      </h2>
      <p className="mt-2 text-muted">
        We sent a link to <strong className="font-semibold wrap-anywhere text-text">{email}</strong>. Open it within {CONFIRM_LINK_HOURS}{" "}
        hours and your account is ready. Can't find it? Check your spam folder.
      </p>
      <DemoMailboxHint flags={flags} />
      <Button className="mt-5" onClick={onAnother}>
        Use another address
      </Button>
    </section>
  );
}
