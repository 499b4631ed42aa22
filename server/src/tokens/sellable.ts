import type { Sellable } from "../platform/trade.ts";
import { deliverTokens } from "./packs/deliver.ts";
import { revokeTokens } from "./packs/revoke-tokens.ts";

/** Packs and plans: what is bought is a balance, so it comes with the payment and goes with it. */
export const tokenSellable: Sellable = { deliver: deliverTokens, takeBack: revokeTokens };
