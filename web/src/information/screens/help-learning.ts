import { BRAND } from "@blenda/domain/shared/brand";
import type { Topic } from "./help-search.ts";

export const learningHelp: readonly Topic[] = [
  {
    id: "trainings",
    title: "Trainings",
    questions: [
      {
        id: "tutorial-or-course",
        question: "What is the difference between a tutorial and a course?",
        answer: [
          "A tutorial teaches one thing and may be a single lesson. A course has at least five lessons in sections, and thirty minutes or more. Both have at least one lesson you can watch before you buy.",
        ],
      },
      {
        id: "progress",
        question: "Does my progress follow me?",
        answer: [
          "Yes. Your place is saved every ten seconds and whenever you pause, and continues on any device. A lesson counts as done once you have watched 90% of it, or when you mark it as done. At the end there is a certificate.",
        ],
      },
    ],
  },
  {
    id: "tokens",
    title: `Tokens and ${BRAND.generator}`,
    questions: [
      {
        id: "token-prices",
        question: "What do tokens cost?",
        answer: [
          "Plans run for one month: Starter, 25 tokens for $24.99; Creator, 80 for $39.99; Studio, 200 for $79.99; Business, 500 for $149.99. Packs are bought once: 10 tokens for $12.99, 25 for $29.99, 60 for $69.99.",
        ],
      },
      {
        id: "generation-cost",
        question: "What does a generation cost?",
        answer: [
          "1 token. The high pack adds 3, high complexity 1, ultra resolution 2, so 7 at most. The button shows the total before you start.",
        ],
      },
      {
        id: "generation-limits",
        question: "Which limits apply to generating?",
        answer: [
          "A description has 10 to 500 characters and a picture at most 10 MB. Results come as glb, usdz, fbx and obj. There are 30 seconds between two generations. When the tool rests for maintenance, it says so.",
        ],
      },
      {
        id: "failed-generation",
        question: "A generation failed. Are my tokens gone?",
        answer: [
          "No. Tokens are only set aside when you start. If it fails, takes too long or you cancel while it waits, all of them return; if you cancel while it is running, half of them do.",
        ],
      },
      {
        id: "generated-files",
        question: "How long are generated models kept?",
        answer: ["90 days, or for as long as you use them here, for example in a product. Download what you want to keep."],
      },
      {
        id: "cancel-plan",
        question: "How do I cancel a plan?",
        answer: [
          "In your settings, at any time. It stays until the end of the month you paid for. Plans and spent tokens are not refunded; the unspent tokens of a pack are, within 14 days.",
        ],
      },
    ],
  },
];
