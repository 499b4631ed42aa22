import { lazy, Suspense, useRef, useState } from "react";
import { IconButton } from "../ui/controls/icon-button.tsx";

const ChatPanel = lazy(() => import("./chat-panel.tsx").then(({ ChatPanel }) => ({ default: ChatPanel })));

export function ChatWidget() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Suspense>{isOpen && <ChatPanel onClose={close} />}</Suspense>
      <IconButton
        ref={button}
        icon={isOpen ? "x" : "message-circle"}
        label={isOpen ? "Close chat" : "Open chat"}
        aria-expanded={isOpen}
        className="border border-line-strong bg-surface-2 shadow-raised max-md:size-12"
        onClick={() => setOpen(!isOpen)}
      />
    </>
  );
}
