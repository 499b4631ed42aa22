import { AFFILIATES } from "@blenda/domain/affiliates/constants";
import { REFERRAL } from "@blenda/domain/affiliates/referral";
import { TRACKING } from "@blenda/domain/tracking/constants";

/** What is known about people, why, and for how long. A domain that learns something new adds its line here. */
export const whatWeKnow: readonly (readonly [what: string, why: string, howLong: string])[] = [
  ["Email, name, display name, photo", "To log you in and show others who they're dealing with", "Until you delete your account"],
  [
    "Password",
    "To log you in. We only keep a one-way fingerprint, never the password itself",
    "Until you change it or delete your account",
  ],
  [
    "Second factor: authenticator, phone number, security keys, backup codes",
    "To make sure it's you. Seeds and numbers are encrypted, codes are kept as one-way fingerprints",
    "Until you turn the method off or delete your account",
  ],
  ["When, where and with which device you verified it's you", "So you can spot someone else", "90 days"],
  [
    "Whether your account is suspended, and why; notes our team made about it; access you were given to our staff area",
    "To protect others, and to help you",
    "Until it's settled, or until you delete your account",
  ],
  ["When you were last here", "To find accounts nobody uses, and accounts somebody else uses", "Until you delete your account"],
  ["Failed logins for an email", "To lock out people who guess passwords", "Until the next successful login, or until they expire"],
  [
    "Orders, licences, downloads, refunds, whether our team marked an order as fraud",
    "To deliver, to prove your licence, and for tax",
    "As long as tax law requires; without your name once you delete your account",
  ],
  [
    "What your invoices should say: name, business, country, tax number",
    "To put it on your next invoices",
    "Until you delete your account",
  ],
  [
    "The country of an order (from your invoice or your time zone) and, if you allow analytics, how you got here",
    "To show creators where their sales come from, never who bought",
    "With the order",
  ],
  [
    "Refunds our team decides: what we asked you, your answers, notes, warnings, and whether buyer and creator share a network, device or card",
    "To decide fairly, and to be able to explain it",
    "The decision stays; your words go when you delete your account",
  ],
  ["The device and browser of an order, and how you got here", "To detect fraud and settle disputes", "With the order"],
  [
    "The affiliate link you followed last, once you're logged in",
    "To credit whoever brought you, wherever you buy",
    `${REFERRAL.DAYS} days`,
  ],
  [
    "Clicks on your affiliate links: when, to which page and from where, never who clicked",
    "To show you what your links bring",
    `${AFFILIATES.CLICKS_KEPT_DAYS} days, or until you delete your account; sums by day, until you delete your account`,
  ],
  [
    "What you earned as an affiliate, and from which orders",
    "To pay you and to account for it",
    "As long as the law wants books kept; without your name once you delete your account",
  ],
  [
    "Your visits, if you allow analytics: pages, steps towards an order, device, how you got here, and your country by your shortened network address",
    "To see what works on the site and what doesn't",
    `Visits ${TRACKING.VISIT_KEPT_MONTHS} months, without your name once you delete your account; the shortened address ${TRACKING.ADDRESS_KEPT_DAYS} days`,
  ],
  ["Portfolio, messages, saved replies, follows, saves, people you blocked", "Because you made them", "Until you delete them"],
  ["Posts, comments, likes, saved posts, tags you follow, people and posts you muted", "Because you made them", "Until you delete them"],
  [
    "What you report, with your evidence; what others report about you, what we decided, your answers and appeals",
    "To protect people here, and to be able to explain our decisions",
    "The decision stays; your words and pictures go when you delete your account",
  ],
  [
    "Your progress and notes in courses, questions and answers below lessons",
    "To continue where you left off, and to answer you",
    "Until you delete them or your account",
  ],
  [
    "Certificates: your display name, the course and the date",
    "To show, to anyone you give the code, that you finished the course",
    "Until you delete your account",
  ],
  [
    "Reviews you write, replies of your shop, which reviews you found helpful, and what we've asked you to review",
    "To show them to other buyers, with your display name, and so we don't ask twice",
    "Until you remove them or delete your account",
  ],
  [
    "Your shop: name, pictures, links, and every address it had",
    "To show it, and so old links still lead to you",
    "Until you delete your account; the bare addresses stay reserved so nobody can pass for you",
  ],
  [
    "Prompts, pictures and models from the generator",
    "To make the model and show it to you again",
    "90 days, or while you use the result here",
  ],
  [
    "Products and courses you're working on, your declaration that you may sell them, and what review answered",
    "To review and publish them",
    "Until you delete the draft; that you submitted it stays as long as your account",
  ],
  [
    "Names, sizes and content of files you upload, finished or not",
    "To continue where an upload stopped, and to keep harmful files out",
    "Unfinished or unused uploads 7 days, refused ones 1 day; what you use, until you delete it",
  ],
  [
    "Codes and sales you make as a creator: what they take off, when, for what, and how often they were used",
    "To take it off at checkout, and to account for it",
    "What was sold with them stays in the books. Once you delete your account, your codes stop and what you planned doesn't start",
  ],
  [
    "Codes and sales of ours you took part in: to what you agreed and when, with which items and how much off",
    "To take off only what you agreed to, and to be able to show it",
    "As long as the orders made with them; it ends when you leave or delete your account",
  ],
  [
    "The code an order used, and while you pay for one with few uses left, a one-way fingerprint of your network address",
    "To count its limits, and so nobody can keep uses from others",
    "The code with the order; the fingerprint until you've paid or the use is given back",
  ],
  [
    "Your application to sell: shop, works, links, country and tax status, our answers; a tax number only encrypted",
    "To decide about it, and for tax rules",
    "Until you delete your account",
  ],
  [
    "What you tell us about a disputed sale, with pictures and PDFs",
    "To show it to the bank that decides the dispute",
    "Until you delete your account; the bank keeps what it was sent",
  ],
  [
    "Where you're paid: currency, country, name on the account and its last four characters; the account itself only encrypted",
    "To pay you, and to make sure nobody else is paid in your place",
    "Until you remove the account or delete yours; that a payout went there stays in the books, without your name",
  ],
  [
    "Payouts: amounts, days, the sales in each, and the last four characters of the account",
    "To pay you and to account for it",
    "As long as the law wants books kept; how you want to be paid, until you delete your account",
  ],
  ["Messages from the contact page", "To answer you", "Until the matter is settled"],
];
