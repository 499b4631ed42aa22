import type { ComponentProps } from "react";

/** Region with a stop of the keyboard: without one, what is wider or longer than its box could not be scrolled by keys. */
export function ScrollRegion(props: ComponentProps<"section"> & { "aria-label": string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: that stop is what it is for
  return <section tabIndex={0} {...props} />;
}
