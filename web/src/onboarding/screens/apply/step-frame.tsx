import { APPLICATION_STEPS, type ApplicationStep } from "@blenda/domain/onboarding/constants";
import type { Application } from "@blenda/domain/onboarding/model";
import { applicationTexts } from "@blenda/domain/onboarding/texts";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { toast } from "../../../lib/toast.ts";
import { SaveMark } from "../../../product/autosave/save-mark.tsx";
import type { AutosavedForm } from "../../../product/autosave/use-autosave.ts";
import { Button, buttonStyle } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { applicationQuery, learnApplication } from "../../data/application-queries.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { missingOf } from "./step-state.ts";

type SaveState = Pick<AutosavedForm<object>, "state" | "savedAt" | "error" | "saveNow" | "keepMine" | "takeTheirs">;

interface Props {
  application: Application;
  step: ApplicationStep;
  title: string;
  lead: ReactNode;
  /** Absent where there is nothing to save. */
  form?: SaveState;
  children: ReactNode;
}

/** What every step has around it: where one is, how far the saving is, the reviewer's note, the way back, on, and out. */
export function StepFrame({ application, step, title, lead, form, children }: Props) {
  const at = APPLICATION_STEPS.indexOf(step);
  const before = APPLICATION_STEPS[at - 1];
  const note = application.notes.find((each) => each.step === step);
  const heading = useRef<HTMLHeadingElement>(null);
  const { goOn, leave, label, isSending } = useWayOn(application, step, form);
  useEffect(() => {
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      goOn();
    };
    document.addEventListener("keydown", byKey);
    return () => document.removeEventListener("keydown", byKey);
  });
  return (
    <div className="grid min-w-0 content-start gap-6">
      <header className="grid gap-1">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
          <p className="type-small text-muted max-lg:hidden">
            Step {at + 1} of {APPLICATION_STEPS.length}
          </p>
          {form && application.savedAt !== null && (
            <SaveMark state={form.state} savedAt={form.savedAt} onRetry={() => void form.saveNow()} />
          )}
        </div>
        <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none">
          {title}
        </h1>
        <p className="max-w-prose text-muted">{lead}</p>
      </header>
      {note && (
        <Alert tone="warn" title="Our reviewer asks">
          <span className="whitespace-pre-line">{note.text}</span>
        </Alert>
      )}
      {form?.state === "failed" && form.error && <Alert tone="warn" title={form.error.message} />}
      {form?.state === "conflict" && <ConflictNotice onKeepMine={() => void form.keepMine()} onTakeTheirs={form.takeTheirs} />}
      {children}
      <footer className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-bg px-4 py-3 md:static md:mx-0 md:border-0 md:px-0 md:py-0">
        {before ? (
          <Link to="/become-a-creator" search={{ step: before }} className={buttonStyle("quiet", "large", "max-md:hidden")}>
            <Icon name="arrow-left" />
            {applicationTexts.steps[before]}
          </Link>
        ) : (
          <span className="max-md:hidden" />
        )}
        <div className="flex gap-3 max-md:w-full">
          <Button size="large" className="max-md:flex-1" onClick={leave}>
            Save and leave
          </Button>
          <Button kind="primary" size="large" className="max-md:flex-1" isBusy={isSending} onClick={goOn}>
            {label}
          </Button>
        </div>
      </footer>
    </div>
  );
}

/** On to the next step that wants something; from the last one, or once nothing is missing, the application is sent. */
function useWayOn(application: Application, step: ApplicationStep, form: SaveState | undefined) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { act: send, isActing } = useAct(api.onboarding.submitApplication, {
    learn: learnApplication,
    done: () => "Your application is on its way to us.",
  });
  const asked = application.status === "changes_requested" ? application.openSteps : APPLICATION_STEPS;
  const at = asked.indexOf(step);
  const next = asked.slice(at + 1).find((each) => each !== step) ?? null;
  const isLast = next === null;
  const goTo = (to: ApplicationStep) => void navigate({ to: "/become-a-creator", search: { step: to } });
  const goOn = async () => {
    if (form && !(await form.saveNow())) return;
    if (!isLast) return goTo(next);
    // What was just saved counts.
    const latest = cache.getQueryData(applicationQuery.queryKey) ?? application;
    const first = APPLICATION_STEPS.find((each) => missingOf(each, latest) !== null);
    if (first === undefined) return send(undefined);
    toast.failed(`Something's still missing in “${applicationTexts.steps[first]}”: ${lowered(missingOf(first, latest) ?? "")}.`);
    if (first !== step) goTo(first);
  };
  const leave = async () => {
    if (form && !(await form.saveNow())) return;
    toast.done("Saved. Continue whenever you like.");
    void navigate({ to: "/" });
  };
  return { goOn: () => void goOn(), leave: () => void leave(), label: isLast ? "Send application" : "Continue", isSending: isActing };
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
