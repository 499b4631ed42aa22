import type { Clock } from "@blenda/domain/dashboard/model";
import { promisedText, shareOf, type Urgency, urgencyOf, waitedText } from "@blenda/domain/dashboard/rules";
import { classNames } from "../../ui/class-names.ts";

const FILL: Record<Urgency, string> = { calm: "bg-faint", warn: "bg-warn", bad: "bg-bad" };
const INK: Record<Urgency, string> = { calm: "text-text", warn: "text-warn", bad: "text-bad" };

/** Time used of the time promised, always with its words: "1.9 of 2 business days". Where nothing was promised, only how long. */
export function PromiseBar({ clock, now, isInline = false }: { clock: Clock; now: string; isInline?: boolean }) {
  const share = shareOf(clock, now);
  const urgency = urgencyOf(share);
  const promised = promisedText(clock);
  return (
    <span className={classNames("flex gap-x-4 gap-y-2", isInline ? "items-center justify-end" : "flex-col")}>
      {share !== null && (
        <span
          aria-hidden="true"
          className={classNames("block h-1 overflow-hidden rounded-full bg-surface-3", isInline ? "w-18" : "w-full")}
        >
          <span className={classNames("block h-full rounded-full", FILL[urgency])} style={{ width: `${Math.min(1, share) * 100}%` }} />
        </span>
      )}
      <span className={classNames("type-small text-muted tabular-nums", isInline && "whitespace-nowrap")}>
        <span className={classNames("font-semibold", INK[urgency])}>{waitedText(clock, now)}</span>
        {promised && ` of ${promised}`}
      </span>
    </span>
  );
}
