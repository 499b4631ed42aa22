import type { Topic } from "./help-search.ts";

export const memberHelp: readonly Topic[] = [
  {
    id: "account",
    title: "Your account",
    questions: [
      {
        id: "locked-out",
        question: "My account is locked. Why, and what do I do?",
        answer: [
          "Somebody, perhaps you, entered a wrong password several times within an hour. From the third time you are warned. The fifth locks the account for 15 minutes, after which you simply try again. From the eighth you need the link we send by email.",
          "If it was not you: your password held. Choose a new one anyway if you use it elsewhere, and switch on multi-factor sign-in.",
        ],
      },
      {
        id: "unlock-mail",
        question: "The unlock mail does not arrive, or its link no longer works.",
        answer: [
          "A link is valid for 24 hours, works once, and a newer one replaces it. You can ask for three an hour. Look into the spam folder, and check that you asked for the address you signed up with.",
        ],
        more: { label: "Still locked out? Write to us", to: "/contact" },
      },
      {
        id: "google",
        question: "Can I sign in with Google?",
        answer: [
          "Yes. We receive your name, address and picture, nothing else. If you already have an account with that address, both are joined once the address is confirmed on both sides; otherwise we ask for your password first.",
        ],
      },
      {
        id: "mfa",
        question: "Which kinds of multi-factor sign-in are there?",
        answer: [
          "An authenticator app, a hardware key, backup codes, and SMS where it is available. You get ten backup codes of twelve characters, shown once; making new ones ends the old.",
        ],
      },
      {
        id: "export-or-delete",
        question: "How do I get a copy of my data, or delete my account?",
        answer: [
          "Both are on the privacy page of your settings. The export contains everything about you. Deleting can be undone for 14 days; after that only your orders remain, without your name.",
        ],
        more: { label: "What we know and for how long", to: "/legal/privacy-policy", hash: "what-we-know" },
      },
      {
        id: "change-cookies",
        question: "How do I change my cookie choice?",
        answer: ["On the cookie page, at any time. We ask again by ourselves after 365 days, or when the categories change."],
        more: { label: "Open the cookie page", to: "/legal/cookie-policy", hash: "change-your-mind" },
      },
      {
        id: "saved-before-sign-in",
        question: "I saved products before signing in. Where are they?",
        answer: [
          "They move to your account about a second after you sign in, and we tell you how many. What you had saved already is not saved twice. Until then they live in that one browser only.",
        ],
      },
    ],
  },
  {
    id: "community",
    title: "Community, messages and notifications",
    questions: [
      {
        id: "posting-limits",
        question: "Why can I not post right now?",
        answer: [
          "There are 15 seconds between two posts and 5 between two comments, 30 while you are new. On your first day you can write three posts and ten comments. The limits are there to stop machines.",
        ],
        more: { label: "All limits", to: "/community-guidelines", hash: "posting" },
      },
      {
        id: "report-something",
        question: "How do I report something?",
        answer: [
          "Every product, post, comment, review, message, shop and profile has a report entry in its menu. You always hear what became of it.",
        ],
        more: { label: "What happens after a report", to: "/community-guidelines", hash: "reports" },
      },
      {
        id: "hidden-post",
        question: "My post was hidden. What now?",
        answer: [
          "Three members reported it, and it stays hidden until we have looked. If you see what they meant, correct it: after ten minutes an edit brings it back. If we remove it you read the reason and can appeal.",
        ],
      },
      {
        id: "contact-artist",
        question: "How do I reach an artist?",
        answer: [
          "From a product, an order or a shop. A message has up to 5,000 characters and five attachments of up to 10 MB. You can begin 20 conversations a day, three on your first.",
        ],
      },
      {
        id: "conversation-stuck",
        question: "A conversation goes nowhere. Can you help?",
        answer: ["Yes. Choose escalate in the menu of the conversation. Somebody of our staff joins, and both sides see it."],
      },
      {
        id: "notifications",
        question: "Which notifications do I get?",
        answer: [
          "Replies to your posts, posts and follows of people around you, invitations, and for artists sales, approvals and interest in their products. Interest in one product is gathered for 24 hours, so ten saves are one notification. The bell shows the newest ten, the page the newest fifty.",
        ],
      },
      {
        id: "write-a-review",
        question: "When can I write a review?",
        answer: [
          "As soon as you bought the item, once per item. We ask you after a day; you can put it off by another day or tell us not to ask again.",
        ],
      },
    ],
  },
  {
    id: "site",
    title: "The site itself",
    questions: [
      {
        id: "viewer-problems",
        question: "The 3D viewer stays empty. What can I do?",
        answer: [
          "It needs WebGL, which every current browser has. Update the browser, switch on hardware acceleration in its settings, and close other tabs that show 3D. The pictures of the product work everywhere.",
        ],
      },
      {
        id: "is-it-down",
        question: "Is the site down, or is it me?",
        answer: ["The status page checks the parts of the site every 30 seconds while you look at it."],
        more: { label: "Open the status page", to: "/status" },
      },
      {
        id: "accessibility",
        question: "Something cannot be used by keyboard or screen reader.",
        answer: [
          "Then it is a mistake of ours, and we want to know. Tell us the page, what you wanted to do and what you use, and we will answer with what we can do.",
        ],
        more: { label: "Tell us", to: "/contact" },
      },
    ],
  },
];
