import type { ApplicationStep } from "@blenda/domain/onboarding/constants";
import type { Application } from "@blenda/domain/onboarding/model";
import { Agreement } from "../steps/agreement-step.tsx";
import { Portfolio } from "../steps/portfolio-step.tsx";
import { Profile } from "../steps/profile-step.tsx";
import { Proposal } from "../steps/proposal-step.tsx";
import { Security } from "../steps/security-step.tsx";
import { Tax } from "../steps/tax-step.tsx";
import { ClosedStep } from "./closed-step.tsx";

interface Props {
  application: Application;
  step: ApplicationStep;
  onProfile: (profile: Application["profile"]) => void;
}

/** One step. Of an application that was sent back, those our team did not name are only to be read. */
export function StepPage({ application, step, onProfile }: Props) {
  if (step === "security") return <Security application={application} />;
  if (!application.openSteps.includes(step)) return <ClosedStep application={application} step={step} />;
  if (step === "profile") return <Profile application={application} onTyped={onProfile} />;
  if (step === "portfolio") return <Portfolio application={application} />;
  if (step === "proposal") return <Proposal application={application} />;
  return step === "tax" ? <Tax application={application} /> : <Agreement application={application} />;
}
