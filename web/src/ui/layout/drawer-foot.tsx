import type { ReactNode } from "react";

/** What a drawer's form does, always in view at its lower edge; the main action last. */
export const DrawerFoot = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-10 flex flex-wrap justify-end gap-3 border-t border-line bg-surface-1 px-4 py-3 md:px-6">
    {children}
  </div>
);
