import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useSyncExternalStore } from "react";

/** A mouse on its way elsewhere crosses many cards; only one it rests on begins to load. */
const REST_MS = 140;

/** Which card turns its model. One at a time in the page. */
let turning: string | null = null;
const listeners = new Set<() => void>();

function setTurning(id: string | null): void {
  if (turning === id) return;
  turning = id;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const wantsStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Turns while the mouse rests on the card or the keyboard is there; a finger, which cannot rest, loads nothing. */
export function useTurning(canTurn: boolean) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTurning = useSyncExternalStore(watch, () => turning === id);

  const stop = () => {
    clearTimeout(timer.current);
    if (turning === id) setTurning(null);
  };
  const begin = () => {
    clearTimeout(timer.current);
    if (canTurn && !wantsStill()) timer.current = setTimeout(() => setTurning(id), REST_MS);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (turning === id) setTurning(null);
    },
    [id],
  );

  return {
    isTurning,
    whileHeld: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && begin(),
      onPointerLeave: stop,
      onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && begin(),
      onBlur: stop,
    },
  };
}
