import { LOCKOUT } from "@blenda/domain/lockout/constants";
import type { LockoutLine } from "@blenda/domain/users/model";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { momentOf } from "../../../lib/text/time.ts";
import { LockLadder } from "../../../lockout/parts/lock-ladder.tsx";
import { UnlockDialog } from "../../../lockout/parts/unlock-dialog.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

const TITLES: Record<LockoutLine["state"], string> = {
  email: "This account is locked until it's unlocked by email or here.",
  temporary: "This account is locked for a few minutes.",
  open: "There were failed logins, but nothing is locked.",
};

/** Failed logins drawn as the ladder they climbed, and the way to lift the lock by hand. */
export function Locked({ lockout, mayUnlock }: { lockout: LockoutLine; mayUnlock: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { act: sendAgain, isActing: isSending } = useAct(api.lockout.requestUnlock, {
    done: () => `Unlock instructions sent to ${lockout.email}`,
  });
  const { email, state, failedAttempts, lastAttemptAt, unlockEmails } = lockout;
  const isLocked = state !== "open";
  const close = () => setAsking(false);
  return (
    <section
      aria-label="Failed logins"
      className={classNames("grid gap-3 rounded-sm border p-4", isLocked ? "border-bad-line bg-bad-soft" : "border-line bg-surface-2")}
    >
      <div className="flex gap-3">
        <Icon name="lock" size={20} className={isLocked ? "text-bad" : "text-muted"} />
        <div className="grid gap-1">
          <p className="type-ui font-semibold">{TITLES[state]}</p>
          <p className="type-small text-muted">
            {failedAttempts === 1 ? "1 failed login" : `${failedAttempts} failed logins`}
            {lastAttemptAt && `, last on ${momentOf(lastAttemptAt)}`}. Browsers they used before still work.
          </p>
        </div>
      </div>
      <LockLadder failed={failedAttempts} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="type-small text-muted">
          {unlockEmails} of {LOCKOUT.UNLOCK_EMAILS_PER_HOUR} unlock emails this hour
        </p>
        <div className="flex flex-wrap gap-2">
          {state === "email" && mayUnlock && unlockEmails < LOCKOUT.UNLOCK_EMAILS_PER_HOUR && (
            <Button size="small" isBusy={isSending} onClick={() => sendAgain({ email })}>
              Send again
            </Button>
          )}
          {isLocked && mayUnlock && (
            <Button size="small" kind="primary" onClick={() => setAsking(true)}>
              Unlock now
            </Button>
          )}
        </div>
      </div>
      {isAsking && <UnlockDialog emails={[email]} onDone={close} onClose={close} />}
    </section>
  );
}
