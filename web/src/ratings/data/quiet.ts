import type { Screen } from "@blenda/domain/access/screen";
import { consentTexts } from "@blenda/domain/consent/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useMatches } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { isTyping } from "../../ui/keys.ts";

const LOOK_EVERY_MS = 200;

/** Pages where people log in, pay, learn, make something or write: nothing is asked there (decisions.md, Part D). */
const UNDISTURBED = new Set<string>([
  ...["/login", "/signup", "/unlock-account", "/recover-factor", "/account-suspended"],
  ...["/cart", "/checkout", "/test-checkout", "/learning/$id", "/blendagen", "/become-a-creator", "/inbox", "/contact", "/settings"],
]);

/** Among those who browse, and never in the working areas. */
export const isOpenPlace = (screen: Screen | undefined): boolean =>
  screen !== undefined && (screen.area === "public" || screen.area === "community") && !screen.isFocused && !UNDISTURBED.has(screen.path);

/** Dialogs, and the question about cookies, which everybody answers first. */
const ASKED_FIRST = `dialog[open], [role=dialog], section[aria-label="${consentTexts.title}"]`;

/** Something is open: it is looked at first. */
const isCovered = (): boolean => document.hidden || document.fullscreenElement !== null || document.querySelector(ASKED_FIRST) !== null;

/** Films, and uploads and generations, which say how far they are. */
const isAtWork = (): boolean =>
  [...document.querySelectorAll("video, audio")].some((film) => film instanceof HTMLMediaElement && !film.paused) ||
  document.querySelector("progress") !== null;

/**
 * Runs once the page has been quiet for so long; `null` while nothing waits for it. What is open, or on its way to the server, begins
 * the time anew. Where something was typed, played, uploaded or generated it does not come at all: it waits for the next page.
 */
export function useQuietMoment(delayMs: number | null, run: () => void): void {
  const isOpen = useMatches({ select: (matches) => isOpenPlace(matches.at(-1)?.staticData.screen) });
  const place = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const cache = useQueryClient();
  const latest = useEffectEvent(run);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place begins the time anew
  useEffect(() => {
    if (delayMs === null || !isOpen) return;
    let quietSince = Date.now();
    const timer = setInterval(() => {
      if (isTyping(document.activeElement) || isAtWork()) clearInterval(timer);
      else if (isCovered() || cache.isMutating() > 0) quietSince = Date.now();
      else if (Date.now() - quietSince >= delayMs) {
        clearInterval(timer);
        latest();
      }
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [delayMs, isOpen, place, cache]);
}
