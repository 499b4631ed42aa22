export const tokenTexts = {
  loadFailed: "Failed to load token balance",
  usageFailed: "Failed to load token usage",
  subscribeFailed: "Failed to subscribe to plan",
  purchaseFailed: "Failed to purchase tokens",
  changeFailed: "Failed to change your plan",
  refundFailed: "Failed to refund this pack",
  /** Also said by the browser, before anything is sent. */
  insufficient: "Insufficient tokens",
  packAdded: (n: number) => `${n} tokens added to your account!`,
  subscribed: (plan: string) => `Subscribed to ${plan} plan!`,
  cancelled: "Your plan ends this month. You keep your tokens.",
  resumed: "Your plan will continue.",
  packReturned: (n: number) => `${n} tokens refunded. The money is on its way.`,
  /** What an order is for, and what the history says about it. */
  packLine: (n: number) => `${n} tokens`,
  planLine: (plan: string) => `${plan} plan`,
  upgradeLine: (plan: string) => `Upgrade to ${plan} plan`,
  packBack: "Unspent tokens from a pack, refunded",
  paymentBack: "The payment was charged back",
  owedSettled: "Tokens owed after a chargeback",
  welcome: "Welcome to BlendaGen",
};
