import { Panel } from "../layout/panel.tsx";
import { Sparkline } from "./sparkline.tsx";

interface Props {
  label: string;
  value: string;
  /** Its course, oldest first. */
  course?: readonly number[];
  /** Against what was before. Worse news is red, and its course grey. */
  change: { text: string; tone: "better" | "worse" | "neither" };
  /** What it is compared with. */
  than: string;
}

const INK = { better: "text-ok", worse: "text-bad", neither: "text-text" } as const;

export function FigureCard({ label, value, course, change: { text, tone }, than }: Props) {
  return (
    <Panel>
      <h2 className="type-small text-muted">{label}</h2>
      <div className="mt-1 flex items-center justify-between gap-3">
        <p className="type-figure">{value}</p>
        {course && <Sparkline values={course} isQuiet={tone === "worse"} />}
      </div>
      <p className="mt-1 type-small text-muted">
        <span className={`font-semibold tabular-nums ${INK[tone]}`}>{text}</span> {than}
      </p>
    </Panel>
  );
}
