import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Pressable } from "../layout/pressable.tsx";

/** The look of a line of a menu; whatever carries it also carries `role="menuitem"` and `tabIndex={-1}`. */
export const menuItemStyle =
  "flex min-h-10 w-full items-center gap-3 rounded-xs px-3 py-2 text-left type-ui text-muted transition-colors hover:bg-surface-2 hover:text-text focus:bg-surface-2 focus:text-text focus:outline-none";

interface Props {
  /** What stands in the button that opens it. */
  trigger: ReactNode;
  triggerClass: string;
  /** Names the button when its content is a picture. */
  label?: string;
  align?: "start" | "end";
  children: ReactNode;
}

/**
 * A button with a list below it. It closes on Escape, on a press outside, when the mouse leaves and when an item is chosen;
 * arrow keys, Home and End move inside.
 */
export function Menu({ trigger, triggerClass, label, align = "start", children }: Props) {
  const [isOpen, setOpen] = useState(false);
  /** Opened by a key, the first item takes the focus; under a mouse it would look chosen. */
  const [byKey, setByKey] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: { target: EventTarget | null }) => !box.current?.contains(target as Node) && setOpen(false);
    // Opened by a mouse, the focus may be anywhere: a page that has just arrived takes it.
    const closeByEscape = ({ key, target }: globalThis.KeyboardEvent) => key === "Escape" && closeOutside({ target });
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeByEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeByEscape);
    };
  }, [isOpen]);

  /** Focus must not vanish together with the list. */
  const close = () => {
    if (box.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      // It is the topmost thing: what lies below stays open.
      event.stopPropagation();
      return close();
    }
    if (event.key === "Tab") return setOpen(false);
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? all.length - 1 : at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (isOpen) return all.at(to % all.length)?.focus();
    setByKey(true);
    setOpen(true);
  };

  return (
    <Pressable
      ref={box}
      className="relative"
      onKeyDown={onKeyDown}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && close()}
    >
      <button
        ref={button}
        type="button"
        className={triggerClass}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        onClick={({ detail }) => {
          setByKey(detail === 0);
          setOpen(!isOpen);
        }}
      >
        {trigger}
      </button>
      {isOpen && (
        // The padding belongs to the menu, so the mouse can cross the gap without leaving.
        <Hanging align={align}>
          <MenuList id={id} label={label ?? "Menu"} takesFocus={byKey} onChoose={close}>
            {children}
          </MenuList>
        </Hanging>
      )}
    </Pressable>
  );
}

/** Below its button, flush with one end of it; with the other where it would stick out of the window. */
function Hanging({ align, children }: { align: "start" | "end"; children: ReactNode }) {
  const [end, setEnd] = useState(align);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { left = 0, right = 0 } = box.current?.getBoundingClientRect() ?? {};
    if (left < 0) setEnd("start");
    else if (right > document.documentElement.clientWidth) setEnd("end");
  }, []);
  return (
    <div ref={box} className={classNames("absolute top-full z-30 pt-2", end === "end" ? "right-0" : "left-0")}>
      {children}
    </div>
  );
}

interface ListProps {
  id: string;
  label: string;
  takesFocus: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function MenuList({ id, label, takesFocus, onChoose, children }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [takesFocus]);
  return (
    <Pressable
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="min-w-56 rounded-md border border-line-strong bg-surface-1 p-1.5 shadow-raised appear"
      onClick={({ target }) => (target as Element).closest('[role="menuitem"]') && onChoose()}
    >
      {children}
    </Pressable>
  );
}
