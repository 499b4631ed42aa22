import type { Lesson } from "@blenda/domain/trainings/model";
import { clockText } from "../../lib/text/clock-text.ts";
import { classNames } from "../../ui/class-names.ts";

interface Props {
  chapters: Lesson["chapters"];
  seconds: number;
  onGo: (seconds: number) => void;
}

export function Chapters({ chapters, seconds, onGo }: Props) {
  if (chapters.length === 0) return null;
  const current = chapters.findLastIndex(({ atSeconds }) => atSeconds <= seconds);
  return (
    <ol aria-label="Chapters" className="flex flex-wrap gap-2">
      {chapters.map(({ atSeconds, title }, at) => (
        <li key={atSeconds}>
          <button
            type="button"
            aria-current={at === current || undefined}
            onClick={() => onGo(atSeconds)}
            className={classNames(
              "touch-target inline-flex h-8 items-center gap-2 rounded-xs bg-surface-2 px-2.5 type-small transition-colors hover:bg-surface-3",
              at === current && "shadow-[inset_0_0_0_2px_var(--ember)]",
            )}
          >
            <span className="text-muted tabular-nums">{clockText(atSeconds)}</span>
            {title}
          </button>
        </li>
      ))}
    </ol>
  );
}
