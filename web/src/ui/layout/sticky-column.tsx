import { type ReactNode, useEffect, useRef } from "react";

/**
 * Stays in view beside a longer column on wide screens. One that is higher than the window first scrolls to its own end; stuck
 * at its top, that end would be out of reach.
 */
export function StickyColumn({ className, children }: { className?: string; children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = column.current;
    if (!box) return;
    const measure = new ResizeObserver(() => box.style.setProperty("--tall", `${box.offsetHeight}px`));
    measure.observe(box);
    return () => measure.disconnect();
  }, []);
  return (
    <div
      ref={column}
      className={`self-start lg:sticky lg:top-[min(calc(var(--nav-h)+1rem),calc(100dvh-var(--tall,0px)-1.5rem))] ${className ?? ""}`}
    >
      {children}
    </div>
  );
}
