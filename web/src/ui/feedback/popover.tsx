import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { iconButtonStyle } from "../controls/icon-button.tsx";
import { Pressable } from "../layout/pressable.tsx";

interface Props {
  /** Names the button; what it opens is called `title`. */
  label: string;
  title: string;
  /** What stands in the button. */
  trigger: ReactNode;
  /** How the button looks; as one for an icon unless told. */
  triggerClass?: string;
  /** Where the panel stands and how wide it is. */
  panelClass: string;
  /** For what is read at leisure: it stays when the mouse leaves, as it does on the way to its end. */
  isForReading?: boolean;
  children: (close: () => void) => ReactNode;
}

/**
 * A button with a panel below it, for more than a list of choices. It closes on Escape, on a press outside, when the mouse
 * leaves and when the keyboard does; it keeps nothing from the page behind it.
 */
export function Popover({ label, title, trigger, triggerClass = iconButtonStyle, panelClass, isForReading = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => !box.current?.contains(target as Node) && setOpen(false);
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);

  /** Focus must not vanish together with the panel. */
  const close = () => {
    if (box.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    // It is the topmost thing: what lies below stays open.
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => relatedTarget && !box.current?.contains(relatedTarget) && setOpen(false);

  return (
    <Pressable
      ref={box}
      className="relative"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && !isForReading && close()}
    >
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={`${triggerClass} relative`}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        // The padding belongs to the panel, so the mouse can cross the gap without leaving.
        <div className={`z-30 ${panelClass}`}>
          <section
            id={id}
            aria-label={title}
            className="flex max-h-[calc(100dvh-var(--nav-h)-1rem)] flex-col overflow-hidden rounded-md border border-line-strong bg-surface-1 shadow-raised appear"
          >
            {children(close)}
          </section>
        </div>
      )}
    </Pressable>
  );
}
