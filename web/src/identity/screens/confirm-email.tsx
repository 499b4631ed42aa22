import { accountTexts } from "@blenda/domain/account/texts";
import { RECENT_IDENTITY_DAYS } from "@blenda/domain/identity/constants";
import { Link } from "@tanstack/react-router";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useFragment } from "../../lib/page/fragment.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { IncompleteLink, LinkAct } from "../parts/mailed-link.tsx";
import { NarrowPage } from "../parts/narrow-page.tsx";
import { ConfirmAccount } from "./confirm-account.tsx";

/**
 * Where links from our mails arrive. Nothing happens before the button is pressed: programs that look into mail open every
 * link, and they must not be able to confirm or cancel anything.
 */
export function ConfirmEmail() {
  const link = useFragment();
  const [token, change, cancel] = ["token", "change", "cancel"].map((name) => link.get(name));
  if (token) return <ConfirmAccount key={token} token={token} email={link.get("email") ?? ""} />;
  if (change) return <ConfirmChange key={change} token={change} />;
  if (cancel) return <CancelChange key={cancel} token={cancel} />;
  return <IncompleteLink />;
}

function ConfirmChange({ token }: { token: string }) {
  const { act, isActing, error, out } = useAct(api.account.confirmEmailChange, { isToldInPlace: true });
  if (out) {
    return (
      <NarrowPage title={accountTexts.emailChanged} lead={`From now on you log in with ${out.email}.`}>
        <Link to="/settings" className={buttonStyle("primary", "large", "mt-6")}>
          Go to your settings
        </Link>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title="Confirm your new email" lead="Confirm this email is yours to start using it.">
      <LinkAct label="Confirm my new email" error={error} isActing={isActing} onAct={() => act({ token })} />
    </NarrowPage>
  );
}

function CancelChange({ token }: { token: string }) {
  const { act, isActing, error, out } = useAct(api.account.cancelEmailChange, { isToldInPlace: true });
  if (out) {
    return (
      <NarrowPage
        title={accountTexts.emailCancelled}
        lead={`Your address is ${out.email}. Every device is logged out, and your old password no longer works.`}
      >
        <p className="mt-3 text-muted">
          A Google account connected in the last {RECENT_IDENTITY_DAYS} days is disconnected too. Choose a new password to log in again.
        </p>
        <Link to="/reset-password" state={{ email: out.email }} className={buttonStyle("primary", "large", "mt-6")}>
          Choose a new password
        </Link>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title="Keep your old address?"
      lead="Someone asked to move your account to another address. If that wasn't you, cancel it here: we'll undo the change, log out every device, and block your password until you choose a new one."
    >
      <LinkAct label="Cancel the change" error={error} isActing={isActing} onAct={() => act({ token })} />
    </NarrowPage>
  );
}
