import type { Profile } from "@blenda/domain/account/model";
import { accountTexts } from "@blenda/domain/account/texts";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { GoogleButton } from "../../identity/parts/google-button.tsx";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { dayOf } from "../../lib/text/time.ts";
import { toast } from "../../lib/toast.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { learnProfile, profileQuery } from "../data/own-queries.ts";
import { AskFirst } from "./ask-first.tsx";
import { Row, Section } from "./section.tsx";

export function GoogleSection({ profile: { google, hasPassword } }: { profile: Profile }) {
  const { hasGoogle } = useSuspenseQuery(sessionQuery).data;
  return (
    <Section id="google" title="Connected accounts" about="Other ways to log in.">
      {google ? (
        <Connected google={google} hasPassword={hasPassword} />
      ) : hasGoogle ? (
        <Connect />
      ) : (
        <p className="text-muted">Nothing to connect here right now.</p>
      )}
    </Section>
  );
}

function Connect() {
  const cache = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const learn = async () => {
    setFailure(null);
    learnProfile(await cache.fetchQuery({ ...profileQuery, staleTime: 0 }), cache);
    toast.done(accountTexts.googleLinked);
  };
  return (
    <>
      {failure && <Alert tone="bad" title={failure} />}
      <Row title="Google" text="Log in with one click instead of a password.">
        <GoogleButton isLinking size="medium" onDone={learn} onFailed={setFailure}>
          Connect Google
        </GoogleButton>
      </Row>
    </>
  );
}

function Connected({ google, hasPassword }: { google: NonNullable<Profile["google"]>; hasPassword: boolean }) {
  const { act, isActing, error } = useAct(api.account.unlinkGoogle, {
    isToldInPlace: true,
    done: () => accountTexts.googleUnlinked,
    learn: learnProfile,
  });
  return (
    <>
      {error && <Alert tone="bad" title={error.message} />}
      <Row
        icon={<img src="/google.svg" alt="" width={20} height={20} className="mt-2 size-5" />}
        title="Google"
        text={`${google.email}, connected on ${dayOf(google.linkedAt)}`}
      >
        {hasPassword && (
          <AskFirst label="Disconnect" question="Disconnect Google?" kind="quiet" isBusy={isActing} onYes={() => act(undefined)}>
            You'll log in with your email and password instead.
          </AskFirst>
        )}
      </Row>
      {!hasPassword && <p className="type-small text-muted">It's your only way to log in. Set a password first to disconnect it.</p>}
    </>
  );
}
