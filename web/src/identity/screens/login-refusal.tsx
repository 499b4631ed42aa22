import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { useSecondsUntil } from "../../lib/clock/countdown.ts";
import { LockTimer } from "../../lockout/parts/lock-timer.tsx";
import { SendUnlock } from "../../lockout/parts/send-unlock.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";

/** The reason why a login was refused. */
export interface Refusal {
  code: string | null;
  message: string;
  /** The address it was about; empty when Google refused. */
  email: string;
  /** When a temporary lock ends. */
  until: number | null;
}

/** The specification's sentence, then one line that helps. It takes the focus, so that it is read and its link is next. */
export function LoginRefusal({ refusal }: { refusal: Refusal }) {
  const box = useRef<HTMLDivElement>(null);
  const seconds = useSecondsUntil(refusal.until);
  const isOver = refusal.until !== null && seconds === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new refusal is read out, also one that says the same again
  useEffect(() => box.current?.focus(), [refusal]);
  return (
    <div ref={box} tabIndex={-1} className="mt-6 rounded-sm">
      {isOver ? (
        <Alert tone="info" title="You can try again now." />
      ) : (
        <Alert tone={refusal.code === "LOCKOUT_WARNING" ? "warn" : "bad"} title={refusal.message} className="appear">
          {seconds > 0 ? <LockTimer seconds={seconds} /> : helpFor(refusal)}
        </Alert>
      )}
    </div>
  );
}

function helpFor({ code, email }: Refusal): ReactNode {
  switch (code) {
    case "IDENTITY_INVALID":
      return <ForgotIt email={email} />;
    case "LOCKOUT_WARNING":
      return <ForgotIt email={email} gain=" and keep your account open" />;
    case "LOCKOUT_EMAIL_NOW":
    case "auth/account-locked-email":
      return <SendUnlock key={email} email={email} />;
    case "IDENTITY_SUSPENDED":
      return <AskWhy />;
    default:
      return email && "Nothing you typed was lost.";
  }
}

function AskWhy() {
  return (
    <>
      Think this is a mistake?{" "}
      <Link to="/contact" className="link-inline">
        Write to us
      </Link>
      .
    </>
  );
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
