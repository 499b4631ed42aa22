import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useLetterKeys } from "../../product/table/letter-keys.ts";
import { isPlainKey } from "../../ui/keys.ts";
import type { Way } from "./use-way-to.ts";

/** O opens what waits longest, from anywhere on the page. */
export function useOldestKey(way: Way | null): { areLettersOn: boolean } {
  const [areLettersOn] = useLetterKeys();
  const navigate = useNavigate();
  const to = way?.to;
  const asked = JSON.stringify(way?.search ?? {});
  useEffect(() => {
    if (!areLettersOn || to === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "o" || !isPlainKey(event)) return;
      event.preventDefault();
      void navigate({ to, search: JSON.parse(asked) });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [areLettersOn, to, asked, navigate]);
  return { areLettersOn };
}
