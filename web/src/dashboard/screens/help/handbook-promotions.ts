import { DISCOUNT, SECOND_PERSON } from "@blenda/domain/discounts/constants";
import { COMMISSION_BPS } from "@blenda/domain/ledger/constants";
import { SALE_EVENT } from "@blenda/domain/sale-events/constants";
import type { Chapter } from "./handbook-types.ts";

const DISCOUNTS = { label: "Discounts", to: "/admin/discounts" } as const;
const EVENTS = { label: "Sale Events", to: "/admin/sales" } as const;

const COMMISSION = `${COMMISSION_BPS / 100}%`;

/** Codes and sales of the platform. */
export const PROMOTING: Chapter = {
  id: "promotions",
  title: "Promotions",
  answers: [
    {
      title: "Making a discount code",
      text: [
        `Say what comes off, for which categories and licences, how often and from when to when: ${DISCOUNT.PERCENT_LEAST} to ${DISCOUNT.PERCENT_MOST} percent, or an amount. Write down for the team why it's given.`,
        "With “View content” you can look. To make or change a code you need “Edit content”.",
        "Once somebody has used a code, its name and value stay. Its dates, its limits and what it's for can still change.",
      ],
      links: [DISCOUNTS],
    },
    {
      title: "Approving a code",
      text: [
        `More than ${SECOND_PERSON.PERCENT_ABOVE}% or $${SECOND_PERSON.CENTS_ABOVE / 100} needs a second person. Until then the code waits, and nobody can use it.`,
        "Whoever made it, or changed it last, can't approve it. Changing anything about it makes it wait again.",
        "Look at the value, the limits and the end before you approve. A code without an end or a limit goes on until someone stops it.",
      ],
      links: [DISCOUNTS],
    },
    {
      title: "Who pays for a code of Blenda's",
      text: [
        `Our commission does: ${COMMISSION} of the price. Creators and affiliates earn what they would at the full price, and we never pay in. So a code takes off what our commission carries, even if it says more.`,
        "You can ask creators to give the rest. For those who agree, our commission goes first and they give what's beyond it. If you change the code, they're asked again.",
        "Goodwill is different: it's honoured whole, on top of sales too, and we owe what our commission doesn't carry.",
      ],
      links: [DISCOUNTS],
    },
    {
      title: "Planning a sale for everybody",
      text: [
        `Choose ${SALE_EVENT.DAYS_LEAST} to ${SALE_EVENT.DAYS_MOST} days, the least that comes off, and a deadline to join: a day from now or later, and before the start. Then invite. From then on, only the words can change.`,
        "Creators choose what takes part and how much comes off, and can change both until the deadline. Then the sale is locked by itself, or earlier if you lock it.",
        `What can't take part says why: on sale for less than ${SALE_EVENT.PUBLISHED_DAYS} days, a price that changed in the ${SALE_EVENT.UNCHANGED_DAYS} days before, or another sale less than ${SALE_EVENT.PAUSE_DAYS} days away. Nobody on the team can make an exception.`,
      ],
      links: [EVENTS],
    },
    {
      title: "Stopping a code or a sale",
      text: [
        "Switch a code off and nobody can use it anymore. Whoever has it in their cart sees the full price before they pay. Orders that are paid stay as they are. Switch it on again, and it works as before.",
        "Cancel a sale before it starts and no price changes. End a running one and prices go back right away, also in open carts. It can't be started again.",
        "Creators stop their own codes and sales. If one of theirs breaks the rules, suspend the product or the person.",
      ],
      links: [DISCOUNTS, EVENTS, { label: "Users", to: "/admin/users" }],
    },
  ],
};
