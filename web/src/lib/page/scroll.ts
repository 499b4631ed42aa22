import type { AnyRouter, RouterHistory } from "@tanstack/react-router";
import { parseStored, tabStore } from "../storage/storage.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address names something that opens over the page or beside it: its reader stays where they are. */
    staysPut?: boolean;
  }
}

const KEY = "blenda.scroll";
const REMEMBERED = 10;
const CHECK_AGAIN_MS = [100, 300];
const TOLERANCE_PX = 10;

/** To the top on every route change, back to the earlier position on the way back (spec 1 §2) and after a reload. */
export function rememberScroll(router: AnyRouter): void {
  history.scrollRestoration = "manual";
  const positions = new Map<string, number>();
  let isBack = false;
  let isStep = true;
  let isFirst = true;

  (router.history as RouterHistory).subscribe(({ action }) => {
    // Several steps at once, chosen from the list behind the back button, are a way back too.
    isBack = action.type === "BACK" || (action.type === "GO" && action.index < 0);
    isStep = action.type !== "REPLACE";
  });
  router.subscribe("onBeforeLoad", ({ fromLocation }) => {
    if (!fromLocation) return;
    positions.delete(fromLocation.href);
    positions.set(fromLocation.href, window.scrollY);
    const oldest = positions.keys().next().value;
    if (positions.size > REMEMBERED && oldest !== undefined) positions.delete(oldest);
  });
  window.addEventListener("pagehide", () => tabStore.write(KEY, JSON.stringify({ href: router.state.location.href, top: window.scrollY })));
  router.subscribe("onRendered", ({ toLocation, hrefChanged, pathChanged }) => {
    const kept = isFirst ? placeBeforeReload(toLocation.href) : null;
    isFirst = false;
    if (kept !== null) return settle(router, toLocation.href, () => kept);
    if (!hrefChanged) return;
    if (isBack) return settle(router, toLocation.href, () => positions.get(toLocation.href) ?? 0);
    if (toLocation.hash) return settle(router, toLocation.href, () => topOf(toLocation.hash));
    // While a filter is being moved the address is replaced again and again; its reader stays where they are.
    if (pathChanged || (isStep && !toLocation.state.staysPut)) window.scrollTo(0, 0);
  });
}

/** Where this very page stood when it was left; `null` for one that is opened anew. */
function placeBeforeReload(href: string): number | null {
  const [entry] = performance.getEntriesByType("navigation");
  const place = parseStored(tabStore.read(KEY));
  const isReturn = entry && "type" in entry && (entry.type === "reload" || entry.type === "back_forward");
  if (!isReturn || typeof place !== "object" || place === null || !("href" in place) || !("top" in place)) return null;
  return place.href === href && typeof place.top === "number" ? place.top : null;
}

/** Late content may still move the page, so the place is corrected while the reader is settling. */
function settle(router: AnyRouter, href: string, top: () => number): void {
  window.scrollTo(0, top());
  for (const ms of CHECK_AGAIN_MS) {
    setTimeout(() => {
      const isHere = router.state.location.href === href;
      if (isHere && Math.abs(window.scrollY - top()) > TOLERANCE_PX) window.scrollTo(0, top());
    }, ms);
  }
}

/** Where an anchor stands, below the fixed top bar (its `scroll-margin-top`). */
function topOf(anchor: string): number {
  const target = document.getElementById(anchor);
  if (!target) return 0;
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  return Math.max(0, target.getBoundingClientRect().top + window.scrollY - margin);
}
