import type { ComponentProps, RefObject } from "react";

interface Props extends Omit<ComponentProps<"dialog">, "ref" | "onClose"> {
  /** From `useModal`. */
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
}

/** Modal dialog that a press on its backdrop closes; the keyboard has Escape. */
export function ModalDialog({ dialog, onClose, onClick, ...props }: Props) {
  const press: Props["onClick"] = (event) => (event.target === dialog.current ? onClose() : onClick?.(event));
  // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
  return <dialog {...props} ref={dialog} onClose={onClose} onClick={press} />;
}
