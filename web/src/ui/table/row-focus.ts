import { type FocusEvent, useEffect, useRef } from "react";

/** The row a table calls so. */
export const focusRow = (key: string): void =>
  document
    .querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] [data-row-stop], [data-row="${CSS.escape(key)}"][data-row-stop]`)
    ?.focus();

/** Rows become cards and cards rows when the room for them changes: the focus must not vanish with the one it was on. */
export function useRowFocus(isNarrow: boolean) {
  const last = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that takes the focus away
  useEffect(() => {
    if (last.current !== null && document.activeElement === document.body) focusRow(last.current);
  }, [isNarrow]);
  return ({ target }: FocusEvent) => {
    last.current = target.closest<HTMLElement>("[data-row]")?.dataset.row ?? null;
  };
}
