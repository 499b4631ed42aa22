import type { Screen } from "@blenda/domain/access/screen";
import { consentTexts } from "@blenda/domain/consent/texts";
import { useMatches } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { isTyping } from "../../ui/keys.ts";

const LOOK_EVERY_MS = 200;

/** Where somebody logs in, pays or learns: nothing is asked there (spec 2 §4 leaves it open; a purchase comes first). */
const UNDISTURBED = new Set<string>(["/login", "/signup", "/unlock-account", "/checkout", "/test-checkout", "/learning/$id"]);

/** Among those who browse, and never in the working areas. */
export const isOpenPlace = (screen: Screen | undefined): boolean =>
  screen !== undefined && (screen.area === "public" || screen.area === "community") && !screen.isFocused && !UNDISTURBED.has(screen.path);

/** Dialogs, and the question about cookies, which everybody answers first. */
const ASKED_FIRST = `dialog[open], [role=dialog], section[aria-label="${consentTexts.title}"]`;

/** Something is open, plays or is being written: whoever is at it is not to be interrupted. */
const isDisturbing = (): boolean =>
  document.hidden ||
  document.fullscreenElement !== null ||
  document.querySelector(ASKED_FIRST) !== null ||
  isTyping(document.activeElement) ||
  [...document.querySelectorAll("video, audio")].some((film) => film instanceof HTMLMediaElement && !film.paused);

/**
 * Runs once the page has been quiet for so long; `null` while nothing waits for it. Another page, a dialog or a film begins the
 * time anew: it never comes over anything.
 */
export function useQuietMoment(delayMs: number | null, run: () => void): void {
  const isOpen = useMatches({ select: (matches) => isOpenPlace(matches.at(-1)?.staticData.screen) });
  const place = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const latest = useEffectEvent(run);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place begins the time anew
  useEffect(() => {
    if (delayMs === null || !isOpen) return;
    let quietSince = Date.now();
    const timer = setInterval(() => {
      if (isDisturbing()) quietSince = Date.now();
      else if (Date.now() - quietSince >= delayMs) {
        clearInterval(timer);
        latest();
      }
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [delayMs, isOpen, place]);
}
