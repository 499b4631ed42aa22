import { COMMISSION_BPS, FIRST_HOLD_DAYS, HOLD_DAYS } from "../ledger/constants.ts";
import { BRAND } from "../shared/brand.ts";

/**
 * The creator agreement, whole: what an applicant agrees to is what stands here, and its version is kept with their
 * application. A changed sentence means a new version and date; agreements to an older one stay as they were given.
 */
export const CREATOR_AGREEMENT = {
  version: "1.0",
  date: "2026-11-16",
  sections: [
    {
      title: "What this is",
      text: `This agreement is between you and ${BRAND.name}. It covers everything you sell or teach through your shop. Our terms of service apply as well; where the two differ, this agreement comes first.`,
    },
    {
      title: "What you offer",
      text: "You offer only what you made yourself or hold the rights to sell. You describe it honestly: what the files contain, which software opens them, and whether AI was used to make them. You keep the rights to your work.",
    },
    {
      title: "What we may do with it",
      text: `You let ${BRAND.name} store, check, preview, show and deliver your work, and grant buyers the licence they chose. This ends when you take something off sale, except for people who already bought it: they keep what they paid for.`,
    },
    {
      title: "Review",
      text: "We look at what you submit before it goes on sale. We may ask for changes, refuse something with a reason, or take it off sale if it breaks the rules or someone shows that it isn't yours.",
    },
    {
      title: "Money",
      text: `We keep ${COMMISSION_BPS / 100}% of each sale, plus what the card payment costs. The rest is yours. Earnings are held for ${FIRST_HOLD_DAYS} days until your first completed payout and for ${HOLD_DAYS} days after that, so refunds can be paid from them. You take care of taxes on what you earn.`,
    },
    {
      title: "Buyers",
      text: "You answer buyers and refund requests within the time shown in your dashboard. If you don't, our refund rules decide for you.",
    },
    {
      title: "Leaving",
      text: "You can close your shop whenever you like. We can suspend or end it if this agreement is broken, and we'll say why. What you've earned by then is still paid out once its hold is over.",
    },
  ],
} as const;
