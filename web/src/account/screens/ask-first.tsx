import { type ReactNode, useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";

interface Props {
  /** On the button that begins it, and again on the one that does it. */
  label: string;
  question: string;
  /** What will happen. */
  children: ReactNode;
  isBusy?: boolean;
  kind?: "secondary" | "danger" | "quiet";
  onYes: () => void;
}

/** A button for what cannot be taken back by pressing it again: it asks, and the safe answer has the focus. */
export function AskFirst({ label, question, children, isBusy = false, kind = "secondary", onYes }: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const yes = () => {
    close();
    onYes();
  };
  return (
    <>
      <Button size="small" kind={kind} isBusy={isBusy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog question={question} label={label} onYes={yes} onClose={close}>
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
