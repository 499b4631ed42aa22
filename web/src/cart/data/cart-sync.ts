import type { CartItem, CartLine } from "@blenda/domain/cart/model";
import { distinctLines, lineKey } from "@blenda/domain/checkout/rules";
import { lineOf } from "./cart-lines.ts";
import type { createCart } from "./cart-store.ts";

interface Account {
  lines: () => Promise<CartLine[]>;
  merge: (lines: CartLine[]) => Promise<CartLine[]>;
  keep: (lines: CartLine[]) => Promise<CartLine[]>;
  /** What other devices added, as something that can be shown. */
  describe: (lines: CartLine[]) => Promise<CartItem[]>;
}

const keysOf = (lines: readonly CartLine[]): string => lines.map(lineKey).join("\n");

/** Keeps a member's cart the same here and in the account. What is changed here is not overruled by news from before it. */
export function createCartSync(cart: ReturnType<typeof createCart>, account: Account) {
  let unsent = 0;
  let isTakingOver = false;
  let turn: Promise<unknown> = Promise.resolve();
  const here = (): CartLine[] => cart.state().items.map(lineOf);

  async function takeOver(lines: readonly CartLine[]): Promise<void> {
    if (unsent > 0 || keysOf(here()) === keysOf(lines)) return;
    const known = new Map(cart.state().items.map((item) => [lineKey(lineOf(item)), item]));
    const strange = lines.filter((line) => !known.has(lineKey(line)));
    for (const item of strange.length > 0 ? await account.describe(strange) : []) known.set(lineKey(lineOf(item)), item);
    if (unsent > 0) return;
    isTakingOver = true;
    cart.setItems(lines.flatMap((line) => known.get(lineKey(line)) ?? []));
    cart.told();
    isTakingOver = false;
  }

  return {
    takeOver,
    /**
     * What a visitor put in joins the account. A cart the account knows already follows it: a line taken away on another
     * device must not come back, nor one taken away here a moment ago. Somebody else's cart does not become this person's.
     */
    async meet(userId: string, wasVisitor: boolean): Promise<CartLine[]> {
      const owner = cart.owner();
      const isToBeMerged = owner === null || (owner === userId && wasVisitor);
      const before = here();
      let lines = await (isToBeMerged ? account.merge(before) : account.lines());
      const now = here();
      // Somebody was quicker than the answer.
      const isChanged = keysOf(now) !== keysOf(before);
      const isHere = new Set(now.map(lineKey));
      const gone = new Set([...before.map(lineKey), ...(owner === userId ? cart.gone() : [])].filter((key) => !isHere.has(key)));
      // Put in a moment before another page was left: nobody told the account.
      const fresh = new Set(owner === userId ? cart.fresh() : []);
      const brought = now.filter((line) => isChanged || fresh.has(lineKey(line)));
      const wanted = distinctLines([...lines, ...brought]).filter((line) => !gone.has(lineKey(line)));
      if (keysOf(wanted) !== keysOf(lines)) lines = await account.keep(wanted);
      await takeOver(lines);
      if (keysOf(here()) === keysOf(lines)) cart.told();
      cart.setOwner(userId);
      return lines;
    },
    /** One after the other, and each with what is in the cart by then. */
    send(onKept: (lines: CartLine[]) => void): void {
      if (isTakingOver) return;
      unsent += 1;
      turn = turn
        .then(async () => {
          if (unsent > 1) return;
          const kept = await account.keep(here());
          if (unsent === 1) cart.told();
          onKept(kept);
        })
        .catch(() => {})
        .finally(() => {
          unsent -= 1;
        });
    },
  };
}
