export const tokenTexts = {
  loadFailed: "Failed to load token balance",
  usageFailed: "Failed to load token usage",
  subscribeFailed: "Failed to subscribe to plan",
  purchaseFailed: "Failed to purchase tokens",
  changeFailed: "Failed to change your plan",
  refundFailed: "Failed to give this pack back",
  /** Also said by the browser, before anything is sent. */
  insufficient: "Insufficient tokens",
  packAdded: (n: number) => `${n} tokens added to your account!`,
  subscribed: (plan: string) => `Subscribed to ${plan} plan!`,
  cancelled: "Your plan ends with this month. Your tokens stay.",
  resumed: "Your plan goes on.",
  packReturned: (n: number) => `${n} tokens were given back. The money is on its way.`,
  /** What an order is for, and what the history says about it. */
  packLine: (n: number) => `${n} tokens`,
  planLine: (plan: string) => `${plan} plan`,
  upgradeLine: (plan: string) => `Upgrade to ${plan} plan`,
  packBack: "Unspent tokens of a pack, given back",
  paymentBack: "The payment was taken back by the bank",
  owedSettled: "Tokens owed after a payment was taken back",
  welcome: "Welcome to BlendaGen",
};
