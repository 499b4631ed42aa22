import { parseStored, tabStore } from "../../lib/storage/storage.ts";

const KEY = "blenda.paymentBack";

/** An order paid for outside the checkout: whoever comes back from their bank goes on where they were. */
export const storeReturnPlace = (orderId: string, to: string): boolean => tabStore.write(KEY, JSON.stringify({ orderId, to }));

export function returnPlaceOf(orderId: string): string | null {
  const kept = parseStored(tabStore.read(KEY)) as { orderId?: unknown; to?: unknown } | null;
  const isOurs = kept?.orderId === orderId && typeof kept.to === "string" && /^\/(?!\/)/.test(kept.to);
  return isOurs ? (kept.to as string) : null;
}

export const forgetReturnPlace = (): void => tabStore.remove(KEY);
