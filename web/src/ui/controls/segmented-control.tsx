import { useId } from "react";
import { Badge } from "../badge.tsx";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon.tsx";

interface Props<Value extends string> {
  label: string;
  value: Value;
  /** With an icon the picture is shown and the label is read out; a wide one has room for both. */
  options: readonly { value: Value; label: string; icon?: IconName; disabled?: boolean; count?: number | undefined }[];
  onChange: (value: Value) => void;
  /** Fills its row, all choices alike. */
  isWide?: boolean;
  /** For a wide one whose choices do not fit in one row. */
  columns?: 2;
  /** The id of what explains the choice. */
  describedBy?: string;
}

/** Two to five choices that exclude each other. They are radios underneath, so arrow keys work as everywhere. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  options,
  onChange,
  isWide = false,
  columns,
  describedBy,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset
      aria-describedby={describedBy}
      className={classNames(
        "rounded-sm border border-line bg-surface-1 p-1",
        !isWide ? "inline-flex" : columns ? "grid w-full grid-cols-2 gap-1" : "grid w-full auto-cols-fr grid-flow-col",
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
          <Badge count={option.count ?? 0} most={999} />
        </label>
      ))}
    </fieldset>
  );
}
