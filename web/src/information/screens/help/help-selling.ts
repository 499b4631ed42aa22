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
          "We're opening shops one by one for now. Write to us, choose “Selling and payouts”, and send a link to your work and a few words about what you'd like to sell. We'll reply within two business days.",
        ],
        more: { label: "Opening a shop, in the creator guide", to: "/creator-guide", hash: "open-a-shop" },
      },
      {
        id: "what-i-earn",
        question: "How much of the price do I keep?",
        answer: [
          "The price before tax, minus our 15% commission and the card fee of 2.9% plus 30¢ per order. Sell one model for $40.00 and $32.54 is yours.",
        ],
        more: { label: "See the numbers, step by step", to: "/creator-guide", hash: "pricing" },
      },
      {
        id: "when-paid",
        question: "When will I be paid?",
        answer: [
          "Every Friday, once at least $25.00 is available. A sale becomes available 14 days after it, and 30 days after it until your first payout has arrived. You can choose monthly or quarterly payouts, a higher amount, or a pause.",
          "You'll find your balance, the date each sale clears and every payout on your payouts page. Fridays are counted in UTC.",
        ],
        more: { label: "More about payouts", to: "/creator-guide", hash: "payouts" },
      },
      {
        id: "coupons-and-sales",
        question: "How do I make a coupon or a sale?",
        answer: [
          "You'll find both in your dashboard. A coupon is a code for your own items; a sale event lowers prices for 1 to 30 days. Before you save a sale, we show which items can't take part and why.",
        ],
        more: { label: "The rules for coupons and sales", to: "/creator-guide", hash: "discounts" },
      },
      {
        id: "own-affiliates",
        question: "Can others recommend my work and get a share?",
        answer: [
          "Yes, with your own affiliate program. You'll find it in your dashboard: switch it on, set a share from 1 to 75%, for everything or for chosen items, and invite people or let them ask. You only pay when they bring a buyer, out of what the sale leaves.",
        ],
        more: { label: "Your own program, in the creator guide", to: "/creator-guide", hash: "affiliates" },
      },
      {
        id: "answer-a-refund",
        question: "A buyer wants a refund. What do I do?",
        answer: [
          "You'll find the request on your refunds page. Approve it, offer part of the price, or decline with a reason. Please answer within 3 business days.",
        ],
        more: { label: "How refunds work for shops", to: "/creator-guide", hash: "refunds" },
      },
      {
        id: "ai-work",
        question: "Can I sell work made with AI?",
        answer: ["Yes, as long as you have the rights and say so: none, assisted or generated. If you leave it out, we may take it down."],
        more: { label: "Which of the three applies", to: "/creator-guide", hash: "ai-disclosure" },
      },
    ],
  },
];
