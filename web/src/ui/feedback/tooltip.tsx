import { type ReactNode, useEffect, useId, useState } from "react";

/** A few more words about a control. It stays while it is pointed at or focused, and Escape puts it away. */
export function Tooltip({ text, children }: { text: string; children: (describedBy: string) => ReactNode }) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  useEffect(() => {
    if (!isShown) return;
    const hide = ({ key }: KeyboardEvent) => key === "Escape" && setShown(false);
    document.addEventListener("keydown", hide);
    return () => document.removeEventListener("keydown", hide);
  }, [isShown]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that its control is pointed at or focused
    <span
      className="relative inline-flex"
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
    >
      {children(id)}
      <span
        role="tooltip"
        id={id}
        hidden={!isShown}
        className="absolute bottom-full left-1/2 z-40 w-max max-w-56 -translate-x-1/2 pb-2 [&:not([hidden])]:block"
      >
        <span className="block rounded-xs border border-line-strong bg-surface-3 px-2.5 py-1.5 type-label text-text shadow-raised">
          {text}
        </span>
      </span>
    </span>
  );
}
