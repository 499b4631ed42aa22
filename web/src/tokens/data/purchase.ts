import { useSyncExternalStore } from "react";
import type { client } from "../../lib/calls/api.ts";
import { queryClient } from "../../lib/calls/api.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { parseStored, tabStore } from "../../lib/storage/storage.ts";

const KEY = "blenda.tokenPurchase";

/** One try to buy tokens. It is kept in the tab, so a reload, or the way to the bank and back, loses nothing. */
export interface Purchase {
  /** Whose it is: the next person at this tab does not continue it. */
  buyerId: string;
  /** What was chosen, as people call it. */
  title: string;
  order: Awaited<ReturnType<typeof client.tokens.buyPack>>;
  /** The plan's name; null for a pack. */
  planName: string | null;
  /** A card was handed over, and what became of it is not known yet. */
  isSent: boolean;
}

let known: Purchase | null | undefined;
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(): Purchase | null {
  const kept = parseStored(tabStore.read(KEY)) as Partial<Purchase> | null;
  return typeof kept?.title === "string" && typeof kept.order?.orderId === "string" ? (kept as Purchase) : null;
}

export function currentPurchase(): Purchase | null {
  known ??= read();
  return known && known.buyerId === queryClient.getQueryData(sessionQuery.queryKey)?.user?.id ? known : null;
}

export const usePurchase = (): Purchase | null => useSyncExternalStore(watch, currentPurchase);

export function storePurchase(purchase: Purchase | null): void {
  known = purchase;
  if (purchase) tabStore.write(KEY, JSON.stringify(purchase));
  else tabStore.remove(KEY);
  for (const listener of listeners) listener();
}
