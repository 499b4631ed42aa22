import type { Topic } from "./help-search.ts";

export const buyingHelp: readonly Topic[] = [
  {
    id: "buying",
    title: "Buying",
    questions: [
      {
        id: "need-an-account",
        question: "Do I need an account to buy?",
        answer: [
          "No. You can look around, save products, fill a cart and order as a guest. With an account your orders, licences and downloads stay together and follow you to every device.",
          "If you order as a guest and later make an account with the same address, the order joins it as soon as you confirm that address.",
        ],
      },
      {
        id: "check-a-model",
        question: "How do I check a model before I buy it?",
        answer: [
          "Turn it in the viewer and switch between lit, wireframe, UV checker, normals and clay with the keys 1 to 5. The facts below the viewer are measured from the file you will download; anything only the artist says is marked as such.",
          "The model in the viewer is a lighter copy with a watermark. The download is the original.",
        ],
      },
      {
        id: "which-licence",
        question: "Which licence do I need?",
        answer: [
          "Personal for private projects, study and your portfolio. Commercial as soon as a project earns money and one person works on it. Studio for up to ten people of one organisation. Extended for games and apps with more than 100,000 users and for print on things that are sold.",
          "If you are not sure, start with the smaller one: you can move up later and pay only the difference.",
        ],
        more: { label: "The licences side by side", to: "/legal/license-agreement", hash: "options" },
      },
      {
        id: "price-changed",
        question: "Why did the price in my cart change?",
        answer: [
          "We confirm every price when you check out, and hold it for 15 minutes. If a sale began or ended, or the artist changed the price, you see the new one before you pay.",
        ],
      },
      {
        id: "discount-refused",
        question: "Why does my discount code not work?",
        answer: [
          "The cart says the reason beside the code: not begun, over, used up, a minimum not reached, not for these items, for new buyers only, or a better discount already applies. An artist's code works for that artist's items only. Discounts do not add up; each item takes the largest.",
        ],
      },
      {
        id: "payment-failed",
        question: "My payment failed. What now?",
        answer: [
          "Your cart is still there. Check the card's details, try another card, or ask your bank whether it refused. After five failed attempts in an hour paying pauses for an hour, to protect cards from being tried out.",
          "If money left your account and the order does not show as paid after a few minutes, write to us with the order number. Paid orders that were not delivered are found and repaired automatically every five minutes.",
        ],
        more: { label: "Write to us about an order", to: "/contact" },
      },
      {
        id: "cart-too-large",
        question: "My cart says it is too large to save. Is it lost?",
        answer: [
          "No. The cart works as long as this window is open; it only could not be kept for your next visit, because your browser's storage is full. Check out, or free some space by clearing the data of other sites.",
        ],
      },
    ],
  },
  {
    id: "downloads",
    title: "Downloads and licences",
    questions: [
      {
        id: "find-downloads",
        question: "Where are my downloads?",
        answer: [
          "In your orders. Every item lists its files, their formats and sizes, and the licence with its code. You can download as often as you need.",
        ],
      },
      {
        id: "updates",
        question: "Do I get updates of what I bought?",
        answer: [
          "Yes. When an artist publishes a new version you find it in the same place, with a list of what changed. The artist may also mail you about it, at most once a day per product; you can switch that off per product.",
        ],
      },
      {
        id: "removed-product",
        question: "A product I bought is no longer on sale. Can I still use it?",
        answer: [
          "Yes. Your licence stays and you can keep downloading. Only if it was removed because it infringes somebody's copyright or is harmful does the download close.",
        ],
      },
      {
        id: "prove-licence",
        question: "How do I prove that I may use a model?",
        answer: [
          "Each purchase has a licence code of four groups of four characters, with the holder, the kind of licence, the version of the terms and fingerprints of the files. Send the licence page to whoever asks.",
        ],
        more: { label: "What is in a licence record", to: "/legal/license-agreement", hash: "your-record" },
      },
      {
        id: "invoice",
        question: "Can I have an invoice with my company and tax number?",
        answer: ["Yes. Add them at checkout, or edit the invoice of an order for 30 days afterwards."],
      },
    ],
  },
  {
    id: "refunds",
    title: "Refunds",
    questions: [
      {
        id: "when-refunded",
        question: "When do I get my money back?",
        answer: [
          "Right away, within 14 days, if you downloaded nothing. For a training: if you opened less than 10% of its paid lessons and downloaded no material. Also if you bought the same thing twice and never opened the second one, or if the file does not match its measured facts.",
          "For faulty, misdescribed or missing files you have 30 days, for any other reason 14. Then the artist answers first.",
        ],
        more: { label: "The whole table", to: "/legal/terms-of-service", hash: "refunds" },
      },
      {
        id: "ask-for-refund",
        question: "How do I ask for a refund?",
        answer: [
          "Open the order, choose the item and say why, in at least 20 characters; up to five pictures help. You'll see right away whether it was approved or who has to answer.",
        ],
      },
      {
        id: "artist-silent",
        question: "The artist does not answer, or refused. What can I do?",
        answer: [
          "An artist has 3 business days. After that, a request with at most two downloads or opened lessons is approved, and any other goes to our staff. If the artist refuses, you have 7 days to bring it to us; if you are offered a part of the price, 7 days to accept.",
          "We decide with what both sides can show. If we have not decided after 21 days, you get your money back.",
        ],
      },
      {
        id: "refund-access",
        question: "What happens to my files after a refund?",
        answer: [
          "After a full refund your licence ends: please stop using and delete the files. After a partial refund you keep everything.",
        ],
      },
    ],
  },
];
