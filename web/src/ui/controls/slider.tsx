import type { CSSProperties, KeyboardEvent } from "react";

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  /** What an arrow key moves it by; Page Up and Page Down ten times as far. */
  step: number;
  /** A mark on the track: where things are today. */
  tick?: number | undefined;
  /** What a value is called: "$40.00". */
  textOf: (value: number) => string;
  onChange: (value: number) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

const thumb =
  "absolute inset-x-0 top-0 h-6 w-full appearance-none bg-transparent outline-none " +
  "[&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-surface-1 [&::-webkit-slider-thumb]:bg-text " +
  "[&::-moz-range-thumb]:size-3 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-surface-1 [&::-moz-range-thumb]:bg-text " +
  "focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-1 focus-visible:[&::-webkit-slider-thumb]:outline-sky focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-sky";

/** One value on a line. By the pointer it goes anywhere, by keys in steps. */
export function Slider({ label, value, min, max, step, tick, textOf, onChange }: Props) {
  const within = (wanted: number) => Math.max(min, Math.min(max, wanted));
  const share = (at: number): CSSProperties["left"] => `${(100 * (within(at) - min)) / Math.max(1, max - min)}%`;
  const onKeyDown = (event: KeyboardEvent) => {
    const ends: Readonly<Record<string, number>> = { Home: min, End: max };
    const steps = STEPS[event.key];
    const to = steps === undefined ? ends[event.key] : within(value + steps * step);
    if (to === undefined) return;
    event.preventDefault();
    onChange(to);
  };
  return (
    <div className="relative h-6">
      <div aria-hidden="true" className="absolute inset-x-2.5 top-[11px] h-0.5 rounded-full bg-line-strong">
        <span className="absolute inset-y-0 left-0 rounded-full bg-ember" style={{ width: share(value) }} />
        {tick !== undefined && <span className="absolute -top-1 h-2.5 w-0.5 -translate-x-1/2 bg-muted" style={{ left: share(tick) }} />}
      </div>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={textOf(within(value))}
        min={min}
        max={max}
        value={within(value)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        onKeyDown={onKeyDown}
        className={thumb}
      />
    </div>
  );
}
