import { COMPARED_MOST } from "@blenda/domain/catalogue/constants";
import type { ProductCard } from "@blenda/domain/catalogue/model";
import { useSyncExternalStore } from "react";
import { localStore, parseStored } from "../../lib/storage/storage.ts";

const KEY = "blenda.compared";
const ID_MAX = 100;
const TEXT_MAX = 300;

/** As much of a product as the tray shows, so that it need not ask. */
export type ComparedProduct = Pick<ProductCard, "id" | "title" | "posterUrl" | "stageHue">;
type Store = Pick<typeof localStore, "read" | "write">;

const isText = (value: unknown, most: number): value is string => typeof value === "string" && value.length > 0 && value.length <= most;

/** Written by older versions or by hand, so only what can be a product is taken, each once. A picture is one of ours or none. */
function chosenIn(text: string | null): readonly ComparedProduct[] {
  const list = parseStored(text);
  if (!Array.isArray(list)) return [];
  const chosen = new Map<string, ComparedProduct>();
  for (const each of list as Partial<Record<keyof ComparedProduct, unknown>>[]) {
    const { id, title, posterUrl, stageHue } = each ?? {};
    if (!isText(id, ID_MAX) || !isText(title, TEXT_MAX)) continue;
    const picture = isText(posterUrl, TEXT_MAX) && /^\/[^/]/.test(posterUrl) ? posterUrl : null;
    chosen.set(id, { id, title, posterUrl: picture, stageHue: typeof stageHue === "number" ? stageHue : null });
  }
  return [...chosen.values()].slice(0, COMPARED_MOST);
}

/**
 * Products a visitor chose to compare, signed in or not: a list in this browser, first chosen first. It lasts for the visit where nothing
 * can be kept.
 */
export function createCompareChoice(store: Store) {
  let known: readonly ComparedProduct[] | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const chosen = (): readonly ComparedProduct[] => (known ??= chosenIn(store.read(KEY)));
  const set = (next: readonly ComparedProduct[]) => {
    known = next;
    store.write(KEY, JSON.stringify(next));
    tell();
  };
  return {
    chosen,
    /** Answers whether there was room. */
    add: ({ id, title, posterUrl, stageHue }: ComparedProduct): boolean => {
      if (chosen().some((one) => one.id === id)) return true;
      if (chosen().length >= COMPARED_MOST) return false;
      set([...chosen(), { id, title, posterUrl, stageHue }]);
      return true;
    },
    remove: (id: string) => set(chosen().filter((one) => one.id !== id)),
    clear: () => set([]),
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

export const compareChoice = createCompareChoice(localStore);

/** The browser says when another tab changed it. */
export const useCompareChoice = (): readonly ComparedProduct[] => useSyncExternalStore(watch, compareChoice.chosen);

function watch(onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => compareChoice.hear(key);
  const stop = compareChoice.watch(onChange);
  addEventListener("storage", hear);
  return () => {
    stop();
    removeEventListener("storage", hear);
  };
}
