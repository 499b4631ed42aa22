import { classNames } from "../class-names.ts";
import type { ChartData } from "./chart-data.ts";
import { runsOf } from "./chart-scale.ts";

/** Of a slot; the rest is the gap between two bars. */
const BAR = 0.76;

export const percent = (share: number): string => `${(100 * share).toFixed(3)}%`;

/** In shares of the box, so it fits whatever width it gets without being drawn anew. */
export function Drawing({
  data: { points, bars, line, flags = [] },
  ticks,
  at,
}: {
  data: ChartData;
  ticks: readonly number[];
  at: number | null;
}) {
  const count = points.length;
  const [lowest = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const span = top - lowest;
  const y = (value: number) => percent((top - value) / span);
  const middle = at === null ? null : percent((at + 0.5) / count);
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {ticks.map((tick) => (
        <line
          key={tick}
          x1="0"
          x2="100%"
          y1={y(tick)}
          y2={y(tick)}
          className={tick === 0 && lowest < 0 ? "stroke-line-strong" : "stroke-chart-grid"}
        />
      ))}
      {middle && <line x1={middle} x2={middle} y1="0" y2="100%" className="stroke-line-strong" />}
      {bars.values.map((value, index) =>
        value === null ? null : (
          <rect
            key={points[index]?.name}
            x={percent((index + (1 - BAR) / 2) / count)}
            width={percent(BAR / count)}
            y={y(Math.max(0, value))}
            height={percent(Math.abs(value) / span)}
            rx={2}
            // A day that isn't over stands for less than it will.
            className={classNames(index === at ? "fill-ember" : "fill-chart-1-soft", points[index]?.isSoFar && "opacity-55")}
          />
        ),
      )}
      {flags.map(({ at: flagged, text }) => (
        <line
          key={`${flagged} ${text}`}
          x1={percent((flagged + 0.5) / count)}
          x2={percent((flagged + 0.5) / count)}
          y1="0"
          y2="100%"
          strokeDasharray="2 3"
          className="stroke-muted"
        />
      ))}
      {line && (
        <svg aria-hidden="true" viewBox={`0 0 ${count} ${span}`} preserveAspectRatio="none" className="overflow-visible">
          {runsOf(line.values).map(({ from, values }) => (
            <polyline
              key={from}
              points={values.map((value, index) => `${from + index + 0.5},${top - value}`).join(" ")}
              fill="none"
              strokeWidth={1.75}
              strokeDasharray="3 3"
              vectorEffect="non-scaling-stroke"
              className="stroke-chart-2"
            />
          ))}
        </svg>
      )}
    </svg>
  );
}
