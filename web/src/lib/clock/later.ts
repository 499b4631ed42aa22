/** By then the first page stands, on slow phones too. */
const SETTLED_MS = 6_000;

/** Code that a press may want: fetched when the page has settled, it is here at once, and also when the line is lost meanwhile. */
export function later(load: () => Promise<unknown>): void {
  setTimeout(() => void load().catch(() => {}), SETTLED_MS);
}
