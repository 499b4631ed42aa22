import { useState } from "react";
import { useMe } from "../../lib/session/use-me.ts";
import { localStore, parseStored } from "../../lib/storage/storage.ts";

const KEY = "blenda.columns";

interface StoredColumns {
  owner: string;
  tables: Record<string, string[]>;
}

/** Only for the person who chose them: the next one on this computer begins with the usual ones. */
function read(owner: string): StoredColumns["tables"] {
  const kept = parseStored(localStore.read(KEY)) as Partial<StoredColumns> | null;
  return kept?.owner === owner && typeof kept.tables === "object" && kept.tables !== null ? kept.tables : {};
}

/** Which columns of a table this person wants to see. */
export function useColumns(table: string, usual: readonly string[]): [readonly string[], (shown: string[]) => void] {
  const owner = useMe()?.id ?? "";
  const [shown, setShown] = useState<readonly string[]>(() => {
    const kept = read(owner)[table];
    return Array.isArray(kept) ? kept.map(String) : usual;
  });
  const choose = (next: string[]) => {
    localStore.write(KEY, JSON.stringify({ owner, tables: { ...read(owner), [table]: next } } satisfies StoredColumns));
    setShown(next);
  };
  return [shown, choose];
}
