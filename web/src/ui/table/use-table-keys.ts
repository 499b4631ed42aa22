import { type RefObject, useEffect } from "react";
import { isPlainKey, listSearchKey } from "../keys.ts";

interface Keys {
  box: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  areOn: boolean;
  showKeys: () => void;
}

/** Of several tables on a page, the one with the focus; without one, the first. */
function isMeant(box: HTMLElement): boolean {
  const holder = document.activeElement?.closest("[data-working-table]") ?? document.querySelector("[data-working-table]");
  return holder === box;
}

/** The focus is the place in the list: J and K move it from row to row, and Enter on a link is the browser's own. */
function step(box: HTMLElement, by: 1 | -1): void {
  const stops = [...box.querySelectorAll<HTMLElement>("[data-row-stop]")];
  const row = document.activeElement?.closest("[data-row]");
  const held = stops.findIndex((stop) => stop.closest("[data-row]") === row);
  const current = held >= 0 ? held : stops.findIndex((stop) => stop.getAttribute("aria-current") === "true");
  const next = stops[current < 0 ? 0 : Math.min(stops.length - 1, Math.max(0, current + by))];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** Before everybody else's listeners: "/" also leads to the search of the site. */
export function useTableKeys({ box, search, areOn, showKeys }: Keys): void {
  useEffect(() => {
    if (!areOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!box.current || !isPlainKey(event) || !isMeant(box.current)) return;
      const frame = box.current;
      const does: Record<string, (() => void) | undefined> = {
        j: () => step(frame, 1),
        k: () => step(frame, -1),
        [listSearchKey()]: search.current ? () => search.current?.focus() : undefined,
        "?": showKeys,
      };
      const act = does[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [box, search, areOn, showKeys]);
}
