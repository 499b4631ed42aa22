import { useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Input } from "../../ui/controls/input.tsx";
import { centsOf, textOfCents } from "./cents-text.ts";

interface Props {
  cents: number | null;
  onCents: (cents: number | null) => void;
  disabled?: boolean;
  className?: string;
  "aria-label"?: string;
  "aria-invalid"?: true | undefined;
}

/** A price in dollars. It follows each key; what it says is put in order when it is left. */
export function PriceInput({ cents, onCents, className, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <span className="relative block">
      <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted">
        $
      </span>
      <Input
        {...rest}
        inputMode="decimal"
        autoComplete="off"
        className={classNames("pl-7 tabular-nums", className)}
        value={typed ?? textOfCents(cents)}
        onChange={({ target: { value } }) => {
          const next = centsOf(value);
          if (next === undefined) return;
          setTyped(value);
          onCents(next);
        }}
        onBlur={() => setTyped(null)}
      />
    </span>
  );
}
