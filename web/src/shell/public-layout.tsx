import type { ReactNode } from "react";
import { ChatWidget } from "./chat-widget.tsx";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";

export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Navbar />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
      <div data-print="hidden" data-floating className="fixed right-4 bottom-4 z-20 grid justify-items-end gap-3">
        <ScrollToTop />
        <ChatWidget />
      </div>
    </div>
  );
}
