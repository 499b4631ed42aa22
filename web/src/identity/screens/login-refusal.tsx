import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { LockTimer } from "../../lockout/parts/lock-timer.tsx";
import { SendUnlock } from "../../lockout/parts/send-unlock.tsx";
import { Alert } from "../../ui/alert.tsx";

/** Why nobody was let in, with the address it was about. */
export interface Refusal {
  code: string | null;
  message: string;
  email: string;
  /** When a temporary lock ends. */
  until: number | null;
}

/** The specification's sentence, then one line that helps. It takes the focus, so that it is read and its link is next. */
export function LoginRefusal({ refusal }: { refusal: Refusal }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new refusal is read out, also one that says the same again
  useEffect(() => box.current?.focus(), [refusal]);
  return (
    <div ref={box} tabIndex={-1} className="mt-6 rounded-sm">
      <Alert tone={refusal.code === "LOCKOUT_WARNING" ? "warn" : "bad"} title={refusal.message} className="appear">
        {helpFor(refusal)}
      </Alert>
    </div>
  );
}

function helpFor({ code, email, until }: Refusal): ReactNode {
  switch (code) {
    case "IDENTITY_INVALID":
      return <ForgotIt email={email} />;
    case "LOCKOUT_WARNING":
      return <ForgotIt email={email} gain=" and keep your account open" />;
    case "LOCKOUT_LOCKED_NOW":
    case "LOCKOUT_TEMPORARY":
      return until && <LockTimer until={until} />;
    case "LOCKOUT_EMAIL_NOW":
    case "LOCKOUT_EMAIL":
      return (
        <>
          No mail? We send it again to the address below.
          <SendUnlock key={email} email={email} />
        </>
      );
    default:
      return "What you typed is still here.";
  }
}

function ForgotIt({ email, gain = "" }: { email: string; gain?: string }) {
  return (
    <>
      Forgot it?{" "}
      <Link to="/reset-password" state={{ email }} className="link-inline">
        Reset your password
      </Link>
      {gain}.
    </>
  );
}
