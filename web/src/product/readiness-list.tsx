import { classNames } from "../ui/class-names.ts";
import { Icon, type IconName } from "../ui/icon.tsx";

export interface ReadinessPoint {
  key: string;
  /** Wrong, missing, under way, fit to go on with, or done. */
  state: "wrong" | "open" | "busy" | "warn" | "done";
  text: string;
  /** The way to where it is put right. */
  onJump?: (() => void) | undefined;
}

const LOOKS: Record<ReadinessPoint["state"], { icon: IconName; ink: string; says: string }> = {
  wrong: { icon: "circle-alert", ink: "text-bad", says: "To fix:" },
  open: { icon: "circle-dashed", ink: "text-ember-text", says: "Open:" },
  busy: { icon: "circle-dashed", ink: "text-ember-text", says: "In progress:" },
  warn: { icon: "triangle-alert", ink: "text-warn", says: "Warning:" },
  done: { icon: "circle-check", ink: "text-ok", says: "Done:" },
};

/** What is still open before something can be sent, each line a way to its place; what is done stays to be seen. */
export function ReadinessList({ label, points }: { label: string; points: readonly ReadinessPoint[] }) {
  return (
    <ul aria-label={label} className="-mx-2 grid">
      {points.map(({ key, state, text, onJump }) => (
        <li key={key}>
          {onJump ? (
            <button
              type="button"
              onClick={onJump}
              className="flex min-h-9 w-full items-start gap-3 rounded-xs px-2 py-1.5 text-left type-small transition-colors hover:bg-surface-2 pointer-coarse:min-h-11"
            >
              <Point state={state} text={text} />
              <Icon name="chevron-right" size={16} className="mt-0.5 ml-auto shrink-0 text-muted" />
            </button>
          ) : (
            <p className="flex min-h-9 items-start gap-3 px-2 py-1.5 type-small">
              <Point state={state} text={text} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Point({ state, text }: Pick<ReadinessPoint, "state" | "text">) {
  const { icon, ink, says } = LOOKS[state];
  return (
    <>
      <Icon name={icon} size={18} className={classNames("mt-px shrink-0", ink)} />
      <span className={state === "done" ? "text-muted" : undefined}>
        <span className="sr-only">{says} </span>
        {text}
      </span>
    </>
  );
}
