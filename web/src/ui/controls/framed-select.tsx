import { Icon } from "../icon.tsx";

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** The browser's own list, in a frame that says what it sets. */
export function FramedSelect<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <label className="relative inline-flex h-10 items-center rounded-sm border border-line-strong bg-surface-1 pl-3 transition-colors hover:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky pointer-coarse:h-11">
      <span className="type-small text-muted">{label}</span>
      <select
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        className="h-full appearance-none bg-transparent pr-9 pl-1.5 type-small font-semibold text-text outline-none [&>option]:bg-surface-1"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className="pointer-events-none absolute right-3 text-muted" />
    </label>
  );
}
