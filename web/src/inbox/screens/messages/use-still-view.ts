import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For a box that scrolls from its lower end: what comes above moves nothing by itself, and with this what comes below does
 * not either, once the reader has scrolled up. At the end, the newest stays in view.
 */
export function useStillView(box: RefObject<HTMLElement | null>, newest: string | undefined): void {
  const last = useRef({ newest, height: 0 });
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const { scrollHeight, scrollTop } = list;
    if (newest !== last.current.newest && scrollTop < 0) list.scrollTop = scrollTop - (scrollHeight - last.current.height);
    last.current = { newest, height: scrollHeight };
  });
}
