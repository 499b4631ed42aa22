import { legalLinks } from "@blenda/domain/navigation";
import { BRAND } from "@blenda/domain/shared/brand";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { ChatWidget } from "../chat-widget.tsx";
import { HomeLink } from "../navbar/home-link.tsx";
import { ThemeSwitch } from "../navbar/theme-switch.tsx";
import { ScrollToTop } from "../scroll-to-top.tsx";

/** The main layout where a buyer is about to pay: they need to know where they are and how to go back, and nothing else. */
export function FocusedLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <FocusedHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <FocusedFooter />
      <div data-print="hidden" data-floating className="fixed right-4 bottom-4 z-20 grid justify-items-end gap-3">
        <ScrollToTop />
        <ChatWidget />
      </div>
    </div>
  );
}

function FocusedHeader() {
  return (
    <header data-print="hidden" className="sticky top-0 z-30 border-b border-line bg-bg">
      <div className="page flex h-(--nav-h) items-center gap-3 md:gap-5 [&>button:last-child]:-mr-2.5">
        <HomeLink />
        <p className="flex items-center gap-2 border-l border-line-strong pl-3 type-ui font-semibold whitespace-nowrap md:pl-5">
          <Icon name="lock" size={16} className="text-ok" />
          <span className="max-[359px]:sr-only">Secure checkout</span>
        </p>
        <Link
          to="/cart"
          className="touch-target ml-auto flex items-center gap-2 rounded-xs type-ui whitespace-nowrap text-muted transition-colors hover:text-text"
        >
          <Icon name="arrow-left" size={16} />
          <span className="max-sm:sr-only">Back to cart</span>
          <Icon name="shopping-cart" size={18} className="sm:hidden" />
        </Link>
        <ThemeSwitch />
      </div>
    </header>
  );
}

function FocusedFooter() {
  return (
    <footer data-print="hidden" className="mt-12 border-t border-line">
      <div className="page flex flex-wrap items-center gap-x-8 gap-y-2 py-5 type-small text-muted">
        <p>
          © {new Date().getFullYear()} {BRAND.name}
        </p>
        <nav aria-label="Legal">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {legalLinks.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to as string}
                  className="inline-flex min-h-7 items-center transition-colors hover:text-text pointer-coarse:min-h-11"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
