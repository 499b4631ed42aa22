import type { Session } from "@blenda/domain/identity/model";
import type { Answer } from "@blenda/domain/mfa/model";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useAct } from "../../lib/calls/act.ts";
import { api, client } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { sessionChanged, sessionQuery } from "../../lib/session/session.ts";
import { toast } from "../../lib/toast.ts";
import { FactorForm } from "../../mfa/parts/factor-form.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { EntryLayout } from "./entry-layout.tsx";

/** The password was right; who it is remains open until the second factor is too. */
export function FactorStep({ methods }: Pick<NonNullable<Session["needsFactor"]>, "methods">) {
  const cache = useQueryClient();
  const recovery = useAct(api.mfa.requestRecovery, { isToldInPlace: true });
  const startOver = () => cache.setQueryData(sessionQuery.queryKey, (before) => before && { ...before, needsFactor: null });
  /** Too much time has passed since the password: it is asked for again. */
  const orStartOver = (problem: unknown): never => {
    if (problem instanceof Error && codeOf(problem) === "MFA_NOT_SIGNING_IN") {
      toast.failed(problem.message);
      startOver();
    }
    throw problem;
  };
  const verify = async (answer: Answer) => sessionChanged(cache, await client.mfa.verifySignIn(answer).catch(orStartOver));
  if (recovery.isDone) {
    return (
      <EntryLayout title="Check your email" lead={mfaTexts.recoveryMailed}>
        <Button size="large" className="mt-6" onClick={startOver}>
          Back to log in
        </Button>
      </EntryLayout>
    );
  }
  return (
    <EntryLayout title="One more step" lead="Your password is right. Now show us your second factor.">
      <div className="mt-6">
        <FactorForm
          methods={methods}
          challenge={(method) => client.mfa.challengeSignIn({ method }).catch(orStartOver)}
          verify={verify}
          denyLabel="Back"
          onDeny={startOver}
        >
          {recovery.error && <Alert tone="bad" title={recovery.error.message} />}
          <p className="type-ui">
            <button type="button" className="link touch-target" disabled={recovery.isActing} onClick={() => recovery.act(undefined)}>
              Lost your device?
            </button>
          </p>
        </FactorForm>
      </div>
    </EntryLayout>
  );
}
