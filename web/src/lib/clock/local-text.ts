/** A moment as a date field of the browser has it: the reader's own time, to the minute. */
export function localText(instant: string): string {
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The moment such a field names; `null` while it names none. */
export function instantIn(text: string): string | null {
  const at = text === "" ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
