import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { useField } from "./field.tsx";
import { controlStyle } from "./input.tsx";

/** Can be made taller, never wider than its column. */
export function Textarea({ className, rows = 6, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={rows} {...useField()} className={classNames(controlStyle, "min-h-32 resize-y py-2.5", className)} {...rest} />;
}
