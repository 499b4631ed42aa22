import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether an element is narrower than this. What stands beside something that opens cannot ask the window. */
export function useIsNarrowBox(box: RefObject<HTMLElement | null>, px: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setNarrow(element.clientWidth < px);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box, px]);
  return isNarrow;
}
