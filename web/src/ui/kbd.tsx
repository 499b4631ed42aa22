import type { ReactNode } from "react";

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-[5px] border border-line-strong px-1 font-sans type-label text-muted">
      {children}
    </kbd>
  );
}
