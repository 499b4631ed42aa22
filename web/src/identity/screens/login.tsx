import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { sessionQuery } from "../../lib/session/session.ts";
import { EntryLayout } from "./entry-layout.tsx";
import { LoginForm } from "./login-form.tsx";
import { useSendOn } from "./send-on.ts";

export function Login() {
  const { user, hasGoogle } = useSuspenseQuery(sessionQuery).data;
  useSendOn(user);
  if (user) return null;
  const lead = (
    <>
      New here?{" "}
      <Link to="/signup" search className="link-inline">
        Create an account
      </Link>
    </>
  );
  return (
    <EntryLayout title="Welcome back" lead={lead}>
      <LoginForm hasGoogle={hasGoogle} />
    </EntryLayout>
  );
}
