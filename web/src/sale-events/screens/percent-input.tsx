import { useId, useState } from "react";
import { controlStyle } from "../../ui/controls/input.tsx";

interface Props {
  label: string;
  value: number;
  fault: string | undefined;
  onChange: (text: string) => void;
}

/** A percentage of one item, beside its name. What is typed stays until it is a number that can be. */
export function PercentInput({ label, value, fault, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  return (
    <span className="grid gap-1 pl-7.5">
      <span className="flex items-center gap-2 type-small text-muted">
        <input
          aria-label={label}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? id : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(target.value);
          }}
          className={`${controlStyle} h-9 w-16 text-right tabular-nums`}
        />
        % off
      </span>
      {fault && (
        <span id={id} role="alert" className="type-small text-bad">
          {fault}
        </span>
      )}
    </span>
  );
}
