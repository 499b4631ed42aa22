import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { useField } from "./field.tsx";
import { controlStyle } from "./input.tsx";

/** The browser's own list: it is right on every phone. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <div className="relative">
      <select {...useField()} className={classNames(controlStyle, "h-11 appearance-none pr-10", className)} {...rest}>
        {children}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted" />
    </div>
  );
}
