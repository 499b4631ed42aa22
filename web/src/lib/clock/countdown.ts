import { useLayoutEffect, useState } from "react";

/** Whole seconds until a moment, moving by themselves; 0 once it has passed or when there is none. */
export function useSecondsUntil(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const isRunning = until !== null && until > now;
  // Before the paint: a figure reckoned from an old now would flash by.
  useLayoutEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    if (until <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return isRunning ? Math.ceil((until - now) / 1_000) : 0;
}

/** `65` reads `1:05`. */
export const minutesAndSeconds = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
