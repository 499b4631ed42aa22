import { classNames } from "./class-names.ts";

const MOST = 9;

/** Nine and a plus above nine, as the bell and the cart show it. */
const short = (count: number): string => (count > MOST ? `${MOST}+` : String(count));

/** A count that waits for somebody. The words for it belong to whatever carries it, so the number itself is read as it stands. */
export function Badge({ count, tone = "neutral" }: { count: number; tone?: "neutral" | "ember" }) {
  if (count < 1) return null;
  return (
    <span
      className={classNames(
        "inline-grid h-5 min-w-5 place-items-center rounded-xs px-1.5 type-label font-semibold tabular-nums",
        tone === "ember" ? "bg-ember text-on-ember" : "bg-surface-3 text-text",
      )}
    >
      {short(count)}
    </span>
  );
}
