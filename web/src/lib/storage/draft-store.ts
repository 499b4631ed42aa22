import { queryClient } from "../calls/api.ts";
import { sessionQuery } from "../session/session.ts";
import { localStore, parseStored } from "./storage.ts";

const KEY = "blenda.drafts";
const MOST = 30;

interface StoredDrafts {
  /** Whose words these are: the next person at this browser neither sees nor continues them. */
  owner: string;
  /** Oldest first. */
  drafts: Record<string, unknown>;
}

const ownerNow = (): string => queryClient.getQueryData(sessionQuery.queryKey)?.user?.id ?? "";

function all(): StoredDrafts {
  const owner = ownerNow();
  const stored = parseStored(localStore.read(KEY)) as Partial<StoredDrafts> | null;
  const isOurs =
    typeof stored === "object" && stored !== null && stored.owner === owner && typeof stored.drafts === "object" && stored.drafts !== null;
  return { owner, drafts: isOurs ? { ...stored.drafts } : {} };
}

/** The store of drafts: what was typed and not sent yet. A draft lives under the name of what it is for. */
export const draftStore = {
  read: (name: string): unknown => all().drafts[name] ?? null,
  write(name: string, draft: unknown): void {
    const { owner, drafts } = all();
    delete drafts[name];
    const newest = Object.entries({ ...drafts, [name]: draft }).slice(-MOST);
    localStore.write(KEY, JSON.stringify({ owner, drafts: Object.fromEntries(newest) }));
  },
  remove(name: string): void {
    const { owner, drafts } = all();
    if (!(name in drafts)) return;
    delete drafts[name];
    if (Object.keys(drafts).length === 0) localStore.remove(KEY);
    else localStore.write(KEY, JSON.stringify({ owner, drafts }));
  },
};
