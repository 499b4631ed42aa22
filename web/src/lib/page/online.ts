import { useSyncExternalStore } from "react";

function watch(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

export const useIsOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);
