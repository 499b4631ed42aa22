import { RECOVERY } from "@blenda/domain/mfa/constants";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { Link } from "@tanstack/react-router";
import { IncompleteLink, LinkAct } from "../../identity/parts/mailed-link.tsx";
import { NarrowPage } from "../../identity/parts/narrow-page.tsx";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useFragment } from "../../lib/page/fragment.ts";
import { momentOf } from "../../lib/text/time.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";

/** Where the links of mails about one's second factor arrive. Nothing happens before a button is pressed: programs open links too. */
export function RecoverFactor() {
  const link = useFragment();
  const [confirm, cancel, disown] = ["confirm", "cancel", "disown"].map((name) => link.get(name));
  if (confirm) return <Confirm key={confirm} token={confirm} />;
  if (cancel) return <Cancel key={cancel} token={cancel} />;
  if (disown) return <Disown key={disown} token={disown} />;
  return <IncompleteLink />;
}

function Confirm({ token }: { token: string }) {
  const { act, isActing, error, out } = useAct(api.mfa.confirmRecovery, { isToldInPlace: true });
  if (out) {
    return (
      <NarrowPage title="We've started the wait" lead={mfaTexts.recoveryConfirmed}>
        <p className="mt-3 text-muted">
          From {momentOf(out.dueAt)} you can log in with your password alone. Found your device? Log in with it, and keep your second factor
          in your settings.
        </p>
        <Link to="/" className={buttonStyle("primary", "large", "mt-6")}>
          Go Home
        </Link>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title="Remove your second factor?"
      lead={`For your safety it takes ${RECOVERY.WAIT_HOURS} hours. We'll email you now and when it's done, and you can cancel until then.`}
    >
      <LinkAct label="Yes, I lost every method" error={error} isActing={isActing} onAct={() => act({ token })} />
    </NarrowPage>
  );
}

function Cancel({ token }: { token: string }) {
  const { act, isActing, error, out } = useAct(api.mfa.cancelRecovery, { isToldInPlace: true });
  if (out) {
    return (
      <NarrowPage title="Recovery cancelled" lead="Your second factor stays on.">
        <p className="mt-3 text-muted">If you didn't ask for it, someone knows your password. Choose a new one now.</p>
        <Link to="/reset-password" className={buttonStyle("primary", "large", "mt-6")}>
          Choose a new password
        </Link>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title="Keep your second factor?" lead="Someone said that all your methods are lost. If that wasn't you, cancel it here.">
      <LinkAct label="Cancel the recovery" error={error} isActing={isActing} onAct={() => act({ token })} />
    </NarrowPage>
  );
}

function Disown({ token }: { token: string }) {
  const { act, isActing, error, out } = useAct(api.mfa.disownFactor, { isToldInPlace: true });
  if (out) {
    return (
      <NarrowPage title="The method is gone" lead="Every device has been logged out, and the password no longer works.">
        <p className="mt-3 text-muted">Choose a new password now. Pick one you use nowhere else.</p>
        <Link to="/reset-password" className={buttonStyle("primary", "large", "mt-6")}>
          Choose a new password
        </Link>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title="You didn't add this method?"
      lead="Then someone else was in your account. We'll remove the method, log every device out and let you choose a new password."
    >
      <LinkAct label="No, that wasn't me" error={error} isActing={isActing} onAct={() => act({ token })} />
    </NarrowPage>
  );
}
