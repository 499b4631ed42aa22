import { LOCKOUT } from "@blenda/domain/lockout/constants";
import { lockoutTexts } from "@blenda/domain/lockout/texts";
import { Link } from "@tanstack/react-router";
import { NarrowPage } from "../../identity/parts/narrow-page.tsx";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useFragment } from "../../lib/page/fragment.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { RequestUnlock } from "./request-unlock.tsx";

/** With the mailed link: open the account. Without it, or when it no longer works: ask for another mail. */
export function UnlockAccount() {
  const link = useFragment();
  const [email, token] = [link.get("email"), link.get("token")];
  if (email && token) return <Unlock key={token} email={email} token={token} />;
  return (
    <NarrowPage
      title="Unlock your account"
      lead={`After ${LOCKOUT.EMAIL_UNLOCK_AT} failed attempts an account can only be unlocked with a link we email to its owner.`}
    >
      <RequestUnlock email={email ?? ""} />
    </NarrowPage>
  );
}

/** Nothing happens before the button is pressed: programs that look into mail open every link. */
function Unlock({ email, token }: { email: string; token: string }) {
  const { act, isActing, isDone, error } = useAct(api.lockout.unlock, { isToldInPlace: true });
  if (isDone) {
    return (
      <NarrowPage title="Welcome back" lead={lockoutTexts.unlocked}>
        <Link to="/login" className={buttonStyle("primary", "large", "mt-6")}>
          Log in
        </Link>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title="Unlock your account"
      lead={
        <>
          This opens <strong className="font-semibold wrap-anywhere text-text">{email}</strong> again after too many failed attempts to log
          in.
        </>
      }
    >
      {error && (
        <Alert tone="bad" title={error.message} className="mt-6">
          Links work once and for {LOCKOUT.UNLOCK_TOKEN_HOURS} hours, and only the newest one. You can ask for another below.
        </Alert>
      )}
      <Button kind="primary" size="large" className="mt-6 w-full" isBusy={isActing} onClick={() => act({ email, token })}>
        Unlock my account
      </Button>
      {error && (
        <section className="mt-10 border-t border-line pt-6">
          <h2 className="type-h3">Request another email</h2>
          <RequestUnlock email={email} isSecondary />
        </section>
      )}
    </NarrowPage>
  );
}
