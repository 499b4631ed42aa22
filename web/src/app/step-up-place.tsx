import { lazy, Suspense } from "react";
import { useCeremony } from "../lib/calls/step-up.ts";

const StepUpDialog = lazy(() => import("../mfa/parts/step-up-dialog.tsx").then((part) => ({ default: part.StepUpDialog })));

/** Where somebody is asked for their second factor; the code for it comes when they are. */
export function StepUpPlace() {
  const ceremony = useCeremony();
  return (
    ceremony && (
      <Suspense>
        <StepUpDialog key={ceremony.id} ceremony={ceremony} />
      </Suspense>
    )
  );
}
