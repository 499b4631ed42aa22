import { useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon.tsx";

interface Props<Value extends string> {
  label: string;
  value: Value;
  /** With an icon the picture is shown and the label is read out; a wide one has room for both. */
  options: readonly { value: Value; label: string; icon?: IconName; disabled?: boolean }[];
  onChange: (value: Value) => void;
  /** Fills its row, all choices alike. */
  isWide?: boolean;
}

/** Two to five choices that exclude each other. They are radios underneath, so arrow keys work as everywhere. */
export function SegmentedControl<Value extends string>({ label, value, options, onChange, isWide = false }: Props<Value>) {
  const name = useId();
  return (
    <fieldset
      className={classNames(
        "rounded-sm border border-line bg-surface-1 p-1",
        isWide ? "grid w-full auto-cols-fr grid-flow-col" : "inline-flex",
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            "touch-target place-items-center rounded-xs type-ui text-muted transition-colors hover:text-text has-checked:bg-surface-3 has-checked:font-semibold has-checked:text-text has-disabled:text-faint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky",
            isWide ? "flex h-9 items-center justify-center gap-2 px-2" : "grid h-8 px-3",
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} />}
          <span className={option.icon && !isWide ? "sr-only" : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
