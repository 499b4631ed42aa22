import { useEffect, useState, useSyncExternalStore } from "react";
import { draftStore } from "../../lib/storage/draft-store.ts";
import { Autosave, type AutosaveRules, type AutosaveView } from "./autosave.ts";

interface Rules<Fields> extends Omit<AutosaveRules<Fields>, "store"> {
  /** The name under which this device keeps what did not arrive. */
  keptAs: string;
}

export interface AutosavedForm<Fields extends object> extends AutosaveView<Fields> {
  set: (changed: Partial<Fields>) => void;
  saveNow: () => Promise<boolean>;
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
  /** The mark of what is saved. */
  mark: () => number;
}

/** A form that saves itself; Ctrl or Command and S save now. */
export function useAutosave<Fields extends object>({ keptAs, known, savedAt, save, theirsIn }: Rules<Fields>): AutosavedForm<Fields> {
  const [autosave] = useState(
    () =>
      new Autosave<Fields>({
        known,
        savedAt,
        save,
        theirsIn,
        store: {
          read: () => draftStore.read(keptAs),
          write: (typed) => draftStore.write(keptAs, typed),
          remove: () => draftStore.remove(keptAs),
        },
      }),
  );
  useEffect(() => autosave.hear(known, savedAt), [autosave, known, savedAt]);
  useEffect(() => {
    const now = () => void autosave.flush();
    const whenHidden = () => document.visibilityState === "hidden" && now();
    const byKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      now();
    };
    addEventListener("online", now);
    document.addEventListener("visibilitychange", whenHidden);
    document.addEventListener("keydown", byKey);
    return () => {
      removeEventListener("online", now);
      document.removeEventListener("visibilitychange", whenHidden);
      document.removeEventListener("keydown", byKey);
      autosave.close();
    };
  }, [autosave]);
  const view = useSyncExternalStore(autosave.watch, autosave.view);
  const { set, flush, keepMine, takeTheirs, mark } = autosave;
  return { ...view, set, saveNow: flush, keepMine, takeTheirs, mark };
}
