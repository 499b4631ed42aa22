import { useSyncExternalStore } from "react";

function makeWatched(query: string): () => boolean {
  const list = matchMedia(query);
  const watch = (onChange: () => void) => {
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  };
  return () => useSyncExternalStore(watch, () => list.matches);
}

/** Too narrow for two columns. For what the style sheet alone cannot decide. */
export const useIsNarrow = makeWatched("(max-width: 1023px)");

/** Too narrow for a list beside what it lists. */
export const useIsPhone = makeWatched("(max-width: 767px)");
