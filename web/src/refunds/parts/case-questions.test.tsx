import type { Refund } from "@blenda/domain/refunds/model";
import { testForm } from "../../testing/form.tsx";
import { ANA, openPart } from "../../testing/screen.tsx";
import { CaseQuestions } from "./case-questions.tsx";

const at = "2026-11-01T00:00:00.000Z";
const asked = { id: "q", question: "Which program did you use?", askedAt: at, dueAt: at, answer: null, answeredAt: null };
const about = { number: "R-1001", dueAt: at, isOpen: true, questions: [asked] };
const refund: Refund = {
  ...{
    id: "r",
    lineId: "l",
    orderId: "o",
    orderNumber: "B-1001",
    title: "A lamp",
    buyerName: "Bo",
    reason: "faulty",
    text: "",
    pictures: [],
  },
  ...{ status: "staff_review", paidCents: 2_499, amountCents: 2_499, bank: "none", downloads: 1, lessonsOpened: 0, answer: "" },
  ...{ dueAt: null, createdAt: at, updatedAt: at, allowed: [], timeline: [], case: about },
};

testForm({
  name: "a side answers our team",
  open: () => openPart(<CaseQuestions about={about} learn={() => {}} />, ANA),
  button: "Send answer",
  operation: "refunds.answerQuestion",
  faults: { "Your answer": "Please write an answer first." },
  typed: { "Your answer": "Blender 5.1, on Windows" },
  sends: { questionId: "q", answer: "Blender 5.1, on Windows" },
  answer: refund,
  done: "Thanks. Our team has your answer.",
  refusal: { code: "REFUNDS_CASE_CLOSED", says: "This case is closed" },
});
