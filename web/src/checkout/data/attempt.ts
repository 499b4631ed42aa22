import type { Quote } from "@blenda/domain/checkout/model";
import { useSyncExternalStore } from "react";
import type { client } from "../../lib/calls/api.ts";
import { parseStored, tabStore } from "../../lib/storage/storage.ts";

const KEY = "blenda.checkout";

/** One try to pay for one cart. It is kept in the tab, so a reload, or the way to the bank and back, loses nothing. */
export interface Attempt {
  /** What is paid for. Another cart is another attempt. */
  cartKey: string;
  /** Sent exactly so however often it has to be. */
  start: Parameters<typeof client.checkout.start>[0];
  /** As the buyer saw it when the order was made. */
  quote: Quote;
  orderId: string | null;
  /** What opens the order to a guest; members need none. */
  secret: string | null;
  /** A card was handed over, and what became of it is not known yet. */
  isSent: boolean;
  /** Paid, and what was bought has left the cart. */
  isDone: boolean;
}

let known: Attempt | null | undefined;
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(): Attempt | null {
  const kept = parseStored(tabStore.read(KEY)) as Partial<Attempt> | null;
  return typeof kept?.cartKey === "string" && typeof kept.start?.key === "string" && kept.quote ? (kept as Attempt) : null;
}

export const currentAttempt = (): Attempt | null => (known === undefined ? (known = read()) : known);

export const useAttempt = (): Attempt | null => useSyncExternalStore(watch, currentAttempt);

export function storeAttempt(attempt: Attempt | null): void {
  known = attempt;
  if (attempt) tabStore.write(KEY, JSON.stringify(attempt));
  else tabStore.remove(KEY);
  for (const listener of listeners) listener();
}

/** Changes the attempt that stands; one that was given up meanwhile stays so. */
export function updateAttempt(change: Partial<Attempt>): void {
  const attempt = currentAttempt();
  if (attempt) storeAttempt({ ...attempt, ...change });
}
