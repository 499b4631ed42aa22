import { AUTHORING } from "@blenda/domain/authoring/constants";
import { REVIEW } from "@blenda/domain/review/constants";
import type { Chapter } from "./handbook-types.ts";

const QUEUE = { label: "Pending Products", to: "/admin/reviews/products" } as const;
const COURSES = { label: "Pending Training", to: "/admin/reviews/trainings" } as const;
const DECISIONS = { label: "Review History", to: "/admin/reviews/history" } as const;
const PRODUCTS = { label: "Products", to: "/admin/products" } as const;
const TRAININGS = { label: "Courses", to: "/admin/trainings" } as const;

/** What reviewers do. */
export const REVIEWING: Chapter = {
  id: "reviews",
  title: "Reviewing products and courses",
  answers: [
    {
      title: "Working through the queue",
      text: [
        `Oldest first. Creators are promised an answer in ${AUTHORING.ANSWER_BUSINESS_DAYS} business days; the bar shows how much of that is used, and weekends don't count.`,
        `Opening a submission reserves it for you until ${REVIEW.CLAIM_MINUTES} minutes after you last moved. Others can see that you have it, and can take it over.`,
        "You can read with any content permission. To decide, you need “Approve content”, and nobody decides about their own work.",
      ],
      links: [QUEUE, COURSES],
    },
    {
      title: "Approving, asking for changes, rejecting",
      text: [
        "What's approved goes on sale right away, or on the date its creator chose. A revision replaces what's on sale; until then that stays as it is.",
        "Asking for changes needs at least one comment on a field, or on a lesson of a course: the creator reads it right there. A rejection needs a reason and a sentence, and can be appealed once, within 30 days. Someone else looks at the appeal.",
        "If someone was quicker, you'll read what they decided. Decisions are never changed or removed.",
      ],
      links: [QUEUE, DECISIONS],
    },
    {
      title: "Watching a course",
      text: [
        "The rules a course has to meet are listed beside it, each with what we measured: lessons, length, sound, size and captions. Play each film, read each text, and open resources and checkpoint models; N and B step through the lessons.",
        "For a revision you see what changes in each lesson, and can watch the version on sale beside it. A lesson that people paid for and would lose is marked: approve that only with a good reason.",
        "The same film in someone else's course is flagged. It's a hint: watch both before you decide.",
      ],
      links: [COURSES],
    },
    {
      title: "A product may be a copy",
      text: [
        "We compare the bytes and the shape of every model with what others sell. Turning, scaling or exporting it again doesn't hide a copy. It's a hint: compare both before you decide.",
        "To take something off sale, suspend it with a reason. Buyers keep what they bought, unless you choose someone else's work or an unsafe file. You can reinstate it.",
      ],
      links: [QUEUE, PRODUCTS, TRAININGS],
    },
  ],
};
