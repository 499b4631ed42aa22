import { productSellable } from "./catalogue/sellable.ts";
import type { Trade } from "./platform/trade.ts";
import { refundClaims } from "./refunds/claims.ts";
import { tokenSellable } from "./tokens/sellable.ts";
import { trainingSellable } from "./trainings/sellable.ts";

/** Everything that can be sold, one line per kind; and what is asked back of it. */
export const trade: Trade = {
  kinds: { product: productSellable, training: trainingSellable, token_pack: tokenSellable, plan: tokenSellable },
  claims: refundClaims,
};
