import { type Urgency, urgencyOf } from "@blenda/domain/dashboard/rules";
import { promiseUsed, workingTimeText } from "@blenda/domain/review/rules";
import { businessMinutesBetween } from "@blenda/domain/shared/calendar";
import { momentOf } from "../../lib/text/time.ts";
import { classNames } from "../../ui/class-names.ts";

interface Clock {
  since: string;
  dueAt: string;
}

const FILL: Record<Urgency, string> = { calm: "bg-faint", warn: "bg-warn", bad: "bg-bad" };
const INK: Record<Urgency, string> = { calm: "text-text", warn: "text-warn", bad: "text-bad" };

/** How long it has waited, in the time that counts: that of working days. */
export function WaitedText({ clock, now }: { clock: Clock; now: string }) {
  return (
    <time
      dateTime={clock.since}
      title={`Submitted ${momentOf(clock.since)}, answer promised by ${momentOf(clock.dueAt)}`}
      className={classNames("font-semibold whitespace-nowrap tabular-nums", INK[urgencyOf(promiseUsed(clock, now))])}
    >
      {workingTimeText(businessMinutesBetween(clock.since, now))}
    </time>
  );
}

/** The same with the bar of the promise: the share of it that is used. */
export function WaitingBar({ clock, now }: { clock: Clock; now: string }) {
  const used = promiseUsed(clock, now);
  return (
    <span className="flex items-center gap-4">
      <span className="md:min-w-24">
        <WaitedText clock={clock} now={now} />
        {used >= 1 && <span className="sr-only">, over the promise</span>}
      </span>
      <span aria-hidden="true" className="block h-1 w-20 overflow-hidden rounded-full bg-surface-3 max-md:hidden">
        <span className={classNames("block h-full rounded-full", FILL[urgencyOf(used)])} style={{ width: `${Math.min(1, used) * 100}%` }} />
      </span>
    </span>
  );
}
