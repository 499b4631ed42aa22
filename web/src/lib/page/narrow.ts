import { useSyncExternalStore } from "react";

const narrow = matchMedia("(max-width: 1023px)");

function watch(onChange: () => void): () => void {
  narrow.addEventListener("change", onChange);
  return () => narrow.removeEventListener("change", onChange);
}

/** Too narrow for two columns. For what the style sheet alone cannot decide. */
export const useIsNarrow = (): boolean => useSyncExternalStore(watch, () => narrow.matches);
