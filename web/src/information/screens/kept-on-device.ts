import { REFERRAL } from "@blenda/domain/affiliates/constants";
import { CONSENT, type ConsentCategory } from "@blenda/domain/consent/constants";
import { KNOWN_BROWSER_DAYS, SESSION_DAYS } from "@blenda/domain/identity/constants";
import { VISIT_STORAGE_KEY } from "@blenda/domain/tracking/constants";

interface Kept {
  name: string;
  where: "Cookie" | "Browser storage" | "Tab storage";
  category: ConsentCategory;
  purpose: string;
  /** When it goes away by itself. */
  until: string;
}

/** Everything the site leaves in a browser. A test compares it with the keys the code writes. */
export const keptOnDevice: readonly Kept[] = [
  {
    name: "session",
    where: "Cookie",
    category: "essential",
    purpose: "Keeps you signed in. Scripts cannot read it, and it is sent to this site only",
    until: `You sign out, or ${SESSION_DAYS} days`,
  },
  {
    name: "browser",
    where: "Cookie",
    category: "essential",
    purpose: "Marks a browser you signed in with before, so that a stranger's wrong passwords do not lock you out of it",
    until: `${KNOWN_BROWSER_DAYS} days after you last signed in`,
  },
  {
    name: "journey",
    where: "Cookie",
    category: "essential",
    purpose: "Makes sure that it is you who comes back from the Google window",
    until: "10 minutes",
  },
  {
    name: "blenda.loggedIn",
    where: "Browser storage",
    category: "essential",
    purpose: "Whether somebody was signed in here, so that a fresh browser starts clean",
    until: "You clear it",
  },
  {
    name: CONSENT.STORAGE_KEY,
    where: "Browser storage",
    category: "essential",
    purpose: "Your cookie choice, when and on which page you made it, and with which browser",
    until: `${CONSENT.DAYS} days, or a new version of the question`,
  },
  {
    name: "blenda.theme",
    where: "Browser storage",
    category: "essential",
    purpose: "Dark or light, after you used the switch",
    until: "You clear it",
  },
  {
    name: "blenda.listView",
    where: "Browser storage",
    category: "essential",
    purpose: "Cards or rows in lists, after you used the switch",
    until: "You clear it",
  },
  {
    name: "blenda.saved",
    where: "Browser storage",
    category: "essential",
    purpose: "The models you saved before you logged in, so that you find them again",
    until: "You log in and they move to your account, or you take them away",
  },
  {
    name: "blenda.cart",
    where: "Browser storage",
    category: "essential",
    purpose: "What is in your cart, so that it is there when you come back",
    until: "You buy it, or empty the cart",
  },
  {
    name: "blenda.discount",
    where: "Browser storage",
    category: "essential",
    purpose: "The discount code you applied to your cart",
    until: "You buy, empty the cart, or remove the code",
  },
  {
    name: "blenda.cartOwner",
    where: "Browser storage",
    category: "essential",
    purpose: "Which account the cart was last kept in, so that it is not mixed up with somebody else's",
    until: "You clear it",
  },
  {
    name: "blenda.cartGone",
    where: "Browser storage",
    category: "essential",
    purpose: "What you took out of the cart or bought, until your account knows of it too, so that it does not come back",
    until: "Your account knows of it",
  },
  {
    name: "blenda.drafts",
    where: "Browser storage",
    category: "essential",
    purpose: "What you began to write, such as messages, works and the address for a receipt, so that nothing is lost",
    until: "You send or discard them, or somebody else writes here",
  },
  {
    name: "blenda.places",
    where: "Browser storage",
    category: "essential",
    purpose: "How far you are in a lesson, while our server cannot be reached",
    until: "It has reached the server",
  },
  {
    name: "blenda.lessonSpeed",
    where: "Browser storage",
    category: "essential",
    purpose: "How fast you play lessons",
    until: "You clear it",
  },
  {
    name: REFERRAL.STORAGE_KEY,
    where: "Browser storage",
    category: "essential",
    purpose: "The affiliate whose link you followed, so that they are paid if you buy. It says nothing about you",
    until: `${REFERRAL.DAYS} days`,
  },
  {
    name: VISIT_STORAGE_KEY,
    where: "Tab storage",
    category: "essential",
    purpose: "How you arrived, how many pages you saw and for how long. It stays in the tab; if you buy something, the order notes it",
    until: "You close the tab",
  },
  {
    name: "blenda.checkout",
    where: "Tab storage",
    category: "essential",
    purpose: "The order you are paying for, so that a reload or the way to your bank loses nothing. Never your card",
    until: "You close the tab",
  },
  {
    name: "blenda.resumed",
    where: "Tab storage",
    category: "essential",
    purpose: "Which order of yours, begun elsewhere, you are paying for in this tab. Never your card",
    until: "It is paid, or you close the tab",
  },
  {
    name: "blenda.tokenPurchase",
    where: "Tab storage",
    category: "essential",
    purpose: "The tokens you are paying for, so that a reload or the way to your bank loses nothing. Never your card",
    until: "They are paid for, or you close the tab",
  },
  {
    name: "blenda.paymentBack",
    where: "Tab storage",
    category: "essential",
    purpose: "The page you were on when your bank asked you to approve a payment, so that you come back to it",
    until: "It is paid, or you close the tab",
  },
  {
    name: "blenda.scroll",
    where: "Tab storage",
    category: "essential",
    purpose: "How far down the page you were, so that a reload brings you back there",
    until: "You close the tab",
  },
  {
    name: "blenda.listPages",
    where: "Tab storage",
    category: "essential",
    purpose: "How many pages of a list you had open, so that a reload opens them again",
    until: "You close the tab",
  },
  {
    name: "blenda.reloadedFor",
    where: "Tab storage",
    category: "essential",
    purpose: "Which part of the site was reloaded after an update, so that it is not tried for ever",
    until: "You close the tab",
  },
];
