import type { ApplicationStep } from "@blenda/domain/onboarding/constants";
import type { Application } from "@blenda/domain/onboarding/model";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { client } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { type AutosavedForm, useAutosave } from "../../product/autosave/use-autosave.ts";
import { applicationQuery, learnApplication } from "./application-queries.ts";

interface StepRules<Fields> {
  step: ApplicationStep;
  application: Application;
  /** What of an application this step is about. Always the same function. */
  fieldsOf: (application: Application) => Fields;
  save: (fields: Fields, mark: number) => Promise<Application>;
}

/** A step that saves itself, whole each time: what was written elsewhere meanwhile is met by its mark. */
export function useStep<Fields extends object>({ step, application, fieldsOf, save }: StepRules<Fields>): AutosavedForm<Fields> {
  const cache = useQueryClient();
  const known = useMemo(() => ({ fields: fieldsOf(application), mark: application.marks[step] }), [application, fieldsOf, step]);
  return useAutosave<Fields>({
    keptAs: `application:${step}`,
    known,
    savedAt: application.savedAt ? Date.parse(application.savedAt) : Date.now(),
    save: async (changed, mark) => {
      const latest = cache.getQueryData(applicationQuery.queryKey) ?? application;
      const saved = await save({ ...fieldsOf(latest), ...changed }, mark).catch(async (error: Error) => {
        throw codeOf(error) === "ONBOARDING_CHANGED_ELSEWHERE" ? new SavedElsewhere(await client.onboarding.application()) : error;
      });
      learnApplication(saved, cache);
      return { fields: fieldsOf(saved), mark: saved.marks[step] };
    },
    theirsIn: (error) => {
      if (!(error instanceof SavedElsewhere)) return null;
      learnApplication(error.application, cache);
      return { fields: fieldsOf(error.application), mark: error.application.marks[step] };
    },
  });
}

/** Another tab or device was quicker; carries what is there now. */
class SavedElsewhere extends Error {
  readonly application: Application;
  constructor(application: Application) {
    super("saved elsewhere");
    this.application = application;
  }
}
