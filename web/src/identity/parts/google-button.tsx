import { useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { openGoogle } from "./google-window.ts";

interface Props {
  children: string;
  isLinking?: boolean;
  size?: "medium" | "large";
  onDone: () => void | Promise<void>;
  onFailed: (message: string) => void;
}

export function GoogleButton({ children, isLinking = false, size = "large", onDone, onFailed }: Props) {
  const [isOpen, setOpen] = useState(false);
  const start = () => {
    setOpen(true);
    void openGoogle(isLinking)
      .then((outcome) => (outcome.isOk ? onDone() : onFailed(outcome.message)))
      .catch(({ message }: Error) => onFailed(message))
      .finally(() => setOpen(false));
  };
  return (
    <Button size={size} isBusy={isOpen} onClick={start}>
      {!isOpen && <img src="/google.svg" alt="" width={18} height={18} />}
      {children}
    </Button>
  );
}
