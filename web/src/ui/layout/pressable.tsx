import type { ComponentProps } from "react";

/**
 * Surface of presses, keys, focus and drops that bubble up to it from its controls, or that have a control of their own elsewhere. It
 * takes no stop of the keyboard: what a press on it does must be reachable without a pointer, by a button, a link, Escape or the keys
 * of the list it is in.
 */
export function Pressable(props: ComponentProps<"div">) {
  return <div {...props} />;
}
