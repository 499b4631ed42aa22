import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { ProductId } from "../catalogue/model.ts";
import { CART } from "./constants.ts";
import { CartLine } from "./model.ts";
import { cartTexts } from "./texts.ts";

const own = { access: "signed-in", failed: cartTexts.loadFailed } as const;
const lines = z.array(CartLine).max(CART.MOST_LINES);

export const cartContract = {
  /** The account's copy, for the next device. Live. */
  lines: read(own).output(lines),

  /** What the cart is now. */
  keep: command({ ...own, failed: cartTexts.saveFailed, limits: [{ per: "account", max: 600, minutes: 60 }] })
    .input(z.strictObject({ lines }))
    .output(lines),

  /** At login: what this browser had joins what the account had. */
  merge: command({ ...own, failed: cartTexts.saveFailed })
    .input(z.strictObject({ lines }))
    .output(lines),

  /** A first add of another's product; its creator is told once (of a visitor once a day), whatever happens to the cart afterwards. */
  noteAdded: command({ access: "public", failed: cartTexts.saveFailed, limits: [{ per: "address", max: 60, minutes: 60 }] })
    .input(z.strictObject({ productId: ProductId }))
    .output(z.object({ isNoted: z.literal(true) })),
};
