import { type ReactNode, useId } from "react";

interface Props {
  label: string;
  help?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
}

/** For things that take effect by themselves; a form's yes or no is a checkbox. */
export function Switch({ label, help, isOn, onChange, disabled = false }: Props) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="grid gap-1">
        <span id={id} className="type-ui font-semibold">
          {label}
        </span>
        {help && (
          <span id={`${id}-help`} className="type-small text-muted">
            {help}
          </span>
        )}
      </div>
      <SwitchButton
        aria-labelledby={id}
        aria-describedby={help ? `${id}-help` : undefined}
        isOn={isOn}
        onChange={onChange}
        disabled={disabled}
      />
    </div>
  );
}

interface ButtonProps extends Pick<Props, "isOn" | "onChange" | "disabled"> {
  "aria-label"?: string;
  "aria-labelledby"?: string;
  "aria-describedby"?: string | undefined;
}

/** The switch alone, where its words stand elsewhere: in the head of a column, at the start of a row. */
export function SwitchButton({ isOn, onChange, disabled = false, ...words }: ButtonProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      disabled={disabled}
      onClick={() => onChange(!isOn)}
      className="touch-target group h-6 w-11 shrink-0 rounded-full border border-control-line bg-surface-3 p-0.5 transition-colors aria-checked:border-ember aria-checked:bg-ember disabled:border-line-strong disabled:aria-checked:bg-surface-3"
      {...words}
    >
      <span className="block size-4.5 rounded-full bg-text transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-on-ember group-disabled:bg-faint" />
    </button>
  );
}
