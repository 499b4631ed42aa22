import { RECOVERY } from "@blenda/domain/mfa/constants";
import type { MfaOverview } from "@blenda/domain/mfa/model";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { useQuery } from "@tanstack/react-query";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Switch } from "../../../ui/controls/switch.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { mfaQuery, refreshMfa } from "../../data/mfa-queries.ts";
import type { ProofRunner } from "../prove.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { KeyList } from "./key-list.tsx";
import { MethodList } from "./method-list.tsx";
import { RecoveryNotice } from "./recovery-notice.tsx";
import { useSetup } from "./use-setup.tsx";

/** The second factor at login, for everyone: off until its owner switches it on; staff cannot switch it off (decision D9). */
export function TwoStep({ prove }: { prove: ProofRunner }) {
  const { data, error, refetch } = useQuery(mfaQuery);
  if (data) return <Choices overview={data} prove={prove} />;
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label="Loading two-step login" className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-24" />
    </div>
  );
}

function Choices({ overview, prove }: { overview: MfaOverview; prove: ProofRunner }) {
  const { config, keys, isAskedAtSignIn, mustHaveFactor } = overview;
  const setup = useSetup(overview, prove);
  const { act, isActing } = useAct(api.mfa.setSignInCheck, {
    done: (out) => (out.isAskedAtSignIn ? mfaTexts.signInCheckOn : mfaTexts.signInCheckOff),
    learn: () => void refreshMfa(),
    // The switch shows what is true; its failures are only logged (spec 1 §8).
    foresee: () => () => void refreshMfa(),
    isOnlyLogged: true,
  });
  const choose = (isOn: boolean) => (isOn && !config.enabled ? setup.begin(undefined, () => act({ isOn })) : act({ isOn }));
  const help = mustHaveFactor
    ? "Always on for staff."
    : "Besides your password, we'll ask for a code or your key in browsers you haven't used before.";
  return (
    <>
      <RecoveryNotice recovery={overview.recovery} />
      <Switch
        label="Ask for a second factor when I log in"
        help={help}
        isOn={isAskedAtSignIn}
        disabled={isActing || (mustHaveFactor && isAskedAtSignIn)}
        onChange={choose}
      />
      {config.enabled ? (
        <>
          <div className="border-t border-line pt-5">
            <MethodList overview={overview} prove={prove} onSetUp={setup.begin} />
          </div>
          {keys.length > 0 && (
            <div className="border-t border-line pt-5">
              <h3 className="mb-3 type-ui font-semibold">Your hardware keys</h3>
              <KeyList keys={keys} prove={prove} />
              {setup.canAdd && (
                <Button size="small" icon="plus" className="mt-3" onClick={() => setup.begin("hardware_key")}>
                  Add another key
                </Button>
              )}
            </div>
          )}
          <div className="border-t border-line pt-5">
            <h3 className="mb-3 type-ui font-semibold">Backup codes</h3>
            <BackupCodes backupCodes={overview.backupCodes} prove={prove} />
          </div>
        </>
      ) : (
        setup.canAdd && (
          <div>
            <Button onClick={() => setup.begin()}>Set up a method</Button>
          </div>
        )
      )}
      <p className="border-t border-line pt-5 type-small text-muted">
        {mustHaveFactor
          ? "Lost every method? A super admin can reset them for you."
          : `Lost every method? Choose "Lost your device?" when you log in. We'll email you a link, and after ${RECOVERY.WAIT_HOURS} hours your password is enough again.`}
      </p>
      {setup.dialog}
    </>
  );
}
