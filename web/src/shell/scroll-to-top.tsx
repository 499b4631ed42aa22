import { useSyncExternalStore } from "react";
import { IconButton } from "../ui/controls/icon-button.tsx";

/** Spec 2 §9. */
const SHOWN_AFTER = 400;

function watch(changed: () => void): () => void {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
}

export function ScrollToTop() {
  const isFar = useSyncExternalStore(watch, () => window.scrollY > SHOWN_AFTER);
  if (!isFar) return null;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return (
    <IconButton
      icon="arrow-up"
      label="Scroll to top"
      className="border border-line-strong bg-surface-2 shadow-raised appear max-md:size-12"
      onClick={() => window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" })}
    />
  );
}
