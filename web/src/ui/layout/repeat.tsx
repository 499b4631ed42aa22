import type { ComponentType } from "react";

/** The same placeholder so many times. */
export function Repeat({ of: Placeholder, times }: { of: ComponentType; times: number }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is its place
  return Array.from({ length: times }, (_, at) => <Placeholder key={at} />);
}
