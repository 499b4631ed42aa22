import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon.tsx";

export function Checkbox({ children, ...rest }: Omit<ComponentProps<"input">, "type" | "className"> & { children: ReactNode }) {
  return (
    <label className="group flex min-h-9 items-center gap-3 type-ui text-text has-disabled:text-faint pointer-coarse:min-h-11">
      <span className="relative grid size-4.5 shrink-0">
        <input
          type="checkbox"
          className="peer size-4.5 appearance-none rounded-[5px] border border-control-line bg-bg transition-colors checked:border-ember checked:bg-ember disabled:border-line disabled:bg-surface-2"
          {...rest}
        />
        <Icon name="check" size={14} className="pointer-events-none absolute inset-0 m-auto hidden text-on-ember peer-checked:block" />
      </span>
      <span>{children}</span>
    </label>
  );
}
