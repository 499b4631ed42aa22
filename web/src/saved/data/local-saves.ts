import { SAVED } from "@blenda/domain/saved/constants";
import { localStore, parseStored } from "../../lib/storage/storage.ts";

const KEY = "blenda.saved";
const ID_MAX = 100;

type Store = Pick<typeof localStore, "read" | "write">;

/** Written by older versions or by hand, so only what can be the id of a product is taken, each once. */
function idsIn(text: string | null): readonly string[] {
  const list = parseStored(text);
  if (!Array.isArray(list)) return [];
  const ids = list.filter((id) => typeof id === "string" && id.length > 0 && id.length <= ID_MAX);
  return [...new Set<string>(ids)].slice(0, SAVED.MOST);
}

/** What a visitor saved, newest first: a list of product ids in this browser (spec 2 §9). It lasts for the visit where nothing can be kept. */
export function createLocalSaves(store: Store) {
  let known: readonly string[] | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const ids = (): readonly string[] => (known ??= idsIn(store.read(KEY)));
  const set = (next: readonly string[]) => {
    known = next.slice(0, SAVED.MOST);
    store.write(KEY, JSON.stringify(known));
    tell();
  };
  return {
    ids,
    turn: (id: string, isOn: boolean) => set(isOn ? [id, ...ids().filter((other) => other !== id)] : ids().filter((other) => other !== id)),
    /** Once they are kept elsewhere. What was added since stays. */
    leave: (moved: readonly string[]) => set(ids().filter((id) => !moved.includes(id))),
    /** Another tab changed the list, or everything was cleared. */
    hear: (key: string | null) => {
      if (key !== KEY && key !== null) return;
      known = undefined;
      tell();
    },
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const localSaves = createLocalSaves(localStore);
