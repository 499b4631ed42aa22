import type { CartItem } from "@blenda/domain/cart/model";
import { minimalItem, storable, withItemBack, withoutItem } from "@blenda/domain/cart/rules";
import { lineKey } from "@blenda/domain/checkout/rules";
import { type localStore, parseStored } from "../../lib/storage/storage.ts";
import { lineOf } from "./cart-lines.ts";

const CART_KEY = "blenda.cart";
const DISCOUNT_KEY = "blenda.discount";
const OWNER_KEY = "blenda.cartOwner";
const GONE_KEY = "blenda.cartGone";
const NEW_KEY = "blenda.cartNew";

type Store = Pick<typeof localStore, "read" | "write" | "remove">;

/** All that lasts; the figures are the server's, each time anew. */
export interface StoredDiscount {
  code: string;
  appliedAt: string;
}

/** Written by older versions or by hand, so only what can be a line is taken. */
function itemsIn(text: string | null): readonly CartItem[] {
  const list = parseStored(text);
  return Array.isArray(list) ? list.filter(isItem) : [];
}

function isItem(line: unknown): line is CartItem {
  if (typeof line !== "object" || line === null) return false;
  const { id, itemType, title, price, variant } = line as Partial<CartItem>;
  const isKnown = typeof id === "string" && id !== "" && (itemType === "product" || itemType === "training");
  return isKnown && typeof title === "string" && typeof price === "number" && (typeof variant === "string" || variant === null);
}

function discountIn(text: string | null): StoredDiscount | null {
  const kept = parseStored(text) as Partial<StoredDiscount> | null;
  return typeof kept?.code === "string" && typeof kept.appliedAt === "string" ? { code: kept.code, appliedAt: kept.appliedAt } : null;
}

const keyOf = (item: CartItem): string => lineKey(lineOf(item));

export interface CartState {
  items: readonly CartItem[];
  discount: StoredDiscount | null;
  /** Not even the minimal cart could be kept: it lasts for this visit only. */
  isUnkept: boolean;
}

/** Hears of every change, and whether it was made in this tab. */
type Listener = (isOurs: boolean) => void;

/** The cart of this browser (spec 1 §4): its lines and its discount, shared by all tabs. */
export function createCart(store: Store) {
  let known: CartState | undefined;
  const listeners = new Set<Listener>();
  const state = (): CartState =>
    (known ??= { items: itemsIn(store.read(CART_KEY)), discount: discountIn(store.read(DISCOUNT_KEY)), isUnkept: false });
  const become = (next: CartState, isOurs = true) => {
    known = next;
    for (const listener of listeners) listener(isOurs);
  };
  const keysAt = (key: string): readonly string[] => {
    const keys = parseStored(store.read(key));
    return Array.isArray(keys) ? keys.filter((each) => typeof each === "string") : [];
  };
  const note = (key: string, keys: readonly string[]) => {
    if (keys.length === 0) store.remove(key);
    else if (store.read(OWNER_KEY) !== null) store.write(key, JSON.stringify([...new Set(keys)]));
  };
  const gone = () => keysAt(GONE_KEY);
  const fresh = () => keysAt(NEW_KEY);
  const noteChange = (items: readonly CartItem[]) => {
    const before = new Set(state().items.map(keyOf));
    const now = new Set(items.map(keyOf));
    note(
      GONE_KEY,
      [...gone(), ...before].filter((key) => !now.has(key)),
    );
    note(
      NEW_KEY,
      [...now].filter((key) => !before.has(key) || fresh().includes(key)),
    );
  };
  const setItems = (wanted: readonly CartItem[]) => {
    const items = wanted.map(storable);
    noteChange(items);
    const { discount } = state();
    const hasDiscount = discount !== null && items.length > 0;
    if (!hasDiscount) store.remove(DISCOUNT_KEY);
    become({ items, discount: hasDiscount ? discount : null, isUnkept: !keepItems(store, items) });
  };
  const setDiscount = (discount: StoredDiscount | null) => {
    if (discount) store.write(DISCOUNT_KEY, JSON.stringify(discount));
    else store.remove(DISCOUNT_KEY);
    become({ ...state(), discount });
  };
  return {
    state,
    /** What was taken out and the account does not know of yet: it must not come back from there. */
    gone,
    /** What was put in and the account may not know of yet, however soon the page was left: it must not be lost. */
    fresh,
    /** The account knows all that happened here. */
    told: () => {
      store.remove(GONE_KEY);
      store.remove(NEW_KEY);
    },
    setItems,
    setDiscount,
    /** Takes a line out and answers how to bring it back, with the code that left with the last line. */
    takeOut: (item: CartItem): (() => void) => {
      const { items, discount } = state();
      const place = items.findIndex((one) => keyOf(one) === keyOf(item));
      setItems(withoutItem(items, item.id, item.variant));
      return () => {
        setItems(withItemBack(state().items, item, place));
        if (discount && !state().discount) setDiscount(discount);
      };
    },
    /** Whose account holds a copy of this cart; `null` while it is a visitor's. */
    owner: () => store.read(OWNER_KEY),
    setOwner: (userId: string) => void store.write(OWNER_KEY, userId),
    /** Another tab changed it, or everything was cleared. */
    hear: (key: string | null) => {
      if (key !== CART_KEY && key !== DISCOUNT_KEY && key !== null) return;
      known = undefined;
      become(state(), false);
    },
    watch: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whole if it fits, else the least that can still be bought. Answers whether one of them is kept. */
function keepItems(store: Store, items: readonly CartItem[]): boolean {
  if (items.length > 0)
    return store.write(CART_KEY, JSON.stringify(items)) || store.write(CART_KEY, JSON.stringify(items.map(minimalItem)));
  store.remove(CART_KEY);
  return true;
}
