import type { CartItem, CartLine } from "@blenda/domain/cart/model";
import { lineKey } from "@blenda/domain/checkout/rules";
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
    isTakingOver = false;
  }

  return {
    takeOver,
    /**
     * What a visitor put in joins the account. A cart the account knows already follows it: a line taken away on another
     * device must not come back. Somebody else's cart does not become this person's.
     */
    async meet(userId: string, wasVisitor: boolean): Promise<CartLine[]> {
      const owner = cart.owner();
      const isToBeMerged = owner === null || (owner === userId && wasVisitor);
      const before = keysOf(here());
      let lines = await (isToBeMerged ? account.merge(here()) : account.lines());
      // Somebody was quicker than the answer.
      if (keysOf(here()) !== before) lines = await account.merge(here());
      await takeOver(lines);
      cart.setOwner(userId);
      return lines;
    },
    /** One after the other, and each with what is in the cart by then. */
    send(onKept: (lines: CartLine[]) => void): void {
      if (isTakingOver) return;
      unsent += 1;
      turn = turn
        .then(() => (unsent === 1 ? account.keep(here()).then(onKept) : undefined))
        .catch(() => {})
        .finally(() => {
          unsent -= 1;
        });
    },
  };
}
