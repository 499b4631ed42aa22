import { type PointerEvent, useState } from "react";
import { classNames } from "../class-names.ts";
import { allSeries, type ChartData } from "./chart-data.ts";
import { slotAt, ticksTo } from "./chart-scale.ts";

/** Of a slot; the rest is the gap between two bars. */
const BAR = 0.76;
/** More names than these do not fit below the axis; every second of them is left out on phones. */
const MARKS = 8;

const percent = (share: number): string => `${(100 * share).toFixed(3)}%`;

export function ChartPlot({ title, data }: { title: string; data: ChartData }) {
  const [at, setAt] = useState<number | null>(null);
  const { points, bars, line } = data;
  const last = points.length - 1;
  const ticks = ticksTo(Math.max(0, ...bars.values, ...(line?.values ?? [])));
  const told = (index: number): string =>
    [points[index]?.name, ...allSeries(data).map(({ name, values, text }) => `${name} ${text(values[index] ?? 0)}`)].join(", ");
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(slotAt(clientX - left, width, points.length));
  };
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <div aria-hidden="true" className="flex h-56 flex-col-reverse justify-between">
        {ticks.map((tick) => (
          <span key={tick} className="flex h-0 items-center justify-end type-label text-muted tabular-nums">
            {bars.text(tick)}
          </span>
        ))}
      </div>
      <div
        className="relative h-56 touch-pan-y rounded-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-sky"
        onPointerMove={point}
        onPointerDown={point}
        // A finger that is lifted has not turned away.
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && setAt(null)}
      >
        <Drawing data={data} ticks={ticks} at={at} />
        {/* Only for the keyboard and for being read out: the arrow keys walk from point to point. */}
        <input
          type="range"
          aria-label={`${title}: ${data.unit.toLowerCase()}`}
          min={0}
          max={last}
          value={at ?? last}
          aria-valuetext={told(at ?? last)}
          onChange={({ target }) => setAt(Number(target.value))}
          onFocus={() => setAt(at ?? last)}
          onBlur={() => setAt(null)}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
        {at !== null && <Told data={data} at={at} />}
      </div>
      <Marks points={points} />
    </div>
  );
}

/** In shares of the box, so it fits whatever width it gets without being drawn anew. */
function Drawing({ data: { points, bars, line }, ticks, at }: { data: ChartData; ticks: readonly number[]; at: number | null }) {
  const count = points.length;
  const top = ticks.at(-1) ?? 1;
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {ticks.map((tick) => (
        <line key={tick} x1="0" x2="100%" y1={percent(1 - tick / top)} y2={percent(1 - tick / top)} className="stroke-chart-grid" />
      ))}
      {at !== null && (
        <line x1={percent((at + 0.5) / count)} x2={percent((at + 0.5) / count)} y1="0" y2="100%" className="stroke-line-strong" />
      )}
      {bars.values.map((value, index) => (
        <rect
          key={points[index]?.name}
          x={percent((index + (1 - BAR) / 2) / count)}
          width={percent(BAR / count)}
          y={percent(1 - value / top)}
          height={percent(value / top)}
          rx={2}
          className={index === at ? "fill-ember" : "fill-chart-1-soft"}
        />
      ))}
      {line && (
        <svg aria-hidden="true" viewBox={`0 0 ${count} ${top}`} preserveAspectRatio="none" className="overflow-visible">
          <polyline
            points={line.values.map((value, index) => `${index + 0.5},${top - value}`).join(" ")}
            fill="none"
            strokeWidth={1.75}
            strokeDasharray="3 3"
            vectorEffect="non-scaling-stroke"
            className="stroke-chart-2"
          />
        </svg>
      )}
    </svg>
  );
}

/** Beside its bar, never over it. */
function Told({ data, at }: { data: ChartData; at: number }) {
  const count = data.points.length;
  const isLeft = at < count / 2;
  const place = isLeft ? { left: `calc(${percent((at + 1) / count)} + 8px)` } : { right: `calc(${percent(1 - at / count)} + 8px)` };
  return (
    <div
      aria-hidden="true"
      style={place}
      className="pointer-events-none absolute top-0 z-10 grid w-max min-w-32 gap-1 rounded-sm border border-line-strong bg-surface-3 px-3 py-2 type-small shadow-raised"
    >
      <p className="text-muted">{data.points[at]?.name}</p>
      {allSeries(data).map(({ name, values, text }, index) => (
        <p key={name} className={classNames("flex justify-between gap-4 tabular-nums", index > 0 && "text-muted")}>
          <span>{name}</span>
          <span className={index === 0 ? "font-semibold" : ""}>{text(values[at] ?? 0)}</span>
        </p>
      ))}
    </div>
  );
}

function Marks({ points }: { points: ChartData["points"] }) {
  const every = Math.ceil(points.length / MARKS);
  return (
    <div aria-hidden="true" className="relative col-start-2 mt-3 h-4 type-label text-muted tabular-nums">
      {points.map(({ name, mark }, at) =>
        at % every === 0 ? (
          <span
            key={name}
            style={{ left: percent((at + 0.5) / points.length) }}
            className={classNames("absolute -translate-x-1/2 whitespace-nowrap", (at / every) % 2 === 1 && "max-sm:hidden")}
          >
            {mark}
          </span>
        ) : null,
      )}
    </div>
  );
}
