import type { UserDetail } from "@blenda/domain/users/model";
import { type ReactNode, useState } from "react";
import { dayOf, momentOf } from "../../../lib/text/time.ts";
import { ReachNote } from "../../../permissions/parts/reach-note.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Locked } from "./locked.tsx";
import { ReinstateDialog, SuspendDialog } from "./suspend-dialog.tsx";

/** What is wrong with the account, and what can be done about it; without anything wrong, the way to suspend it. */
export function Danger({ user }: { user: UserDetail }) {
  const [asking, setAsking] = useState<"suspend" | "reinstate" | null>(null);
  const { may, suspension, lockout, deletionDueAt, outOfReach } = user;
  const maySuspend = may.includes("suspend");
  const close = () => setAsking(null);
  return (
    <div className="grid gap-4 px-4 pb-5 empty:hidden md:px-6">
      {outOfReach && <ReachNote because={outOfReach} />}
      {suspension && (
        <Box icon="ban" title="This account is suspended.">
          <p className="type-small text-muted">
            Since {momentOf(suspension.at)}, {suspension.until ? `until ${momentOf(suspension.until)}` : "until someone lifts it"}. “
            {suspension.reason}”
          </p>
          <div className="flex flex-wrap gap-2">
            {maySuspend && <Button onClick={() => setAsking("suspend")}>Change reason or end</Button>}
            {may.includes("reinstate") && (
              <Button kind="primary" onClick={() => setAsking("reinstate")}>
                Reinstate
              </Button>
            )}
          </div>
        </Box>
      )}
      {lockout && lockout.failedAttempts > 0 && <Locked lockout={lockout} mayUnlock={may.includes("unlock")} />}
      {deletionDueAt && (
        <Alert tone="warn" title="They asked to delete this account.">
          It will be deleted on {dayOf(deletionDueAt)} unless they log in and keep it.
        </Alert>
      )}
      {maySuspend && !suspension && (
        <div>
          <Button kind="danger" size="small" icon="ban" onClick={() => setAsking("suspend")}>
            Suspend account
          </Button>
        </div>
      )}
      {asking === "suspend" && <SuspendDialog user={user} onClose={close} />}
      {asking === "reinstate" && <ReinstateDialog user={user} onClose={close} />}
    </div>
  );
}

function Box({ icon, title, children }: { icon: "ban" | "lock"; title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3 rounded-sm border border-bad-line bg-bad-soft p-4">
      <p className="flex gap-3 type-ui font-semibold">
        <Icon name={icon} size={20} className="text-bad" />
        {title}
      </p>
      {children}
    </section>
  );
}
