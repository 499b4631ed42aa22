import { useSyncExternalStore } from "react";
import { localStore } from "../../lib/storage/storage.ts";
import { type CartState, createCart } from "./cart-store.ts";

export const cart = createCart(localStore);

function watch(onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => cart.hear(key);
  const stop = cart.watch(() => onChange());
  addEventListener("storage", hear);
  return () => {
    stop();
    removeEventListener("storage", hear);
  };
}

/** What is in the cart now; the browser says when another tab changed it. */
export const useCart = (): CartState => useSyncExternalStore(watch, cart.state);
