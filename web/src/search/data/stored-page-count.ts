import { hashKey, type QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";
import { parseStored, tabStore } from "../../lib/storage/storage.ts";

const KEY = "blenda.listPages";
/** More would keep a reload waiting longer than the place is worth. */
const MOST = 12;

interface StoredPages {
  list: string;
  pages: number;
}

function read(): StoredPages | null {
  const kept = parseStored(tabStore.read(KEY));
  if (typeof kept !== "object" || kept === null || !("list" in kept) || !("pages" in kept)) return null;
  return { list: String(kept.list), pages: Number(kept.pages) || 1 };
}

/** The stored page count: how many pages of this list were open in this tab when it was last looked at; one, unless more are known. */
export function storedPageCount(list: QueryKey): number {
  const kept = read();
  return kept?.list === hashKey(list) ? Math.max(1, Math.min(MOST, Math.floor(kept.pages))) : 1;
}

/** The browser forgets the list on a reload; how long it was is remembered here. */
export function useStoredPageCount(list: QueryKey, pages: number): void {
  const name = hashKey(list);
  useEffect(() => {
    if (pages > 1) tabStore.write(KEY, JSON.stringify({ list: name, pages } satisfies StoredPages));
    else if (read()?.list === name && pages === 1) tabStore.remove(KEY);
  }, [name, pages]);
}
