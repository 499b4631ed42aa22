import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { sessionQuery } from "../../lib/session/session.ts";
import { EntryLayout } from "./entry-layout.tsx";
import { LoginForm } from "./login-form.tsx";
import { useSendOn } from "./send-on.ts";

/** Most people never see it. */
const FactorStep = lazy(() => import("./factor-step.tsx").then((module) => ({ default: module.FactorStep })));

export function Login() {
  const { user, hasGoogle, needsFactor } = useSuspenseQuery(sessionQuery).data;
  useSendOn(user);
  if (user) return null;
  if (needsFactor)
    return (
      <Suspense>
        <FactorStep methods={needsFactor.methods} />
      </Suspense>
    );
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
