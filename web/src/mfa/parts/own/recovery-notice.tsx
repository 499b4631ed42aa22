import type { MfaOverview } from "@blenda/domain/mfa/model";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { momentOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { refreshMfa } from "../../data/mfa-queries.ts";

/** A request by mail says that every factor is lost. The person here has one, and knows better. */
export function RecoveryNotice({ recovery }: Pick<MfaOverview, "recovery">) {
  const { act, isActing } = useAct(api.mfa.cancelRecovery, {
    done: () => mfaTexts.recoveryCancelled,
    learn: () => void refreshMfa(),
  });
  if (!recovery) return null;
  return (
    <Alert tone="warn" title={`Your second factor will be removed on ${momentOf(recovery.dueAt)}`}>
      <p>Someone confirmed by email that all your methods are lost. If that wasn't you, keep them and change your password.</p>
      <Button size="small" className="mt-2" isBusy={isActing} onClick={() => act({})}>
        Keep my second factor
      </Button>
    </Alert>
  );
}
