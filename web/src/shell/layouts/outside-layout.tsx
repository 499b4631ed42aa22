import type { ReactNode } from "react";
import { HomeLink } from "../navbar/home-link.tsx";

/** A page reached from a mail, or before a door that is shut: nothing on it leads astray. */
export function OutsideLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header data-print="hidden" className="page flex h-(--nav-h) items-center">
        <HomeLink />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
