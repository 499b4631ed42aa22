import type { Profile } from "@blenda/domain/account/model";
import type { MfaOverview } from "@blenda/domain/mfa/model";
import { useQuery } from "@tanstack/react-query";
import { learnProof, profileQuery } from "../../account/data/own-queries.ts";
import { useProof } from "../../identity/parts/proof.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Tag } from "../../ui/tag.tsx";
import { mfaQuery } from "../data/mfa-queries.ts";
import { BackupCodes } from "../parts/own/backup-codes.tsx";
import { KeyList } from "../parts/own/key-list.tsx";
import { MethodList } from "../parts/own/method-list.tsx";
import { RecoveryNotice } from "../parts/own/recovery-notice.tsx";
import { useSetup } from "../parts/own/use-setup.tsx";
import { Challenges } from "./challenges.tsx";
import { FirstMethod } from "./first-method.tsx";
import { SessionPanel } from "./session-panel.tsx";
import { strengthOf } from "./strength.ts";

/** One's own second factors, for staff. Without any it is a single step, and the rest of the staff area is shut. */
export function Security() {
  const overview = useQuery(mfaQuery);
  const profile = useQuery(profileQuery);
  if (overview.data && profile.data) return <Page overview={overview.data} profile={profile.data} />;
  const failed = [overview, profile].find(({ error }) => error);
  if (failed?.error) return <ErrorState message={failed.error.message} onRetry={() => void failed.refetch()} />;
  return (
    <div role="status" aria-label="Loading your methods" className="grid gap-5">
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-64" />
      <Skeleton className="h-40" />
    </div>
  );
}

function Page({ overview, profile }: { overview: MfaOverview; profile: Profile }) {
  const proof = useProof(profile, learnProof);
  const setup = useSetup(overview, proof.first);
  const { keys, config } = overview;
  const dialogs = (
    <>
      {setup.dialog}
      {proof.dialog}
    </>
  );
  if (!config.enabled) {
    return (
      <>
        <FirstMethod overview={overview} setup={setup} />
        {dialogs}
      </>
    );
  }
  const strength = strengthOf(overview);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="type-h1">MFA Security</h1>
          <p className="mt-1 text-muted">Your own methods. They protect everything you do as staff.</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Tag tone={strength.tone} hasDot>
            {strength.text}
          </Tag>
          {setup.canAdd && (
            <Button kind="primary" icon="key-round" onClick={() => setup.begin()}>
              Add a method
            </Button>
          )}
        </div>
      </div>
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          <RecoveryNotice recovery={overview.recovery} />
          <Panel
            title="Methods"
            aside={<span className="type-small text-muted max-sm:hidden">You need a code to remove one, and we'll email you</span>}
          >
            <MethodList overview={overview} prove={proof.first} onSetUp={setup.begin} />
          </Panel>
          {keys.length > 0 && (
            <Panel title="Hardware keys">
              <KeyList keys={keys} prove={proof.first} />
            </Panel>
          )}
          <Challenges />
        </div>
        <div className="grid min-w-0 gap-5">
          <SessionPanel sessions={overview.sessions} />
          <Panel title="Backup codes">
            <BackupCodes backupCodes={overview.backupCodes} prove={proof.first} />
          </Panel>
        </div>
      </div>
      {dialogs}
    </>
  );
}
