import { Link } from "@tanstack/react-router";
import { codeOf } from "../../lib/calls/refusal.ts";
import { Alert } from "../../ui/feedback/alert.tsx";

/** Why it was not done, and what to do first where that helps. */
export function Refused({ error }: { error: Error | null }) {
  if (!error) return null;
  const code = codeOf(error);
  if (code === "RECIPIENTS_FACTOR_NEEDED")
    return (
      <Alert tone="bad" title={error.message}>
        <Link to="/settings" hash="two-step" className="link-inline">
          Set up two-step login
        </Link>
      </Alert>
    );
  if (code === "IDENTITY_REAUTH_REQUIRED")
    return (
      <Alert tone="bad" title={error.message}>
        Log out and in again with Google. After that you have ten minutes to change it.
      </Alert>
    );
  return <Alert tone="bad" title={error.message} />;
}
