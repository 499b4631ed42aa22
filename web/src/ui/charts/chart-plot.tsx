import { type PointerEvent, type ReactNode, useState } from "react";
import { classNames } from "../class-names.ts";
import { allSeries, type ChartData, flagText, pointName, valueText } from "./chart-data.ts";
import { Drawing, percent } from "./chart-drawing.tsx";
import { slotAt, ticksTo } from "./chart-scale.ts";

/** More names than these do not fit below the axis; every second of them is left out on phones. */
const MARKS = 8;
/** Lower where there is little room. */
const heightStyle = "h-40 md:h-56";

interface Props {
  title: string;
  data: ChartData;
  /** Over the empty axes, where there is nothing to draw. */
  empty?: ReactNode;
}

export function ChartPlot({ title, data, empty }: Props) {
  const [chosen, setAt] = useState<number | null>(null);
  const { points, bars, line } = data;
  const last = points.length - 1;
  // The days may have become fewer meanwhile.
  const at = chosen === null || empty ? null : Math.min(chosen, last);
  const drawn = [...bars.values, ...(line?.values ?? [])].flatMap((value) => value ?? []);
  const ticks = ticksTo(Math.max(0, ...drawn), Math.min(0, ...drawn));
  const told = (index: number): string =>
    [
      pointName(data, index),
      ...(flagText(data, index) ? [flagText(data, index)] : []),
      ...allSeries(data).map((series) => `${series.nameAt?.(index) ?? series.name} ${valueText(series, index)}`),
    ].join(", ");
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(slotAt(clientX - left, width, points.length));
  };
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <div aria-hidden="true" className={classNames("flex flex-col-reverse justify-between", heightStyle)}>
        {ticks.map((tick) => (
          <span key={tick} className="flex h-0 items-center justify-end type-label whitespace-nowrap text-muted tabular-nums">
            {(bars.axisText ?? bars.text)(tick)}
          </span>
        ))}
      </div>
      <div
        className={classNames(
          "relative touch-pan-y rounded-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-sky",
          heightStyle,
        )}
        onPointerMove={point}
        onPointerDown={point}
        // A finger that is lifted has not turned away.
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && setAt(null)}
      >
        <Drawing data={data} ticks={ticks} at={at} />
        {!empty && at === null && <Flags data={data} />}
        {empty ? (
          <div className="absolute inset-0 grid place-items-center px-4 text-center">
            <div className="rounded-sm bg-surface-1 px-4 py-2">{empty}</div>
          </div>
        ) : (
          /* Only for the keyboard and for being read out: the arrow keys walk from point to point. */
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
        )}
        {at !== null && <Told data={data} at={at} />}
      </div>
      <Marks points={points} />
    </div>
  );
}

/** Named over the bars, as long as none of them is looked at; on phones the line alone says that there was something. */
function Flags({ data: { flags = [], points } }: { data: ChartData }) {
  return flags.map(({ at, text }) => {
    const share = (at + 0.5) / points.length;
    return (
      <span
        key={`${at} ${text}`}
        aria-hidden="true"
        style={share < 0.5 ? { left: percent(share) } : { right: percent(1 - share) }}
        className="pointer-events-none absolute top-0 max-w-48 truncate rounded-xs border border-line bg-surface-2 px-2 py-0.5 type-label text-muted max-md:hidden"
      >
        {text}
      </span>
    );
  });
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
      <p className="text-muted">{pointName(data, at)}</p>
      {flagText(data, at) && <p>{flagText(data, at)}</p>}
      {allSeries(data).map((series, index) => (
        <p key={series.name} className={classNames("flex justify-between gap-4 tabular-nums", index > 0 && "text-muted")}>
          <span>{series.nameAt?.(at) ?? series.name}</span>
          <span className={index === 0 ? "font-semibold" : ""}>{valueText(series, at)}</span>
        </p>
      ))}
    </div>
  );
}

/** The last one is always named, flush with the edge: what is not over says so there. */
function Marks({ points }: { points: ChartData["points"] }) {
  const every = Math.ceil(points.length / MARKS);
  const last = points.at(-1);
  const isNamed = last?.isSoFar === true;
  /** Room for the last name, in marks. */
  const room = isNamed ? every : 0;
  return (
    <div aria-hidden="true" className="relative col-start-2 mt-3 h-4 type-label text-muted tabular-nums">
      {points.map(({ name, mark }, at) =>
        at % every === 0 && at < points.length - room ? (
          <span
            key={name}
            style={{ left: percent((at + 0.5) / points.length) }}
            className={classNames(
              "absolute -translate-x-1/2 whitespace-nowrap",
              ((at / every) % 2 === 1 || at >= points.length - 2 * room) && "max-sm:hidden",
            )}
          >
            {mark}
          </span>
        ) : null,
      )}
      {isNamed && <span className="absolute right-0 whitespace-nowrap">{last.mark}, so far</span>}
    </div>
  );
}
