import { type ReactNode, useEffect, useId, useState } from "react";

interface Props {
  text: string;
  /** Flush with one side of its control, where the page ends beside it. */
  align?: "start" | "end";
  children: (describedBy: string) => ReactNode;
}

const PLACES = { start: "left-0", end: "right-0" } as const;

/** A few more words about a control. It stays while it is pointed at or focused, and Escape puts it away. */
export function Tooltip({ text, align, children }: Props) {
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
        className={`absolute bottom-full z-40 w-max max-w-56 pb-2 [&:not([hidden])]:block ${align ? PLACES[align] : "left-1/2 -translate-x-1/2"}`}
      >
        <span className="block rounded-xs border border-line-strong bg-surface-3 px-2.5 py-1.5 type-label text-text shadow-raised">
          {text}
        </span>
      </span>
    </span>
  );
}
