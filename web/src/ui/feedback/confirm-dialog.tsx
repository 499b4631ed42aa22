import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Dialog } from "./dialog.tsx";

interface Props {
  question: string;
  /** What happens then. */
  children: ReactNode;
  /** On the button that does it. */
  label: string;
  /** On the button that leaves everything as it is; where the question itself is about cancelling, "Cancel" would say nothing. */
  keepLabel?: string;
  /** What cannot be taken back is red. */
  kind?: "danger" | "primary";
  isBusy?: boolean;
  onYes: () => void;
  onClose: () => void;
}

/** Asks before what cannot be taken back by pressing again. The safe answer has the focus. */
export function ConfirmDialog({ question, children, label, keepLabel = "Cancel", kind = "danger", isBusy = false, onYes, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={question}
      actions={
        <>
          <Button data-first-focus onClick={onClose}>
            {keepLabel}
          </Button>
          <Button kind={kind} isBusy={isBusy} onClick={onYes}>
            {label}
          </Button>
        </>
      }
    >
      <div className="text-muted">{children}</div>
    </Dialog>
  );
}
