import { type ReactNode, useId } from "react";
import { Icon } from "../icon.tsx";

interface Option<Value extends string> {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  /** At the right edge, such as what it costs. */
  aside?: ReactNode;
  disabled?: boolean;
}

interface Props<Value extends string> {
  legend: string;
  /** Where the page around it already says what is chosen. */
  isLegendHidden?: boolean;
  name: string;
  /** `null`: nothing of this list is chosen. */
  value: Value | null;
  options: readonly Option<Value>[];
  /** In words, below the list. */
  error?: string | undefined;
  onChange: (value: Value) => void;
}

/** One bordered list; the chosen row is tinted and carries a bar, so the choice is seen without colour too. */
export function RadioGroup<Value extends string>({ legend, isLegendHidden = false, name, value, options, error, onChange }: Props<Value>) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && id}>
      <legend className={isLegendHidden ? "sr-only" : "mb-2 type-ui"}>{legend}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-sm border border-line-strong">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex gap-3 px-4 py-3 has-disabled:text-muted has-checked:bg-ember-soft has-checked:shadow-[inset_2px_0_0_var(--ember)]"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="mt-0.5 size-4.5 shrink-0 appearance-none rounded-full border border-control-line bg-bg checked:border-[5px] checked:border-ember disabled:border-line-strong"
            />
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="type-ui">{option.label}</span>
              {option.help && <span className="type-small text-muted">{option.help}</span>}
            </span>
            {option.aside && <span className="self-center type-ui font-semibold tabular-nums">{option.aside}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="mt-2 flex gap-1.5 type-small text-bad">
          <Icon name="circle-alert" size={16} className="mt-px" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
