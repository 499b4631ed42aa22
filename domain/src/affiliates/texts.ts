import type { AffiliateState, CommissionState, VoidReason } from "./constants.ts";

export const affiliateTexts = {
  loadFailed: "We couldn't load your affiliate page. Please try again.",
  figuresFailed: "We couldn't load your figures. Please try again.",
  trailFailed: "We couldn't load your orders. Please try again.",
  broughtFailed: "We couldn't load what your links bring. Please try again.",
  statusFailed: "Failed to check affiliate status",
  itemGone: "No longer on sale",
  programmeFailed: "We couldn't load the affiliate program. Please try again.",
  changeFailed: "We couldn't save this. Please try again.",
  clickFailed: "We couldn't note this visit.",
  queueFailed: "We couldn't load the orders to check. Please try again.",
  ruleFailed: "We couldn't save your decision. Nothing moved. Please try again.",
  joined: "You're in. Copy your first link.",
  left: "You've left the program. Orders you've already brought still count.",
  invited: "Invitation saved. We'll let them know if they have an account.",
  saved: "Saved. It applies to clicks from now on.",
  asked: "We've sent your request.",
  accepted: "Accepted. Their links count from now on.",
  ignored: "Ignored. They aren't told.",
  paused: "Paused. New clicks don't count until you resume.",
  resumed: "Resumed. New clicks count again.",
  ended: "Ended. Orders from earlier clicks still count for 30 days.",
  approved: "Approved. They're paid when the hold ends.",
  declined: "Declined. They can read your reason.",
  assetsFailed: "We couldn't load what to share. Please try again.",
  codesFailed: "We couldn't load your codes. Please try again.",
  fileFailed: "We couldn't write the file. Please try again.",
  messageFailed: "We couldn't send your message. Please try again.",
  messageSubject: (shop: string) => `${shop}'s affiliate program`,
  messageSent: (people: number) => (people === 1 ? "On its way to 1 affiliate's inbox." : `On its way to ${people} affiliates' inboxes.`),
  messageFault: "Write 10 to 2,000 characters.",
  noteFault: "Tell them where you'd share their work, in 10 to 300 characters.",
  shareFault: "Enter 1 to 75 percent.",
  reasonFault: "Say why, in a few words. The affiliate reads this.",
  inviteTitle: (shop: string) => `${shop} invites you to their affiliate program`,
  inviteMessage: (percent: string) =>
    `You'd earn ${percent} of what's left of each sale you bring, after our commission and the card's cost.`,
};

export const commissionTexts: Readonly<Record<CommissionState, string>> = {
  pending: "Pending",
  review: "Being checked",
  approved: "Approved",
  in_payout: "In payout",
  paid: "Paid",
  void: "Void",
  reversed: "Taken back",
};

export const affiliateStateTexts: Readonly<Record<AffiliateState, string>> = {
  created: "Asking to join",
  ignored: "Not accepted",
  invited: "Invited",
  active: "Active",
  paused: "Paused",
  ended: "Ended",
};

/** Beside the order, in plain words. */
export const voidTexts: Readonly<Record<VoidReason, string>> = {
  self: "Your own purchase",
  own_item: "The creator's own link",
  same_card: "Paid with your own card",
  same_device: "Ordered on your own device",
  refunded: "Refunded to the buyer",
  charged_back: "Charged back by the buyer's bank",
  staff: "Declined by our team",
};

/** Ready to post; each says that the link is an affiliate link, as the terms ask. */
export const shareTexts: readonly { name: string; text: (link: string) => string }[] = [
  { name: "Short", text: (link) => `3D models measured before they're sold: ${link} (affiliate link)` },
  {
    name: "For a video or an article",
    text: (link) =>
      `The models I use come from Blenda. Every file is measured before it's sold, so you see triangles, textures and scale first, and turn it in your browser. ${link} (affiliate link: I get a share, you pay the same)`,
  },
  {
    name: "HTML",
    text: (link) => `<a href="${link.replaceAll("&", "&amp;")}" rel="sponsored">3D models on Blenda</a> (affiliate link)`,
  },
];

/** What somebody accepts by joining. */
export const affiliateTerms: readonly { title: string; text: string }[] = [
  {
    title: "What counts",
    text: "The last valid click on an affiliate link in the 30 days before checkout. Clicks made after checkout began don't count.",
  },
  {
    title: "What you get",
    text: "A creator's program pays the share the creator sets, of what a sale leaves after our commission and the card's cost. Blenda's own program pays 5% of the same amount out of our commission. When both apply to a click, the creator's program counts.",
  },
  {
    title: "What doesn't count",
    text: "Your own purchases, also with your card or on your device, a creator's own link, tokens, the upgrade of a licence somebody has already, and anything refunded or charged back.",
  },
  {
    title: "How to share",
    text: "Say that your link is an affiliate link. Don't hide where it leads, don't load it without a click, and don't bid on our name in search ads.",
  },
  {
    title: "When you're paid",
    text: "An order is approved when its hold ends. Approved money goes out on Fridays from $25. If an order is refunded after that, we take its share from your next payout.",
  },
  {
    title: "Ending",
    text: "You can leave at any time, and creators can end their program at any time. Clicks made before that still count for 30 days.",
  },
];
