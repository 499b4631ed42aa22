/** Whether what has the focus takes letters: while it does, single-letter keys are only letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select"));

/** A key without Ctrl, Alt or Command, pressed on the page itself: not in a field, and not under an open dialog. */
export const isPlainKey = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) &&
  document.querySelector("dialog[open]") === null;
