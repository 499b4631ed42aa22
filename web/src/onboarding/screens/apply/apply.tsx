import { APPLICATION_STEPS, type ApplicationStep } from "@blenda/domain/onboarding/constants";
import type { Application } from "@blenda/domain/onboarding/model";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { oneOf } from "../../../product/table/list-question.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { applicationQuery } from "../../data/application-queries.ts";
import { Answered } from "./answered.tsx";
import { ApplySkeleton } from "./apply-skeleton.tsx";
import { Aside } from "./aside.tsx";
import { Rail } from "./rail.tsx";
import { StepPage } from "./step-page.tsx";

/** `/become-a-creator`: six steps in any order; once it was sent, the same page to be read, with what happened since. */
export function Apply() {
  const { data, error, refetch } = useQuery(applicationQuery);
  const { step } = useSearch({ from: "/become-a-creator" });
  if (error && !data)
    return (
      <div className="page py-12">
        <h1 className="mb-6 type-h1">Become a creator</h1>
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      </div>
    );
  if (!data) return <ApplySkeleton />;
  if (data.openSteps.length > 0) return <Writing application={data} />;
  return (
    <>
      {/* Else a reviewer's note would later come up behind the step that was the last one before sending. */}
      {step !== undefined && <Navigate to="/become-a-creator" search={{}} replace />}
      <Answered application={data} />
    </>
  );
}

/** The first step that wants something. */
const firstOpen = ({ openSteps, doneSteps }: Application): ApplicationStep =>
  openSteps.find((step) => !doneSteps.includes(step)) ?? openSteps[0] ?? "profile";

/** The step is decided on arrival and stands in the address: a save that completes it does not move an applicant who is still typing. */
function Writing({ application }: { application: Application }) {
  const asked = oneOf(APPLICATION_STEPS, useSearch({ from: "/become-a-creator" }).step);
  const step = asked ?? firstOpen(application);
  const [typed, setTyped] = useState<Application["profile"] | null>(null);
  return (
    <div className="page grid gap-8 py-6 md:py-10 lg:grid-cols-[220px_minmax(0,1fr)] xl:grid-cols-[220px_minmax(0,1fr)_320px]">
      {asked === undefined && <Navigate to="/become-a-creator" search={{ step }} replace />}
      <Rail application={application} here={step} />
      <StepPage key={step} application={application} step={step} onProfile={setTyped} />
      <Aside profile={typed ?? application.profile} />
    </div>
  );
}
