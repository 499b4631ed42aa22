import { useEffect, useState } from "react";

const PAUSE_MS = 250;

/** What is typed, once its writer pauses. */
export function useSettled(text: string, pauseMs = PAUSE_MS): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
