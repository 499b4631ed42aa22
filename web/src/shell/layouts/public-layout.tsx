import { lazy, type ReactNode, Suspense } from "react";
import { NearView } from "../../ui/layout/near-view.tsx";
import { ChatWidget } from "../chat-widget.tsx";
import { Navbar } from "../navbar/navbar.tsx";
import { ScrollToTop } from "../scroll-to-top.tsx";

const Footer = lazy(() => import("../footer/footer.tsx").then((module) => ({ default: module.Footer })));
const FOOTER_HEIGHT = "mt-16 min-h-172 sm:min-h-148 lg:min-h-90";

export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Navbar />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <NearView placeClass={FOOTER_HEIGHT}>
        <Suspense fallback={<div className={FOOTER_HEIGHT} />}>
          <Footer />
        </Suspense>
      </NearView>
      {/* In the gutter where it is wide enough for them, at the end of the page elsewhere: nothing is ever covered. */}
      <div
        data-print="hidden"
        data-floating
        className="flex justify-end gap-2 bg-surface-1 px-(--gutter) pb-4 md:fixed md:right-1 md:bottom-[calc(var(--tray)+1rem)] md:z-20 md:grid md:justify-items-end md:bg-transparent md:p-0"
      >
        <ScrollToTop />
        <ChatWidget />
      </div>
    </div>
  );
}
