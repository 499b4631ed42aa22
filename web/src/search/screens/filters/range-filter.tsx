import { type Range, rangeLabel } from "@blenda/domain/search/filters";
import { Input } from "../../../ui/controls/input.tsx";
import { RangeSlider } from "../../../ui/controls/range-slider.tsx";
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
  /** What is meant by what people type; `null` for what means nothing. */
  read: (text: string) => number | null;
  onChange: (range: Range) => void;
}

/** A histogram with two ends, and the same two ends as numbers that can be typed. */
export function RangeFilter({ title, edges, bars, range, say, read, onChange }: Props) {
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
    <FilterSection title={title} aside={rangeLabel(rangeOf(slide.text), say).toLowerCase()}>
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
          hint={say(0)}
          {...{ say, read }}
          onChange={(least) => onChange({ ...range, least })}
        />
        to
        <End
          label={`${title}, at most`}
          value={range.most}
          hint="Any"
          {...{ say, read }}
          onChange={(most) => onChange({ ...range, most })}
        />
      </div>
    </FilterSection>
  );
}

interface EndProps extends Pick<Props, "say" | "read"> {
  label: string;
  value: number | null;
  hint: string;
  onChange: (value: number | null) => void;
}

function End({ label, value, hint, say, read, onChange }: EndProps) {
  const commit = (text: string) => {
    const meant = text.trim() === "" ? null : read(text);
    if (text.trim() === "" || meant !== null) onChange(meant);
  };
  const { text, change, settle } = useDraft(value === null ? "" : say(value), commit, TYPE_REST_MS);
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
