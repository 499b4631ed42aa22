const WINDOW_MS = 5_000;

/** Bytes a second over the last five: long enough not to flicker, short enough to follow the line. */
export function makeSpeedometer(now: () => number): (sent: number) => number | null {
  const seen: { at: number; sent: number }[] = [];
  return (sent) => {
    const at = now();
    seen.push({ at, sent });
    while ((seen[0]?.at ?? at) < at - WINDOW_MS) seen.shift();
    const [first = { at, sent }] = seen;
    const seconds = (at - first.at) / 1_000;
    return seconds > 0.5 ? Math.max(0, sent - first.sent) / seconds : null;
  };
}
