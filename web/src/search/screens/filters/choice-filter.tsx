import { CHOICES, type ChoiceName, type ChoiceValue } from "@blenda/domain/search/filters";
import type { Counts } from "@blenda/domain/search/model";
import { exact } from "../../../lib/text/numbers.ts";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { Toggle } from "../../../ui/controls/toggle.tsx";
import { FilterSection } from "./filter-section.tsx";

interface Props<Name extends ChoiceName> {
  name: Name;
  counts: Counts<ChoiceValue<Name>>;
  chosen: readonly ChoiceValue<Name>[];
  onChange: (chosen: ChoiceValue<Name>[]) => void;
}

/** Values with how many there would be. One that leads nowhere can only be taken away. */
export function ChoiceFilter<Name extends ChoiceName>({ name, counts, chosen, onChange }: Props<Name>) {
  const { title, names, isShort } = CHOICES[name];
  const shown = counts.filter(({ value, count }) => count > 0 || chosen.includes(value));
  if (shown.length === 0) return null;
  const toggle = (value: ChoiceValue<Name>) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <FilterSection title={title}>
      {isShort ? (
        <div className="flex flex-wrap gap-2">
          {shown.map(({ value }) => (
            <Toggle key={value} isOn={chosen.includes(value)} onChange={() => toggle(value)}>
              {names[value]}
            </Toggle>
          ))}
        </div>
      ) : (
        shown.map(({ value, count }) => (
          <div key={value} className="flex items-center justify-between gap-3 [&>label]:flex-1">
            <Checkbox checked={chosen.includes(value)} onChange={() => toggle(value)}>
              {names[value]}
            </Checkbox>
            <span className="type-small text-muted tabular-nums">{exact(count)}</span>
          </div>
        ))
      )}
    </FilterSection>
  );
}
