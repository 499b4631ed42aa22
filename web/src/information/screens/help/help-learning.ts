import { BRAND } from "@blenda/domain/shared/brand";
import type { Topic } from "./help-search.ts";

export const learningHelp: readonly Topic[] = [
  {
    id: "trainings",
    title: "Courses",
    questions: [
      {
        id: "tutorial-or-course",
        question: "What's the difference between a tutorial and a course?",
        answer: [
          "A tutorial teaches one thing and can be a single lesson. A course has several lessons in sections. Both have free preview lessons, so you can try before you buy.",
        ],
      },
      {
        id: "progress",
        question: "Is my progress saved?",
        answer: [
          "Yes. We save your place every ten seconds and whenever you pause, and you can continue on any device. A lesson is done once you've watched 90% of it, or when you mark it as done.",
        ],
      },
      {
        id: "certificate",
        question: "Do I get a certificate?",
        answer: [
          "Yes, once every lesson is done. You'll find it next to the lessons and in My courses, as a PDF and as a link. Anyone you send the link to can see your name, the course and the date.",
          "Lessons added later don't change it. If you change your display name, choose Update name. A refund ends the certificate, and deleting your account deletes it.",
        ],
      },
      {
        id: "lesson-questions",
        question: "Can I ask something about a lesson?",
        answer: [
          "Yes, below every lesson of a course you own, up to 10 questions an hour. The creator and everyone else who owns the course can read and answer it, and we'll notify you about each answer. You can edit or remove what you wrote.",
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
          "Plans are monthly: Starter, 25 tokens for $24.99; Creator, 80 for $39.99; Studio, 200 for $79.99; Business, 500 for $149.99. Packs are a one-time purchase: 10 tokens for $12.99, 25 for $29.99, 60 for $69.99.",
        ],
      },
      {
        id: "generation-cost",
        question: "How many tokens does a model cost?",
        answer: [
          "1 token. HighPack adds 3, high complexity 1 and ultra resolution 2, so 7 at most. You'll see the total on the button before you start.",
        ],
      },
      {
        id: "generation-said",
        question: "Will it make what I ask for?",
        answer: [
          "While you write, you'll see what it will make and a free draft picture. If we don't have something yet, you can choose the nearest we have or change your words. Nothing is made or charged before that.",
        ],
      },
      {
        id: "generation-limits",
        question: "Are there limits?",
        answer: [
          "Descriptions have 10 to 500 characters, pictures up to 10 MB. You can download GLB, USDZ, FBX and OBJ. After you start one, there's a 30-second pause before the next.",
        ],
      },
      {
        id: "failed-generation",
        question: "A generation failed. Are my tokens gone?",
        answer: [
          "No. If it fails, takes too long, or you cancel before it starts, you'll get all your tokens back. If you cancel while it's running, you'll get half.",
        ],
      },
      {
        id: "generated-files",
        question: "How long do you keep my generated models?",
        answer: ["90 days. Download the ones you want to keep."],
      },
      {
        id: "cancel-plan",
        question: "How do I cancel a plan?",
        answer: [
          "On your tokens page, any time. Your plan stays active until the end of the month you've paid for. We don't refund plans or tokens you've used, but you can get unused tokens from a pack refunded within 14 days.",
        ],
      },
    ],
  },
];
