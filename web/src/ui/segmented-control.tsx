import { useId } from "react";
import { Icon, type IconName } from "./icon.tsx";

interface Props<Value extends string> {
  label: string;
  value: Value;
  /** With an icon the picture is shown and the label is read out. */
  options: readonly { value: Value; label: string; icon?: IconName }[];
  onChange: (value: Value) => void;
}

/** Two to five choices that exclude each other. They are radios underneath, so arrow keys work as everywhere. */
export function SegmentedControl<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-sm border border-line bg-surface-1 p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="touch-target grid h-8 place-items-center rounded-xs px-3 type-ui text-muted transition-colors hover:text-text has-checked:bg-surface-3 has-checked:font-semibold has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
        >
          <input type="radio" name={name} className="sr-only" checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon && <Icon name={option.icon} />}
          <span className={option.icon && "sr-only"}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
