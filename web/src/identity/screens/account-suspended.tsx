import { BRAND } from "@blenda/domain/shared/brand";
import { Link, Navigate } from "@tanstack/react-router";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { sessionChanged } from "../../lib/session/session.ts";
import { useSuspension } from "../../lib/session/use-suspension.ts";
import { momentOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { NarrowPage } from "../parts/narrow-page.tsx";

/** Why an account can't be used, until when, and whom to write to. Without a suspension there is nothing to read here. */
export function AccountSuspended() {
  const suspension = useSuspension();
  const { act, isActing } = useAct(api.identity.signOut, { learn: (session, cache) => sessionChanged(cache, session) });
  if (!suspension) return <Navigate to="/" replace />;
  const { reason, until, at } = suspension;
  return (
    <NarrowPage title="Your account is suspended" lead="You can't use it for now. Everything you bought and made is still yours.">
      <div className="mt-6 grid gap-6">
        <Alert tone="warn" title={reason}>
          Since {momentOf(at)}
        </Alert>
        <p>{until ? `It ends on ${momentOf(until)}. You can log in again then.` : "It has no end date."}</p>
        <p className="text-muted">
          Think this is a mistake? Write to{" "}
          <a href={`mailto:${BRAND.supportEmail}`} className="link-inline">
            {BRAND.supportEmail}
          </a>{" "}
          or use our{" "}
          <Link to="/contact" className="link-inline">
            contact form
          </Link>
          .
        </p>
        <div>
          <Button icon="log-out" isBusy={isActing} onClick={() => act(undefined)}>
            Log out
          </Button>
        </div>
      </div>
    </NarrowPage>
  );
}
