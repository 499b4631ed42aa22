import { useEffect, useRef } from "react";

interface Keys {
  submit: () => void;
  /** Where there is a key for the next open point. */
  next?: () => void;
}

/** Ctrl or Command and Enter submit, from wherever the cursor is; Alt and the arrow go on to the next open point. */
export function useSubmitKeys(does: Keys): void {
  const latest = useRef(does);
  latest.current = does;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { submit, next } = latest.current;
      const isSubmit = event.key === "Enter" && (event.ctrlKey || event.metaKey);
      const isNext = event.key === "ArrowDown" && event.altKey && !(event.target instanceof HTMLSelectElement);
      const act = isSubmit ? submit : isNext ? next : undefined;
      if (!act || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** One open point after the other, from the top again after the last. */
export function useNextPoint<Point>(open: readonly Point[], jump: (point: Point) => void): () => void {
  const last = useRef(-1);
  return () => {
    last.current = (last.current + 1) % Math.max(1, open.length);
    const point = open[last.current];
    if (point) jump(point);
  };
}
