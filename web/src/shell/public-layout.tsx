import type { ReactNode } from "react";
import { ChatWidget } from "./chat-widget.tsx";
import { useCurrentScreen } from "./current-screen.ts";
import { FocusedFooter, FocusedHeader } from "./focused-frame.tsx";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";

export function PublicLayout({ children }: { children: ReactNode }) {
  const isFocused = useCurrentScreen()?.isFocused === true;
  return (
    <div className="flex min-h-dvh flex-col">
      {isFocused ? <FocusedHeader /> : <Navbar />}
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {isFocused ? <FocusedFooter /> : <Footer />}
      <div data-print="hidden" data-floating className="fixed right-4 bottom-4 z-20 grid justify-items-end gap-3">
        <ScrollToTop />
        <ChatWidget />
      </div>
    </div>
  );
}
