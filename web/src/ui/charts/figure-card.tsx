import { InfoMark } from "../feedback/info-mark.tsx";
import { Panel } from "../layout/panel.tsx";
import { Sparkline } from "./sparkline.tsx";

export interface FigureProps {
  label: string;
  /** Its definition, on hover and on focus. */
  means?: string;
  value: string;
  /** Its course, oldest first. */
  course?: readonly number[];
  /** Against what was before. Worse news is red, and its course grey. */
  change: { text: string; tone: "better" | "worse" | "neither" };
  /** What it is compared with. */
  than: string;
}

export const CHANGE_INK = { better: "text-ok", worse: "text-bad", neither: "text-text" } as const;

export function FigureCard({ label, means, ...figure }: FigureProps) {
  return (
    <Panel className="min-w-0">
      <div className="flex items-center justify-between gap-2">
        <h2 className="type-small text-muted">{label}</h2>
        {means && <InfoMark of={label} means={means} align="end" />}
      </div>
      <FigureFace {...figure} />
    </Panel>
  );
}

/** The figure, its course and its change, without a frame. */
export function FigureFace({ value, course, change: { text, tone }, than }: Omit<FigureProps, "label" | "means">) {
  return (
    <>
      <span className="mt-1 flex items-center justify-between gap-3">
        <span className="type-figure whitespace-nowrap">{value}</span>
        {course && (
          <span className="min-w-0 overflow-hidden max-sm:hidden">
            <Sparkline values={course} isQuiet={tone === "worse"} />
          </span>
        )}
      </span>
      {/* Where a tile is too narrow for one line, what it is compared with goes on the next: cut, it would say nothing. */}
      <span className="mt-1 flex flex-wrap gap-x-1 type-small text-muted">
        <span className={`font-semibold whitespace-nowrap tabular-nums ${CHANGE_INK[tone]}`}>{text}</span>{" "}
        {than && <span className="whitespace-nowrap">{than}</span>}
      </span>
    </>
  );
}
