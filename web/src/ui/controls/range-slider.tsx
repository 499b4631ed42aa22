import type { CSSProperties } from "react";
import { classNames } from "../class-names.ts";

interface Props {
  /** What is set, for people who do not see the bars: "Triangles". */
  label: string;
  /** One per step, as high as it has something in it. */
  bars: readonly number[];
  /** Steps from 0 to the number of bars; the whole width is 0 to that. */
  from: number;
  to: number;
  /** What the two ends are called at a step. */
  textOf: (step: number) => string;
  onChange: (from: number, to: number) => void;
}

const thumb =
  "pointer-events-none absolute inset-x-0 bottom-0 h-6 w-full appearance-none bg-transparent outline-none " +
  "[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-bg [&::-webkit-slider-thumb]:bg-text " +
  "[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-bg [&::-moz-range-thumb]:bg-text " +
  "focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-sky focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-sky";

/** Two ends of a range below the picture of what lies in it. They never cross. */
export function RangeSlider({ label, bars, from, to, textOf, onChange }: Props) {
  const highest = Math.max(1, ...bars);
  const share = (step: number) => `${(100 * step) / bars.length}%`;
  const ends = [
    { name: "from", value: from, move: (step: number) => onChange(Math.min(step, to - 1), to) },
    { name: "to", value: to, move: (step: number) => onChange(from, Math.max(step, from + 1)) },
  ];
  return (
    <div className="relative h-16">
      <div aria-hidden="true" className="absolute inset-x-3 bottom-3 flex h-13 items-end gap-px">
        {bars.map((bar, step) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={step}
            style={{ height: bar === 0 ? "1px" : `${Math.max(6, (100 * bar) / highest)}%` }}
            className={classNames("flex-1 transition-[height]", step >= from && step < to ? "bg-faint" : "bg-surface-3")}
          />
        ))}
      </div>
      <div aria-hidden="true" className="absolute inset-x-3 bottom-[11px] h-0.5 bg-line-strong">
        <span className="absolute inset-y-0 bg-ember" style={{ left: share(from), right: share(bars.length - to) } as CSSProperties} />
      </div>
      {ends.map(({ name, value, move }) => (
        <input
          key={name}
          type="range"
          aria-label={`${label}, ${name}`}
          aria-valuetext={textOf(value)}
          min={0}
          max={bars.length}
          step={1}
          value={value}
          onChange={({ target }) => move(Number(target.value))}
          className={thumb}
        />
      ))}
    </div>
  );
}
