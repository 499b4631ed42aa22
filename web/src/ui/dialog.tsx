import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

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

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Below the text, the main action last: on wide screens it stands at the right. */
  actions?: ReactNode;
}

export function Dialog({ isOpen, onClose, title, children, actions }: Props) {
  const dialog = useModal(isOpen);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is a press on the backdrop; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
      className={classNames(
        "max-h-[calc(100dvh-2rem)] w-120 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-md border border-line-strong bg-surface-1 text-text shadow-raised",
        "backdrop:bg-scrim open:appear",
      )}
    >
      <div className="grid gap-5 p-5 md:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="type-h2">
            {title}
          </h2>
          <IconButton icon="x" label="Close" className="-mt-1 -mr-2" onClick={onClose} />
        </div>
        {children}
        {actions && <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">{actions}</div>}
      </div>
    </dialog>
  );
}
