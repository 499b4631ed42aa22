import { useEffect, useRef, useState } from "react";

/**
 * What somebody is still typing or sliding. It shows at once and is committed when the hand rests; whatever the address says
 * in the meantime wins.
 */
export function useDraft(value: string, commit: (text: string) => void, restMs: number) {
  const [known, setKnown] = useState(value);
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (known !== value) {
    setKnown(value);
    setDraft(null);
  }
  return {
    text: draft ?? value,
    change: (text: string) => {
      setDraft(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => commit(text), restMs);
    },
    /** Now, not when the hand rests; what means nothing goes back to what it was. */
    settle: (text: string) => {
      clearTimeout(timer.current);
      setDraft(null);
      if (text !== value) commit(text);
    },
  };
}
