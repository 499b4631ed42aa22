import type { ApplicationStep } from "@blenda/domain/onboarding/constants";
import type { Application } from "@blenda/domain/onboarding/model";
import { applicationTexts } from "@blenda/domain/onboarding/texts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { StepFacts } from "../step-facts.tsx";
import { StepFrame } from "./step-frame.tsx";

/** A step the reviewer was content with. */
export function ClosedStep({ application, step }: { application: Application; step: ApplicationStep }) {
  return (
    <StepFrame
      application={application}
      step={step}
      title={applicationTexts.steps[step]}
      lead="Nothing to change here. Our reviewer only asked about the marked steps."
    >
      <Panel>
        <StepFacts application={application} step={step} />
      </Panel>
    </StepFrame>
  );
}
