import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Opens and closes the browser's own modal dialog: focus stays inside, the page behind is inert, Escape closes. What carries
 * `data-first-focus` gets the focus; without one, the first control does.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const box = dialog.current;
    if (!isOpen || !box) return;
    box.showModal();
    box.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    // Closed before it is taken away: only then the browser gives the focus back to where it was.
    return () => box.close();
  }, [isOpen]);
  return dialog;
}
