import { classNames } from "./class-names.ts";

/** Nine and a plus above nine, as the bell and the cart show it; lists of work have room for more. */
const MOST = 9;

/** A count of things to do. The words for it belong to whatever carries it, so the number itself is read as it stands. */
export function Badge({ count, most = MOST, tone = "neutral" }: { count: number; most?: number; tone?: "neutral" | "ember" }) {
  if (count < 1) return null;
  return (
    <span
      className={classNames(
        "inline-grid h-5 min-w-5 place-items-center rounded-xs px-1.5 type-label font-semibold tabular-nums",
        tone === "ember" ? "bg-ember text-on-ember" : "bg-surface-3 text-text",
      )}
    >
      {count > most ? `${most}+` : count}
    </span>
  );
}
