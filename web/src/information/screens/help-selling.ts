import type { Topic } from "./help-search.ts";

export const sellingHelp: readonly Topic[] = [
  {
    id: "selling",
    title: "Selling",
    questions: [
      {
        id: "become-a-creator",
        question: "How do I open a shop?",
        answer: [
          "You apply with your profile, a shop name, your portfolio, a short proposal, your country and tax status. The application saves itself. A person answers within 3 business days. After a rejection you can apply again 30 days later.",
        ],
        more: { label: "The steps in the creator guide", to: "/creator-guide", hash: "open-a-shop" },
      },
      {
        id: "what-i-earn",
        question: "How much of the price do I keep?",
        answer: [
          "The price before tax, less 15% commission, less card cost of 2.9% plus 30¢ per order. Of a model sold alone for $40.00 that is $32.54, before what you share with affiliates or collaborators.",
        ],
        more: { label: "The sum, step by step", to: "/creator-guide", hash: "pricing" },
      },
      {
        id: "review-time",
        question: "How long does the review of a product take?",
        answer: [
          "At most 2 business days after the automatic checks. After five approvals, with no upheld report in 90 days and no warnings, yours are published right away.",
        ],
        more: { label: "What the checks look for", to: "/creator-guide", hash: "checks" },
      },
      {
        id: "rejected-product",
        question: "My product was rejected. Can I appeal?",
        answer: [
          "Once, within 30 days. If we only asked for changes, make them and submit again; the comments stand at the fields they concern.",
        ],
      },
      {
        id: "edit-published",
        question: "Can I change a product that is on sale?",
        answer: [
          "Price, pictures, tags and small corrections right away. Files, title, category and licence go through review while the present version stays on sale.",
        ],
      },
      {
        id: "sale-rules",
        question: "When can I put a product on sale at a lower price?",
        answer: [
          "For 1 to 30 days, by 5% to 90%, if it has been published for 14 days and its price has not changed for 30. There are at least 14 days between two sales of one product.",
        ],
      },
      {
        id: "when-paid",
        question: "When am I paid?",
        answer: [
          "On Fridays, once $25 are available. A sale becomes available after 14 days, or 30 until your first payout has arrived. Your payout page shows the date of each amount, and the reason if a Friday was skipped.",
        ],
        more: { label: "More about payouts", to: "/creator-guide", hash: "payouts" },
      },
      {
        id: "bank-change",
        question: "I changed my bank details and payouts stopped.",
        answer: [
          "They pause for 72 hours after every change. If somebody else made the change, that's your time to stop them: tell us right away.",
        ],
        more: { label: "Write to us", to: "/contact" },
      },
      {
        id: "ai-work",
        question: "May I sell work made with AI?",
        answer: ["Yes, if you may sell it and say so: none, assisted or generated. Leaving it out is a reason for removal."],
        more: { label: "Which of the three applies", to: "/creator-guide", hash: "ai-disclosure" },
      },
    ],
  },
  {
    id: "affiliates",
    title: "Affiliates",
    questions: [
      {
        id: "affiliate-link",
        question: "How do affiliate links work?",
        answer: [
          "Add ?ref= and your affiliate id (three digits and three letters) to any address of this site. Who buys within 30 days of following it counts for you; if several links were followed, the last does.",
        ],
      },
      {
        id: "affiliate-earnings",
        question: "What do I earn as an affiliate?",
        answer: [
          "5% of the remainder in our own programme, which is open to every member. In an artist's programme what the artist offers, between 1% and 75%. Your own purchases and refunded items earn nothing. Commissions are paid from $25, once the sale itself can be paid out.",
        ],
        more: { label: "The remainder, worked through", to: "/creator-guide", hash: "pricing" },
      },
    ],
  },
];
