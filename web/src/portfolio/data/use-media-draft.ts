import type { Medium } from "@blenda/domain/portfolio/model";
import { useEffect, useState } from "react";
import { draftStore } from "../../lib/storage/draft-store.ts";
import { movedTo } from "./order.ts";

/** The files of a work being edited, in their order. Files that were sent are kept by the server until the next night. */
export function useMediaDraft(name: string, known: readonly Medium[]) {
  const [changed, setChanged] = useState<Medium[] | null>(() => mediaIn(draftStore.read(name)));
  const media = changed ?? [...known];
  useEffect(() => {
    if (changed) draftStore.write(name, changed);
  }, [name, changed]);
  const change = (next: (before: Medium[]) => Medium[]) => setChanged((before) => next(before ?? [...known]));
  return {
    media,
    add: (medium: Medium) => change((before) => [...before, medium]),
    remove: (id: string) => change((before) => before.filter((medium) => medium.id !== id)),
    move: (id: string, place: number) =>
      change((before) => {
        const ids = before.map((medium) => medium.id);
        return movedTo(ids, id, place).flatMap((one) => before.find((medium) => medium.id === one) ?? []);
      }),
    clear: () => {
      draftStore.remove(name);
      setChanged(null);
    },
  };
}

/** What was kept may be from an older version or edited by hand. */
const mediaIn = (kept: unknown): Medium[] | null =>
  Array.isArray(kept) && kept.every((one) => typeof one === "object" && one !== null && "id" in one && "kind" in one && "url" in one)
    ? kept
    : null;
