import { exact } from "../../../lib/text/numbers.ts";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { FilterSection } from "./filter-section.tsx";

interface Props<Value extends string> {
  title: string;
  counts: readonly { value: Value; count: number }[];
  nameOf: (value: Value) => string;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Values with how many there would be. One that leads nowhere can only be taken away. */
export function CheckList<Value extends string>({ title, counts, nameOf, chosen, onChange }: Props<Value>) {
  const shown = counts.filter(({ value, count }) => count > 0 || chosen.includes(value));
  if (shown.length === 0) return null;
  const toggle = (value: Value) => onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <FilterSection title={title}>
      {shown.map(({ value, count }) => (
        <div key={value} className="flex items-center justify-between gap-3 [&>label]:flex-1">
          <Checkbox checked={chosen.includes(value)} onChange={() => toggle(value)}>
            {nameOf(value)}
          </Checkbox>
          <span className="type-small text-muted tabular-nums">{exact(count)}</span>
        </div>
      ))}
    </FilterSection>
  );
}
