import type { ComponentProps } from "react";
import { Icon } from "../icon.tsx";

interface Props extends Omit<ComponentProps<"input">, "type" | "className"> {
  /** What it chooses: its only words. */
  label: string;
  /** Some of what it stands for, but not all. */
  isMixed?: boolean;
}

/** A box to choose a row with, as small as a row. */
export function RowBox({ label, isMixed = false, ...rest }: Props) {
  return (
    <label className="relative -m-2 grid size-9 place-items-center pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={label}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        className="peer size-4.5 appearance-none rounded-[5px] border border-control-line bg-bg transition-colors checked:border-ember checked:bg-ember indeterminate:border-ember indeterminate:bg-ember disabled:border-line disabled:bg-surface-2"
        {...rest}
      />
      <Icon name="check" size={14} className="pointer-events-none absolute hidden text-on-ember peer-checked:block" />
      <span aria-hidden="true" className="pointer-events-none absolute hidden h-0.5 w-2.5 bg-on-ember peer-indeterminate:block" />
    </label>
  );
}
