import type { ReactNode } from "react";

/** Around the wallets' buttons: their name above, and what else there is below. */
export function ExpressFrame({ isHidden = false, children }: { isHidden?: boolean; children: ReactNode }) {
  return (
    <section aria-labelledby="express-title" hidden={isHidden} className="grid gap-4">
      <h2 id="express-title" className="type-h3">
        Express checkout
      </h2>
      {children}
      <p className="flex items-center gap-4 type-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or pay by card
      </p>
    </section>
  );
}
