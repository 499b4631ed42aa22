import { lazy, Suspense } from "react";
import { useCeremony } from "../lib/calls/step-up.ts";
import { useFreshCodes } from "../mfa/data/fresh-codes.ts";

const StepUpDialog = lazy(() => import("../mfa/parts/step-up-dialog.tsx").then((part) => ({ default: part.StepUpDialog })));
const CodesOnce = lazy(() => import("../mfa/parts/setup/codes-once.tsx").then((part) => ({ default: part.CodesOnce })));

/** Above every page: where a person is asked for their second factor, and shown their backup codes. The code comes when it is needed. */
export function MfaPlaces() {
  const ceremony = useCeremony();
  const fresh = useFreshCodes();
  return (
    <Suspense>
      {fresh && <CodesOnce codes={fresh.codes} onKept={fresh.keep} />}
      {ceremony && <StepUpDialog key={ceremony.id} ceremony={ceremony} />}
    </Suspense>
  );
}
