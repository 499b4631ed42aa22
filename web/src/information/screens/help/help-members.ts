import type { Topic } from "./help-search.ts";

export const memberHelp: readonly Topic[] = [
  {
    id: "account",
    title: "Your account",
    questions: [
      {
        id: "locked-out",
        question: "Why is my account locked, and what can I do?",
        answer: [
          "Someone, maybe you, entered a wrong password several times within an hour. After the third try we show a warning. The fifth locks the account for 15 minutes; after that, just try again. From the eighth you need the link we email you.",
          "If it wasn't you, your password did its job. If you use it on other sites, choose a new one.",
        ],
      },
      {
        id: "unlock-mail",
        question: "My unlock email hasn't arrived, or its link doesn't work.",
        answer: [
          "Each link works once, for 24 hours, and a newer one replaces it. You can request three an hour. Check your spam folder, and make sure you used the email you signed up with.",
        ],
        more: { label: "Still locked out? Write to us", to: "/contact" },
      },
      {
        id: "google",
        question: "Can I log in with Google?",
        answer: [
          "Yes. Google gives us your name, email and picture, and nothing else. We use the picture as your photo if you don't have one yet; you can change or remove it in your settings.",
          "If you already have an account with that email, we connect the two once the email is confirmed on both sides. Otherwise we'll ask for your password first.",
        ],
      },
      {
        id: "export-or-delete",
        question: "How do I download my data or delete my account?",
        answer: [
          "Both are in your settings, under Privacy. The download has everything about you. You can undo a deletion for 14 days; after that only your orders remain, without your name.",
        ],
        more: { label: "What we know, and for how long", to: "/legal/privacy-policy", hash: "what-we-know" },
      },
      {
        id: "change-cookies",
        question: "How do I change my cookie choice?",
        answer: ["On the cookie page, any time. We'll ask again after 365 days, or if the categories change."],
        more: { label: "Open the cookie page", to: "/legal/cookie-policy", hash: "change-your-mind" },
      },
      {
        id: "saved-before-sign-in",
        question: "I saved models before logging in. Where are they?",
        answer: [
          "They move to your account about a second after you log in, and we'll tell you how many. Until then they're only in that browser.",
        ],
      },
    ],
  },
  {
    id: "community",
    title: "Messages and notifications",
    questions: [
      {
        id: "contact-artist",
        question: "How do I contact an artist?",
        answer: [
          "From a product, an order or a shop. A message can have up to 5,000 characters and five attachments of 10 MB each. You can start 20 conversations a day, three on your first day.",
        ],
      },
      {
        id: "conversation-stuck",
        question: "We can't agree. Can you help?",
        answer: [
          "Yes. Open the menu of the conversation and choose “Ask our team to help”. Someone from our team joins, and both of you can see it.",
        ],
      },
      {
        id: "report-something",
        question: "How do I report something?",
        answer: [
          "Products, courses, shops, profiles, posts, comments, reviews and messages have a Report option on their page or in their menu. Choose what's wrong and add links or pictures if you like.",
          "We look at it within 24 hours and tell you what we decide. You'll find all your reports in your settings.",
        ],
        more: { label: "What happens after a report", to: "/community-guidelines", hash: "reports" },
      },
      {
        id: "notifications",
        question: "Which notifications will I get?",
        answer: [
          "New followers, messages and news about your account; if you sell, also sales and interest in your models. We group interest in a model for 24 hours, so ten saves are one notification. Choose what you get in your settings.",
        ],
      },
    ],
  },
  {
    id: "affiliates",
    title: "Affiliates",
    questions: [
      {
        id: "affiliate-program",
        question: "How does the affiliate program work?",
        answer: [
          "Share any page with your link. If someone who came by it buys within 30 days, you get a share of what the sale leaves: 5% in our program, 1 to 75% in a creator's. The last click before checkout counts.",
          "Anyone with an account can join ours: accept the terms, and your link counts. A creator's program takes an invitation, or you ask to join.",
        ],
        more: { label: "What one sale brings, step by step", to: "/affiliate-program" },
      },
      {
        id: "affiliate-orders",
        question: "Why did an order bring me nothing?",
        answer: [
          "Your affiliate dashboard lists every order and says why. Your own purchases don't count, also with your card or on your device. Neither do refunded orders, and sales where creators brought the buyer themselves.",
          "Orders that look odd are checked by our team before they're paid. You can read what we decide.",
        ],
        more: { label: "The terms of the program", to: "/affiliate-program", hash: "terms" },
      },
      {
        id: "affiliate-paid",
        question: "When am I paid for orders I brought?",
        answer: [
          "An order is pending until its hold ends, at least 14 days after it. Approved money goes out on Fridays, once you have $25.00. Add your bank details on the affiliate dashboard.",
        ],
      },
    ],
  },
  {
    id: "site",
    title: "The site",
    questions: [
      {
        id: "viewer-problems",
        question: "The 3D viewer is empty. What can I do?",
        answer: [
          "It needs WebGL, which every current browser has. Update your browser, turn on hardware acceleration in its settings, and close other tabs that show 3D. The pictures work everywhere.",
        ],
      },
      {
        id: "is-it-down",
        question: "Is the site down, or is it me?",
        answer: ["Check the status page. It tests each part of the site every 30 seconds."],
        more: { label: "Open the status page", to: "/status" },
      },
      {
        id: "accessibility",
        question: "Something doesn't work with my keyboard or screen reader.",
        answer: ["That's our mistake, and we'd like to fix it. Tell us which page, what you were trying to do, and what you use."],
        more: { label: "Tell us", to: "/contact" },
      },
    ],
  },
];
