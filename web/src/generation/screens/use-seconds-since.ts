import { useEffect, useState } from "react";

/** Whole seconds since a moment, moving by themselves. */
export function useSecondsSince(instant: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - Date.parse(instant)) / 1_000));
}
