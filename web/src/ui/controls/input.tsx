import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { useField } from "./field.tsx";

/** The look every text control shares: input, text area, select. */
export const controlStyle =
  "w-full rounded-sm border border-control-line bg-bg px-3 text-base text-text transition-[border-color,box-shadow] md:text-[0.9375rem] " +
  "focus:border-sky focus:outline-none focus:ring-3 focus:ring-sky-soft aria-invalid:border-bad " +
  "disabled:border-line disabled:bg-surface-2 disabled:text-faint";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...useField()} className={classNames(controlStyle, "h-11", className)} {...rest} />;
}
