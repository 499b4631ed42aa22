import { classNames } from "../../ui/class-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { FramedSelect } from "../../ui/controls/framed-select.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RANGE_CHOICES, type RangeChoice, rangeText } from "../data/range.ts";
import type { RangeState } from "../data/use-range.ts";
import { CustomRange } from "./custom-range.tsx";

/** Which days, in one button: the browser's own list lies over it. */
export function RangeMenu({ state, className }: { state: RangeState; className?: string }) {
  const { choice, range, today } = state;
  const name = RANGE_CHOICES.find(({ value }) => value === choice)?.label;
  const days = rangeText(range, today);
  return (
    <span
      className={classNames(
        "relative inline-flex h-10 items-center gap-2 rounded-sm border border-line-strong bg-surface-2 px-3 type-ui font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky pointer-coarse:h-11",
        className,
      )}
    >
      <Icon name="calendar" size={16} className="max-sm:hidden" />
      <span aria-hidden="true" className="max-sm:hidden">
        {days}
      </span>
      <span aria-hidden="true" className="sm:hidden">
        {choice === "custom" ? days : name}
      </span>
      <Icon name="chevron-down" size={16} className="text-muted" />
      <select
        aria-label="Days shown"
        value={choice}
        onChange={({ target }) => state.choose(target.value as RangeChoice)}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0 [&>option]:bg-surface-1 [&>option]:text-text"
      >
        {RANGE_CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Which days, and what they are compared with. `[` and `]` move them by their own length. */
export function RangePicker({ state }: { state: RangeState }) {
  const { choice, range, today, isCompared, choose, compare } = state;
  const before = RANGE_CHOICES.find(({ value }) => value === choice && value !== "custom")?.label.toLowerCase() ?? "period";
  return (
    <div className="flex flex-wrap items-start justify-end gap-2 max-md:justify-start">
      <div className="max-lg:hidden">
        <SegmentedControl label="Days shown" value={choice} options={RANGE_CHOICES} onChange={choose} />
      </div>
      <RangeMenu state={state} className="lg:hidden" />
      {choice === "custom" ? (
        <CustomRange key={`${range.from} ${range.to}`} state={state} />
      ) : (
        <Button icon="calendar" className="max-lg:hidden" title="Choose the days yourself" onClick={() => choose("custom")}>
          {rangeText(range, today)}
        </Button>
      )}
      <FramedSelect
        label="Compare:"
        value={isCompared ? "previous" : "none"}
        options={[
          { value: "previous", label: `previous ${before}` },
          { value: "none", label: "nothing" },
        ]}
        onChange={(value) => compare(value === "previous")}
      />
    </div>
  );
}
