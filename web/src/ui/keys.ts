/** Whether what has the focus takes letters: while it does, single-letter keys are only letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select"));

/** A key without Ctrl, Alt or Command, pressed on the page itself: not in a field, and not under an open dialog. */
export const isPlainKey = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) &&
  document.querySelector("dialog[open]") === null;

/** Carried by what "/" opens wherever one is on the page: the search of the staff areas. */
export const TAKES_SLASH = "data-takes-slash";

/** What leads to the search of a list: "/", unless the page has a search of its own for that. */
export const listSearchKey = (): "/" | "s" => (document.querySelector(`[${TAKES_SLASH}]`) ? "s" : "/");
