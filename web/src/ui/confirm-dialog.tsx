import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface Props {
  question: string;
  /** What happens then. */
  children: ReactNode;
  /** On the button that does it. */
  label: string;
  isBusy?: boolean;
  onYes: () => void;
  onClose: () => void;
}

/** Asks before what cannot be taken back by pressing again. The safe answer has the focus. */
export function ConfirmDialog({ question, children, label, isBusy = false, onYes, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={question}
      actions={
        <>
          <Button data-first-focus onClick={onClose}>
            Cancel
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={onYes}>
            {label}
          </Button>
        </>
      }
    >
      <div className="text-muted">{children}</div>
    </Dialog>
  );
}
