import { useEffect } from "react";
import { useLetterKeys } from "../../product/table/letter-keys.ts";
import { isPlainKey } from "../../ui/keys.ts";

/** F opens the row that has the focus, else the first; once it is open, its fix. */
export function useFixKey(): void {
  const [areOn] = useLetterKeys();
  useEffect(() => {
    if (!areOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "f" || !isPlainKey(event)) return;
      const table = document.querySelector("[data-working-table]");
      const held = document.activeElement?.closest("[data-row]");
      const isHeldClosed = held?.querySelector("[data-row-stop]:not([aria-current=true])");
      const fix = isHeldClosed ? null : table?.querySelector<HTMLElement>("[data-fix]");
      const stop = (held ?? table)?.querySelector<HTMLElement>("[data-row-stop]:not([aria-current=true])");
      event.preventDefault();
      (fix ?? stop)?.click();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [areOn]);
}
