import { useEffect } from "react";
import { useLetterKeys } from "../../product/table/letter-keys.ts";
import { isPlainKey } from "../../ui/keys.ts";

/** Single keys of a page, from anywhere on it. Off for whoever switched them off. */
export function usePageKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const [areOn] = useLetterKeys();
  useEffect(() => {
    if (!areOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const act = keys[event.key.toLowerCase()];
      if (!act || !isPlainKey(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
