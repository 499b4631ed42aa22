import { useEffect, useState } from "react";
import { localStore } from "../../lib/storage/storage.ts";

const KEY = "blenda.following";

/** When this person last looked at what those they follow posted; stays the same while they look. */
export function useLastVisit(userId: string): string | null {
  const key = `${KEY}.${userId}`;
  const [last] = useState(() => localStore.read(key));
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
