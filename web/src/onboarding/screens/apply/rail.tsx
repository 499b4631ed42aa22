import { APPLICATION_STEPS, type ApplicationStep } from "@blenda/domain/onboarding/constants";
import type { Application } from "@blenda/domain/onboarding/model";
import { applicationTexts } from "@blenda/domain/onboarding/texts";
import { Link } from "@tanstack/react-router";
import { classNames } from "../../../ui/class-names.ts";
import { Menu, menuItemStyle } from "../../../ui/controls/menu.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { type StepState, stateOf, summaryOf } from "./step-state.ts";

interface Props {
  application: Application;
  here: ApplicationStep;
}

/** The six steps, each a link; on narrow screens one button that opens their list. */
export function Rail({ application, here }: Props) {
  const at = APPLICATION_STEPS.indexOf(here) + 1;
  return (
    <nav aria-label="Steps of your application" className="lg:self-start lg:sticky lg:top-[calc(var(--nav-h)+2rem)]">
      <div className="lg:hidden">
        <Menu
          triggerClass="flex h-11 w-full items-center justify-between gap-3 rounded-sm border border-line-strong bg-surface-1 px-4 type-ui font-semibold"
          trigger={
            <>
              <span>
                Step {at} of {APPLICATION_STEPS.length}
                <span className="ml-2 font-normal text-muted">{applicationTexts.steps[here]}</span>
              </span>
              <Icon name="chevron-down" />
            </>
          }
        >
          {APPLICATION_STEPS.map((step) => (
            <Link key={step} to="/become-a-creator" search={{ step }} role="menuitem" tabIndex={-1} className={menuItemStyle}>
              <Mark step={step} state={stateOf(step, application)} isHere={step === here} />
              {applicationTexts.steps[step]}
            </Link>
          ))}
        </Menu>
      </div>
      <p className="mb-4 type-small font-semibold text-muted max-lg:hidden">Stop anywhere. It's all saved.</p>
      <ol className="max-lg:hidden">
        {APPLICATION_STEPS.map((step) => {
          const state = stateOf(step, application);
          return (
            <li
              key={step}
              className={classNames(
                "relative pb-5 last:pb-0 not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0.5 not-last:before:left-[13px] not-last:before:w-px",
                state === "done" ? "before:bg-ok" : "before:bg-line-strong",
              )}
            >
              <Link
                to="/become-a-creator"
                search={{ step }}
                aria-current={step === here ? "step" : undefined}
                className="group flex gap-4 rounded-xs"
              >
                <Mark step={step} state={state} isHere={step === here} />
                <span className="grid gap-0.5 pt-0.5">
                  <span className={classNames("type-ui group-hover:text-text", step === here ? "font-semibold" : "text-muted")}>
                    {applicationTexts.steps[step]}
                  </span>
                  <span className={classNames("type-small", state === "changes" ? "text-warn" : "text-muted")}>
                    {state === "changes" ? "Needs changes" : summaryOf(step, application)}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const SAYS: Record<StepState, string> = { done: "Done:", changes: "Needs changes:", open: "Open:", closed: "Closed:" };

function Mark({ step, state, isHere }: { step: ApplicationStep; state: StepState; isHere: boolean }) {
  const look = isHere
    ? "bg-ember text-on-ember border-ember"
    : {
        done: "bg-ok-soft text-ok border-transparent",
        changes: "bg-warn-soft text-warn border-transparent",
        open: "border-line-strong text-muted",
        closed: "border-line text-faint",
      }[state];
  return (
    <span className={classNames("grid size-7 shrink-0 place-items-center rounded-full border type-label tabular-nums", look)}>
      <span className="sr-only">{SAYS[state]} </span>
      <span aria-hidden="true" className="grid">
        {!isHere && state === "done" && <Icon name="check" size={16} />}
        {!isHere && state === "changes" && <Icon name="triangle-alert" size={14} />}
        {(isHere || state === "open" || state === "closed") && APPLICATION_STEPS.indexOf(step) + 1}
      </span>
    </span>
  );
}
