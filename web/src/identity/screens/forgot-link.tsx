import { Link } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What was typed on the page before, so that nobody types it twice. Never in the address. */
    email?: string;
  }
}

export function ForgotLink({ email }: { email: string }) {
  return (
    <Link to="/reset-password" state={{ email }} className="link touch-target">
      Forgot password?
    </Link>
  );
}
