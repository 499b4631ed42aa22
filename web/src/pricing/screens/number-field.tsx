import { useId, useState } from "react";
import { controlStyle } from "../../ui/controls/input.tsx";

interface Props {
  label: string;
  value: number;
  /** What a value is called: "$40.00". */
  textOf: (value: number) => string;
  /** `null`: that is none. */
  valueIn: (text: string) => number | null;
  /** What to enter instead, in words. */
  fault: string;
  onChange: (value: number) => void;
}

/** A number as people write it. What is typed wins over the slider; what is no number waits in the field and is explained. */
export function NumberField({ label, value, textOf, valueIn, fault, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && valueIn(typed) === null;
  const take = (text: string) => {
    setTyped(text);
    const next = valueIn(text);
    if (next !== null && next !== value) onChange(next);
  };
  return (
    <span className="grid justify-items-end gap-1">
      <input
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? textOf(value)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setTyped(null)}
        className={`${controlStyle} h-10 max-w-28 text-right font-semibold tabular-nums`}
      />
      {isWrong && (
        <span id={id} role="alert" className="type-small text-bad">
          {fault}
        </span>
      )}
    </span>
  );
}
