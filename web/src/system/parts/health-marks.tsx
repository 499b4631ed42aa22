import type { HealthState } from "@blenda/domain/system/model";
import { classNames } from "../../ui/class-names.ts";

const FILL: Record<HealthState, string> = { ok: "bg-ok", warn: "bg-warn", bad: "bg-bad", none: "bg-surface-3" };

const count = (marks: readonly HealthState[], state: HealthState): number => marks.filter((mark) => mark === state).length;

/** The words of a row of marks, for readers who cannot see it. */
function marksText(marks: readonly HealthState[]): string {
  const [looks, warned, failed] = [marks.length - count(marks, "none"), count(marks, "warn"), count(marks, "bad")];
  if (looks === 0) return "No checks yet";
  if (warned + failed === 0) return "Working every time we looked";
  return [failed > 0 && `${failed} failed`, warned > 0 && `${warned} with a warning`].filter(Boolean).join(", ");
}

/** How a part was, the oldest at the left: one mark for each stretch of time. */
export function HealthMarks({ marks, size = "small" }: { marks: readonly HealthState[]; size?: "small" | "large" }) {
  return (
    <span
      role="img"
      aria-label={marksText(marks)}
      className={classNames("flex min-w-0 gap-px overflow-hidden", size === "large" ? "h-5" : "h-4")}
    >
      {marks.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the row
        <span key={at} className={classNames("min-w-px flex-1 rounded-[1px]", FILL[mark], mark === "ok" && "opacity-65")} />
      ))}
    </span>
  );
}
