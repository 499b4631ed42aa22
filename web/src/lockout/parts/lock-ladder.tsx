import { LOCKOUT } from "@blenda/domain/lockout/constants";
import { classNames } from "../../ui/class-names.ts";

const { WARN_AT, TEMP_LOCK_AT, EMAIL_UNLOCK_AT, TEMP_LOCK_MINUTES } = LOCKOUT;
const RUNGS = Array.from({ length: EMAIL_UNLOCK_AT }, (_, at) => at + 1);

function toneOf(rung: number): string {
  if (rung >= EMAIL_UNLOCK_AT) return "bg-bad";
  if (rung >= TEMP_LOCK_AT) return "bg-warn";
  return rung >= WARN_AT ? "bg-warn-line" : "bg-chart-3";
}

/** The ladder of failed logins, one rung each (spec 1 §4): what happened at three, five and eight. */
export function LockLadder({ failed }: { failed: number }) {
  return (
    <div className="grid gap-1.5">
      <div
        role="img"
        aria-label={`${failed} failed logins. A warning at ${WARN_AT}, locked for ${TEMP_LOCK_MINUTES} minutes at ${TEMP_LOCK_AT}, by email at ${EMAIL_UNLOCK_AT}.`}
        className="grid grid-cols-8 gap-1"
      >
        {RUNGS.map((rung) => (
          <span key={rung} className={classNames("h-1.5 rounded-full", rung <= failed ? toneOf(rung) : "bg-surface-3")} />
        ))}
      </div>
      <div aria-hidden="true" className="grid grid-cols-8 gap-1 type-label text-muted">
        <span className="col-span-2 col-start-3 whitespace-nowrap">{WARN_AT} warned</span>
        <span className="col-span-3 whitespace-nowrap">
          {TEMP_LOCK_AT} locked {TEMP_LOCK_MINUTES} min
        </span>
        <span className="text-right whitespace-nowrap [direction:rtl]">{EMAIL_UNLOCK_AT} email</span>
      </div>
    </div>
  );
}
