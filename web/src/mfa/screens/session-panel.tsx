import { STEP_UP, type StepUpAction } from "@blenda/domain/access/step-up";
import type { FactorSession } from "@blenda/domain/mfa/model";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { useRouter } from "@tanstack/react-router";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { minutesAndSeconds, useSecondsUntil } from "../../lib/clock/countdown.ts";
import { clockOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Panel } from "../../ui/layout/panel.tsx";

const CLASSES: readonly { action: StepUpAction; label: string }[] = [
  { action: "ADMIN_ROUTE_ACCESS", label: "Admin area" },
  { action: "MONEY", label: "Money" },
  { action: "ROLES", label: "Roles" },
  { action: "DESTRUCTIVE", label: "Destructive" },
  { action: "ACCOUNT", label: "Your account" },
];

/** What this browser has verified, and how long each is good for. */
export function SessionPanel({ sessions }: { sessions: readonly FactorSession[] }) {
  const { history } = useRouter();
  const ending = useAct(api.mfa.endSessions, {
    done: () => mfaTexts.sessionsEnded,
    // Out of the area first: it would ask for the factor again right away.
    learn: () => history.push("/"),
  });
  const area = sessions.find(({ action }) => action === "ADMIN_ROUTE_ACCESS");
  return (
    <Panel
      title="This session"
      aside={<span className={area ? "type-small text-ok" : "type-small text-muted"}>{area ? "Verified" : "Not verified"}</span>}
    >
      {area && <Idle endsAt={area.idleEndsAt} />}
      <dl className="divide-y divide-line">
        {CLASSES.map(({ action, label }) => (
          <div key={action} className="flex items-baseline justify-between gap-4 py-2.5 type-ui">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right tabular-nums">
              {termsOf(
                action,
                sessions.find((each) => each.action === action),
              )}
            </dd>
          </div>
        ))}
      </dl>
      {sessions.length > 0 && (
        <Button className="mt-3 w-full" isBusy={ending.isActing} onClick={() => ending.act(undefined)}>
          End this session
        </Button>
      )}
    </Panel>
  );
}

function Idle({ endsAt }: { endsAt: string }) {
  const seconds = useSecondsUntil(Date.parse(endsAt));
  const longest = (STEP_UP.ADMIN_ROUTE_ACCESS.idleMinutes ?? 0) * 60;
  return (
    <div className="mb-3">
      <p>
        <span className="type-h1 tabular-nums">{minutesAndSeconds(seconds)}</span>{" "}
        <span className="type-small text-muted">until idle lock</span>
      </p>
      <progress
        aria-label="Time until idle lock"
        max={longest}
        value={Math.min(seconds, longest)}
        className="mt-2 h-1 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-ember"
      />
    </div>
  );
}

/** Until when, or what it takes (decision B12). */
function termsOf(action: StepUpAction, session: FactorSession | undefined): string {
  const { maxMinutes, isOnce } = STEP_UP[action];
  const longest = maxMinutes >= 60 ? `${maxMinutes / 60} hours at most` : `${maxMinutes} minutes`;
  if (isOnce) return "asks every time";
  return session ? `${clockOf(session.endsAt)}, ${longest}` : `asks again, ${longest}`;
}
