// A memo of the last millisecond, the same for all callers: no state of an app.
let writtenMs = 0;
let written = "";

/** A request asks for the time a dozen times; within a millisecond it is written out once. */
export function clock(): string {
  const ms = Date.now();
  if (ms !== writtenMs) {
    writtenMs = ms;
    written = new Date(ms).toISOString();
  }
  return written;
}
