import { BRAND } from "@blenda/domain/shared/brand";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useCurrentScreen, usePageName } from "./current-screen.ts";

/**
 * Names the page in the browser's tab and tells people who cannot see the change that it happened: the title is read out and
 * the keyboard starts at the content. The first page announces itself.
 */
export function RouteAnnouncer() {
  const screen = useCurrentScreen();
  // The resolved address: while the next page is on its way, the old one is still on show.
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const hash = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash });
  const shown = useRef(pathname);
  const region = useRef<HTMLParagraphElement>(null);
  const name = usePageName();

  useEffect(() => {
    document.title = screen?.path === "/" ? name : `${name} · ${BRAND.name}`;
  }, [screen, name]);

  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isFirst) return;
    if (region.current) region.current.textContent = name;
    // A menu that closes now gives the focus back to its button first.
    if (!hash) requestAnimationFrame(() => document.getElementById("main")?.focus({ preventScroll: true }));
  }, [pathname, hash, name]);

  return <p ref={region} aria-live="assertive" className="sr-only" />;
}
