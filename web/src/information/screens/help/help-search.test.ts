import { expect, test } from "vitest";
import { findQuestions, type Topic } from "./help-search.ts";
import { topics } from "./help-topics.ts";

const sample: readonly Topic[] = [
  {
    id: "buying",
    title: "Buying",
    questions: [
      { id: "guest", question: "Do I need an account?", answer: ["No. You can order as a guest."] },
      { id: "licence", question: "Which licence do I need?", answer: ["Personal for private work.", "Commercial if it earns money."] },
    ],
  },
  { id: "selling", title: "Selling", questions: [{ id: "fee", question: "What do you keep?", answer: ["15% of the price."] }] },
];

const found = (wish: string) => findQuestions(sample, wish).flatMap(({ questions }) => questions.map(({ id }) => id));

test("without words every question is there", () => {
  expect(found("  ")).toEqual(["guest", "licence", "fee"]);
});

test("a word is looked for in questions, in answers and in topics", () => {
  expect(found("account")).toEqual(["guest"]);
  expect(found("earns")).toEqual(["licence"]);
  expect(found("selling")).toEqual(["fee"]);
});

test("several words must all occur, in any order and any case", () => {
  expect(found("MONEY licence")).toEqual(["licence"]);
  expect(found("money guest")).toEqual([]);
});

test("both spellings of licence find the same answers", () => {
  expect(found("license")).toEqual(["licence"]);
});

test("a topic without a match disappears", () => {
  expect(findQuestions(sample, "guest").map(({ id }) => id)).toEqual(["buying"]);
});

test("every topic and every question has an address of its own", () => {
  const ids = topics.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
});
