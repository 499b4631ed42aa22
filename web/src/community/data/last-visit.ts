import { useEffect, useState } from "react";
import { localStore } from "../../lib/storage/storage.ts";

const KEY = "blenda.following";
/** What was read when this page was opened: whoever goes to a post and comes back is still on the same visit. */
const ofThisVisit = new Map<string, string | null>();

function readOnce(key: string): string | null {
  if (!ofThisVisit.has(key)) ofThisVisit.set(key, localStore.read(key));
  return ofThisVisit.get(key) ?? null;
}

/** When this person last looked at what those they follow posted; stays the same while they look. */
export function useLastVisit(userId: string): string | null {
  const key = `${KEY}.${userId}`;
  const [last] = useState(() => readOnce(key));
  useEffect(() => {
    const note = () => void localStore.write(key, new Date().toISOString());
    note();
    addEventListener("pagehide", note);
    return () => {
      removeEventListener("pagehide", note);
      note();
    };
  }, [key]);
  return last !== null && Number.isFinite(Date.parse(last)) ? last : null;
}
