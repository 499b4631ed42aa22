import { promisedText, shareOf, type Urgency, urgencyOf, waitedText } from "@blenda/domain/dashboard/rules";
import { momentOf } from "../../lib/text/time.ts";
import { classNames } from "../../ui/class-names.ts";

const INK: Record<Urgency, string> = { calm: "text-text", warn: "text-warn", bad: "text-bad" };

/** How much of the promise is used, in the time that counts: that of business days. */
export function WaitedText({ clock, now }: { clock: { since: string; dueAt: string }; now: string }) {
  return (
    <time
      dateTime={clock.since}
      title={`Submitted ${momentOf(clock.since)}, answer promised by ${momentOf(clock.dueAt)}`}
      className={classNames("font-semibold whitespace-nowrap tabular-nums", INK[urgencyOf(shareOf(clock, now))])}
    >
      {waitedText(clock, now)} of {promisedText(clock)}
    </time>
  );
}
