import { Link } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address typed on the page before, so that it is not typed twice. Never in the page's address. */
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
