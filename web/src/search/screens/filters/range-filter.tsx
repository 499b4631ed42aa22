import type { Range } from "@blenda/domain/search/rules";
import { Input } from "../../../ui/controls/input.tsx";
import { RangeSlider } from "../../../ui/controls/range-slider.tsx";
import { rangeLabels } from "./filter-labels.ts";
import { FilterSection } from "./filter-section.tsx";
import { useDraft } from "./use-draft.ts";

const SLIDE_REST_MS = 200;
const TYPE_REST_MS = 600;

interface Props {
  title: string;
  /** Where each bar begins; the last has no end. */
  edges: readonly number[];
  bars: readonly number[];
  range: Range;
  say: (value: number) => string;
  /** What people type, and what is meant by it; `null` for what means nothing. */
  write: (value: number) => string;
  read: (text: string) => number | null;
  onChange: (range: Range) => void;
}

/** A histogram with two ends, and the same two ends as numbers that can be typed. */
export function RangeFilter({ title, edges, bars, range, say, write, read, onChange }: Props) {
  const steps = edges.length;
  const stepOf = (value: number) =>
    edges.reduce((best, edge, at) => (Math.abs(edge - value) < Math.abs((edges[best] ?? 0) - value) ? at : best), 0);
  const from = range.least === null ? 0 : Math.min(stepOf(range.least), steps - 1);
  const to = range.most === null ? steps : Math.max(stepOf(range.most), from + 1);
  const slide = useDraft(`${from}-${to}`, (text) => onChange(rangeOf(text)), SLIDE_REST_MS);
  const rangeOf = (text: string): Range => {
    const [first = 0, last = steps] = text.split("-").map(Number);
    return { least: first === 0 ? null : (edges[first] ?? null), most: last === steps ? null : (edges[last] ?? null) };
  };
  const shown = slide.text.split("-").map(Number);
  const textOf = (step: number) => (step === steps ? "no limit" : say(edges[step] ?? 0));
  return (
    <FilterSection title={title} aside={rangeLabels(rangeOf(slide.text), say).toLowerCase()}>
      <RangeSlider
        label={title}
        bars={bars}
        from={shown[0] ?? 0}
        to={shown[1] ?? steps}
        textOf={textOf}
        onChange={(first, last) => slide.change(`${first}-${last}`)}
      />
      <div className="mt-2 flex items-center gap-2 type-small text-muted">
        <End
          label={`${title}, at least`}
          value={range.least}
          hint={write(0)}
          {...{ write, read }}
          onChange={(least) => onChange({ ...range, least })}
        />
        to
        <End
          label={`${title}, at most`}
          value={range.most}
          hint="Any"
          {...{ write, read }}
          onChange={(most) => onChange({ ...range, most })}
        />
      </div>
    </FilterSection>
  );
}

interface EndProps extends Pick<Props, "write" | "read"> {
  label: string;
  value: number | null;
  hint: string;
  onChange: (value: number | null) => void;
}

function End({ label, value, hint, write, read, onChange }: EndProps) {
  const commit = (text: string) => {
    const meant = text.trim() === "" ? null : read(text);
    if (text.trim() === "" || meant !== null) onChange(meant);
  };
  const { text, change, settle } = useDraft(value === null ? "" : write(value), commit, TYPE_REST_MS);
  return (
    <Input
      aria-label={label}
      inputMode="decimal"
      placeholder={hint}
      value={text}
      onChange={({ target }) => change(target.value)}
      onBlur={() => settle(text)}
      onKeyDown={({ key }) => key === "Enter" && settle(text)}
      className="h-9! rounded-xs! px-2.5! tabular-nums md:text-[0.8125rem]!"
    />
  );
}
