import { useEffect, useRef } from "react";
import { isTyping } from "./keys.ts";

const layers: { close: () => void }[] = [];

/** Dialogs, menus and popovers close themselves and keep the key; in a field Escape only leaves the field, so nothing typed is lost. */
function closeTopmost(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
  if (isTyping(event.target)) (event.target as HTMLElement).blur();
  else layers.at(-1)?.close();
}

/** An escape layer: while it is on, Escape closes it and nothing below it, whichever came last first. */
export function useEscapeLayer(isOn: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isOn) return;
    const layer = { close: () => latest.current() };
    if (layers.push(layer) === 1) document.addEventListener("keydown", closeTopmost);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) document.removeEventListener("keydown", closeTopmost);
    };
  }, [isOn]);
}
