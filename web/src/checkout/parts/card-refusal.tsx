import { useEffect, useRef } from "react";
import { Alert } from "../../ui/feedback/alert.tsx";

/** Why a card was refused, brought to where the eye is: above the fields to change, in view and with the focus. */
export function CardRefusal({ message }: { message: string | null | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!message) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [message]);
  return (
    message && (
      <div ref={box} tabIndex={-1} className="outline-none">
        <Alert tone="bad" title={message} />
      </div>
    )
  );
}
