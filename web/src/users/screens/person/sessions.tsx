import type { UserDetail } from "@blenda/domain/users/model";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { agoOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { DrawerSection } from "../../../ui/layout/drawer.tsx";
import { learnUser } from "../../data/user-queries.ts";

const isHandheld = (device: string): boolean => /phone|android|ios|tablet|mobile/i.test(device);

/** Sessions of a person. Ending one answers right away. */
export function Sessions({ user: { id, name, sessions, may } }: { user: UserDetail }) {
  const [isAsking, setAsking] = useState(false);
  const one = useAct(api.users.endSession, { learn: learnUser });
  const all = useAct(api.users.endSessions, { learn: learnUser });
  const mayEnd = may.includes("endSessions");
  return (
    <DrawerSection
      title="Sessions"
      aside={
        mayEnd &&
        sessions.length > 1 && (
          <Button kind="danger" size="small" onClick={() => setAsking(true)}>
            End all
          </Button>
        )
      }
    >
      {sessions.length === 0 ? (
        <p className="type-small text-muted">Not logged in anywhere.</p>
      ) : (
        <ul className="divide-y divide-line">
          {sessions.map(({ id: sessionId, browser, device, network, lastSeenAt }) => (
            <li key={sessionId} className="flex items-center gap-3 py-2.5">
              <Icon name={isHandheld(device) ? "smartphone" : "monitor"} className="text-muted" />
              <div className="grid min-w-0 flex-1">
                <span className="type-ui font-semibold">
                  {browser} on {device}
                </span>
                <span className="type-small text-muted">
                  {network} · {agoOf(lastSeenAt)}
                </span>
              </div>
              {mayEnd && (
                <Button kind="quiet" size="small" isBusy={one.isActing} onClick={() => one.act({ userId: id, sessionId })}>
                  End
                  <span className="sr-only">
                    {" "}
                    {browser} on {device}
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isAsking && (
        <ConfirmDialog
          question={`End all sessions of ${name}?`}
          label="End all sessions"
          isBusy={all.isActing}
          onYes={() => all.act({ userId: id }, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          They're logged out everywhere and have to log in again.
        </ConfirmDialog>
      )}
    </DrawerSection>
  );
}
