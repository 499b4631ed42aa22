import { event } from "../access/event.ts";

interface OfUser {
  userId: string;
}

/** Whatever moves a balance: bought, spent, reserved, given back. */
export const tokensBalanceChanged = event<OfUser>("tokens.balanceChanged", {
  aggregate: ({ userId }) => `tokens/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["tokens.account", "tokens.usage"],
});
