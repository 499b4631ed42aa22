import type { Application } from "@blenda/domain/onboarding/model";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { StepFrame } from "../apply/step-frame.tsx";

/** Step 6: the address must be confirmed; a second factor is a good idea and no condition. */
export function Security({ application }: { application: Application }) {
  const { email, isEmailVerified, hasFactor } = application.security;
  return (
    <StepFrame
      application={application}
      step="security"
      title="Your email and your login"
      lead="Money will move through this account, so it should be yours alone."
    >
      <Panel className="divide-y divide-line py-0">
        <Line isDone={isEmailVerified} title={isEmailVerified ? "Your email is confirmed" : "Confirm your email"} detail={email}>
          {!isEmailVerified && (
            <Link to="/settings" hash="email" className={buttonStyle("primary", "small")}>
              Confirm it
            </Link>
          )}
        </Line>
        <Line
          isDone={hasFactor}
          title={hasFactor ? "Two-step login is on" : "Turn on two-step login"}
          detail={hasFactor ? "Nobody gets in with your password alone." : "Recommended, not required. It takes about two minutes."}
        >
          {!hasFactor && (
            <Link to="/settings" hash="two-step" className={buttonStyle("secondary", "small")}>
              Set it up
            </Link>
          )}
        </Line>
      </Panel>
    </StepFrame>
  );
}

function Line({ isDone, title, detail, children }: { isDone: boolean; title: string; detail: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon name={isDone ? "circle-check" : "circle-dashed"} size={20} className={isDone ? "text-ok" : "text-muted"} />
      <p className="grid min-w-0 flex-1 type-ui">
        <span className="font-semibold">{title}</span>
        <span className="truncate type-small text-muted">{detail}</span>
      </p>
      {children}
    </div>
  );
}
