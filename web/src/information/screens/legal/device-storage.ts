import { REFERRAL } from "@blenda/domain/affiliates/referral";
import { CONSENT, type ConsentCategory } from "@blenda/domain/consent/constants";
import { CONFIRM_LINK_HOURS, KNOWN_BROWSER_DAYS, SESSION_DAYS } from "@blenda/domain/identity/constants";
import { HALF_SESSION_MINUTES } from "@blenda/domain/mfa/constants";
import { VISIT_STORAGE_KEY } from "@blenda/domain/tracking/constants";

interface StoredEntry {
  name: string;
  where: "Cookie" | "Browser storage" | "Tab storage";
  category: ConsentCategory;
  purpose: string;
  /** When it goes away by itself. */
  until: string;
}

/** Device storage: everything the site leaves in a browser. A test compares it with the keys the code writes. */
export const deviceStorage: readonly StoredEntry[] = [
  {
    name: "session",
    where: "Cookie",
    category: "essential",
    purpose: "Keeps you logged in. Scripts can't read it, and only this site receives it",
    until: `You log out, or ${SESSION_DAYS} days`,
  },
  {
    name: "browser",
    where: "Cookie",
    category: "essential",
    purpose: "Remembers a browser you've logged in with, so that someone else's wrong passwords don't lock you out",
    until: `${KNOWN_BROWSER_DAYS} days after you last logged in`,
  },
  {
    name: "half-session",
    where: "Cookie",
    category: "essential",
    purpose: "Remembers that your password was right while you enter your second factor",
    until: `You're logged in, or ${HALF_SESSION_MINUTES} minutes`,
  },
  {
    name: "sign-up",
    where: "Cookie",
    category: "essential",
    purpose: "Recognises the browser you signed up in when you confirm your email",
    until: `${CONFIRM_LINK_HOURS} hours`,
  },
  {
    name: "journey",
    where: "Cookie",
    category: "essential",
    purpose: "Makes sure it's you who returns from the Google window",
    until: "10 minutes",
  },
  {
    name: "click",
    where: "Cookie",
    category: "essential",
    purpose: "Which affiliate links you followed, and when, signed by us so that nobody can make one up. It says nothing about you",
    until: `${REFERRAL.DAYS} days`,
  },
  {
    name: "blenda.loggedIn",
    where: "Browser storage",
    category: "essential",
    purpose: "Whether someone was logged in here, so that a fresh browser starts clean",
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
    name: "blenda.taxPlace",
    where: "Tab storage",
    category: "essential",
    purpose: "The country you chose for tax, and your business number if you gave one",
    until: "You close the tab",
  },
  {
    name: "blenda.listView",
    where: "Browser storage",
    category: "essential",
    purpose: "Cards or rows in lists, after you used the switch",
    until: "You clear it",
  },
  {
    name: "blenda.sidebar",
    where: "Browser storage",
    category: "essential",
    purpose: "Which sections of the staff menu you opened or closed",
    until: "You clear it",
  },
  {
    name: "blenda.columns",
    where: "Browser storage",
    category: "essential",
    purpose: "The columns you chose in our team's tables",
    until: "You clear it",
  },
  {
    name: "blenda.letterKeys",
    where: "Browser storage",
    category: "essential",
    purpose: "That you switched off single-letter keys",
    until: "You switch them on again",
  },
  {
    name: "blenda.saved",
    where: "Browser storage",
    category: "essential",
    purpose: "The models you saved before logging in",
    until: "You log in and they move to your account, or you remove them",
  },
  {
    name: "blenda.compared",
    where: "Browser storage",
    category: "essential",
    purpose: "The models you chose to compare",
    until: "You remove them",
  },
  {
    name: "blenda.cart",
    where: "Browser storage",
    category: "essential",
    purpose: "What's in your cart, for your next visit",
    until: "You buy it, or empty the cart",
  },
  {
    name: "blenda.discount",
    where: "Browser storage",
    category: "essential",
    purpose: "The discount code you applied to your cart, or that a link brought",
    until: "You buy, empty the cart or remove the code",
  },
  {
    name: "blenda.cartOwner",
    where: "Browser storage",
    category: "essential",
    purpose: "Which account the cart belongs to, so that it isn't mixed up with someone else's",
    until: "You clear it",
  },
  {
    name: "blenda.cartGone",
    where: "Browser storage",
    category: "essential",
    purpose: "What you removed from your cart or bought, until your account knows about it too",
    until: "Your account knows about it",
  },
  {
    name: "blenda.cartNew",
    where: "Browser storage",
    category: "essential",
    purpose: "What you added to your cart, until your account knows about it too",
    until: "Your account knows about it",
  },
  {
    name: "blenda.drafts",
    where: "Browser storage",
    category: "essential",
    purpose: "Drafts of messages, posts, comments, works and invoice addresses, so that nothing is lost",
    until: "You send or discard them, or someone else writes here",
  },
  {
    name: "blenda.places",
    where: "Browser storage",
    category: "essential",
    purpose: "Your place in a lesson, while you're offline",
    until: "You're online again",
  },
  {
    name: "blenda.following",
    where: "Browser storage",
    category: "essential",
    purpose: "When you last looked at the posts of people you follow, to show what's new",
    until: "You clear it",
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
    purpose: "Whose affiliate link you followed. It says nothing about you",
    until: `${REFERRAL.DAYS} days`,
  },
  {
    name: VISIT_STORAGE_KEY,
    where: "Tab storage",
    category: "essential",
    purpose:
      "How you got here, and how many pages you've seen for how long. It stays in the tab unless you agree to analytics; then we record it, and save it with your orders",
    until: "You close the tab",
  },
  {
    name: "blenda.checkout",
    where: "Tab storage",
    category: "essential",
    purpose: "The order you're paying for, in case you reload or go to your bank. Never your card",
    until: "You close the tab",
  },
  {
    name: "blenda.resumed",
    where: "Tab storage",
    category: "essential",
    purpose: "An order you started elsewhere and are paying for in this tab. Never your card",
    until: "It's paid, or you close the tab",
  },
  {
    name: "blenda.tokenPurchase",
    where: "Tab storage",
    category: "essential",
    purpose: "The tokens you're paying for, in case you reload or go to your bank. Never your card",
    until: "They're paid for, or you close the tab",
  },
  {
    name: "blenda.paymentBack",
    where: "Tab storage",
    category: "essential",
    purpose: "The page you were on when your bank asked you to approve a payment",
    until: "It's paid, or you close the tab",
  },
  {
    name: "blenda.scroll",
    where: "Tab storage",
    category: "essential",
    purpose: "How far you've scrolled, in case you reload",
    until: "You close the tab",
  },
  {
    name: "blenda.listPages",
    where: "Tab storage",
    category: "essential",
    purpose: "How much of a list you've opened, in case you reload",
    until: "You close the tab",
  },
  {
    name: "blenda.reloadedFor",
    where: "Tab storage",
    category: "essential",
    purpose: "Which part of the site was reloaded after an update, so that it's only tried once",
    until: "You close the tab",
  },
];
