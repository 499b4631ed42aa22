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
          "No. You can browse, save models, fill a cart and order as a guest. With an account, your orders, licences and downloads are all in one place, on every device.",
          "If you order as a guest and sign up with the same email later, your order moves to your account once you confirm that email.",
        ],
      },
      {
        id: "check-a-model",
        question: "How do I check a model before I buy it?",
        answer: [
          "Turn it in the viewer, and switch between lit, wireframe, UV checker, normals and clay with the keys 1 to 5. The facts below are measured from the file you'll download.",
          "The viewer shows a lighter copy. The download is the original.",
        ],
      },
      {
        id: "which-licence",
        question: "Which licence do I need?",
        answer: [
          "Personal for private projects, study and your portfolio. Commercial if a project earns money and one person works on it. Studio for up to ten people in one organisation. Extended for games and apps with more than 100,000 users, and for printing on products you sell.",
        ],
        more: { label: "The licences side by side", to: "/legal/license-agreement", hash: "options" },
      },
      {
        id: "price-changed",
        question: "Why did the price in my cart change?",
        answer: [
          "We confirm every price at checkout and hold it for 15 minutes. If a sale started or ended, or the artist changed the price, you'll see the new one before you pay.",
        ],
      },
      {
        id: "discount-refused",
        question: "Why doesn't my discount code work?",
        answer: [
          "Your cart shows why: it hasn't started, it's expired or used up, your order is below the minimum, it isn't for these items or is for new buyers only, or a better discount already applies. An artist's code only works for their items. Discounts don't add up; each item gets the best one.",
        ],
      },
      {
        id: "payment-failed",
        question: "My payment failed. What now?",
        answer: [
          "Your cart is safe. Check the card details, try another card, or ask your bank. After five failed payments in an hour you'll have to wait an hour before the next, so that nobody can test stolen cards here.",
          "If money left your account but the order isn't marked as paid after a few minutes, write to us with the order number.",
        ],
        more: { label: "Write to us about an order", to: "/contact" },
      },
      {
        id: "cart-too-large",
        question: "My cart says it's too large to save. Is it lost?",
        answer: [
          "No. It works as long as this window is open, but we couldn't save it for your next visit because your browser's storage is full. Check out, or clear the data of other sites to make room.",
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
          "In your orders. Each item lists its files with format and size, and your licence with its code. Download as often as you like.",
        ],
      },
      {
        id: "updates",
        question: "Do I get updates?",
        answer: ["Yes. New versions appear in the same place, with a list of what changed."],
      },
      {
        id: "removed-product",
        question: "Something I bought is no longer for sale. Can I still use it?",
        answer: [
          "Yes. You keep your licence and your downloads. The only exception is work we had to remove because it infringes someone's copyright or is harmful.",
        ],
      },
      {
        id: "prove-licence",
        question: "How do I prove I'm allowed to use a model?",
        answer: [
          "Every purchase comes with a licence code and a page that shows who holds it, which licence it is and which files it covers. Send the link to anyone who asks.",
        ],
        more: { label: "What is in a licence record", to: "/legal/license-agreement", hash: "your-record" },
      },
      {
        id: "upgrade-licence",
        question: "Can I upgrade to a larger licence later?",
        answer: [
          "Yes. Open the order, choose Upgrade licence next to the licence you have, and pay the difference between today's prices. Your new licence replaces the old one and gets its own code. If you get a refund for the upgrade, the old licence is valid again.",
        ],
      },
      {
        id: "share-seats",
        question: "How does my team use a studio licence?",
        answer: [
          "Invite up to nine people by email in your order; you have the tenth seat. Once they accept in their library, they can download the files from their own account. You can remove someone and give the seat to someone else at any time.",
          "You can also add your organisation's name to any licence. It appears on the licence's page and on the invoice.",
        ],
        more: { label: "What a seat is", to: "/legal/license-agreement", hash: "seats" },
      },
      {
        id: "invoice",
        question: "Can I get an invoice with my company and tax number?",
        answer: [
          "Yes. Add them at checkout, or edit the invoice in your order for up to 30 days. Where tax was added, its country and number stay as they were when you paid.",
        ],
      },
      {
        id: "tax",
        question: "Do prices include sales tax?",
        answer: [
          "Where we collect tax, the cart and the checkout say how much and for which country, before you pay, and you can change the country there. Where they say that Blenda doesn't collect sales tax yet, the price is what you pay.",
          "If you buy for a business in a country where we collect tax, enter its tax number at checkout. If it's valid and from another country than ours, no tax is added and the invoice says that you account for it. A refund returns the tax with the price.",
        ],
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
          "Right away, within 14 days, if you haven't downloaded anything. For a course, that means you've opened less than 10% of its paid lessons and downloaded none of its files. Also if you bought the same thing twice and never opened the second one, or if the file doesn't match its measured facts.",
          "You have 30 days for faulty, misdescribed or missing files, and 14 days for any other reason. In those cases the artist answers first.",
        ],
        more: { label: "All the cases", to: "/legal/terms-of-service", hash: "refunds" },
      },
      {
        id: "ask-for-refund",
        question: "How do I ask for a refund?",
        answer: [
          "Open the order, choose the item and tell us why. You can add up to five pictures. You'll see right away whether it's approved or who'll answer.",
        ],
      },
      {
        id: "artist-silent",
        question: "The artist hasn't answered, or said no. What can I do?",
        answer: [
          "Artists have 3 business days. After that, we approve requests with at most two downloads or opened lessons, and look at the others ourselves. If the artist declines, you have 7 days to bring it to us; if they offer part of the price, you have 7 days to accept.",
          "We hear both sides and decide. If we take longer than 21 days, you get your money back.",
        ],
      },
      {
        id: "refund-access",
        question: "What happens to my files after a refund?",
        answer: [
          "After a full refund your licence ends, so please delete the files and stop using them. After a partial refund you keep everything.",
        ],
      },
    ],
  },
];
