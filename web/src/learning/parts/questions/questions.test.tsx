import type { LessonQuestion } from "@blenda/domain/learning/model";
import { testForm } from "../../../testing/form.tsx";
import { ANA, expect, openPart, page, test, type } from "../../../testing/screen.tsx";
import type { Reader } from "../../data/question-queries.ts";
import { Questions } from "./questions.tsx";

const place = { trainingId: "training", lessonId: "lesson" };
const ANA_WROTE = { id: "ana", name: "Ana", photoUrl: null, role: "learner" as const };
const CARA_WROTE = { id: "cara", name: "Cara", photoUrl: null, role: "creator" as const };
const post = { createdAt: "2026-01-01T00:00:00.000Z", editedAt: null, isRemoved: false };
const question: LessonQuestion = {
  ...post,
  ...{ id: "q1", text: "Why seams here?", author: ANA_WROTE, lessonId: "lesson", atSeconds: 65, answers: [], isWaiting: true },
};
const answered: LessonQuestion = {
  ...question,
  answers: [{ ...post, id: "a1", text: "They're hidden there.", author: CARA_WROTE }],
  isWaiting: false,
};
const open = (reader: Reader = "owner", me = ANA, onGo = (_seconds: number) => {}) =>
  openPart(<Questions place={place} reader={reader} seconds={12.7} onGo={onGo} />, me);

testForm({
  name: "a question under a lesson",
  open: (server) => {
    server.answer("learning.questions", { questions: [], next: null });
    return open();
  },
  button: "Ask",
  operation: "learning.ask",
  faults: { "Your question at 0:12": "Please write something." },
  typed: { "Your question at 0:12": "Why seams here?" },
  sends: { ...place, atSeconds: 12, text: "Why seams here?" },
  answer: question,
  refusal: { code: "LEARNING_BLOCKED", says: "You can't write to this person" },
});

test("a new question shows up at once; whoever wrote it may change it, and a press on its moment goes there", async ({ server }) => {
  const went: number[] = [];
  server.answer("learning.questions", { questions: [], next: null });
  server.answer("learning.ask", question);
  server.answer("learning.editPost", { ...question, text: "Why here?", editedAt: post.createdAt });
  await open("owner", ANA, (seconds) => went.push(seconds));
  await expect.element(page.getByText("No questions yet. Yours would be the first.")).toBeVisible();
  type(page.getByLabelText("Your question at 0:12").element(), "Why seams here?");
  await page.getByRole("button", { name: "Ask" }).click();
  await expect.element(page.getByRole("article", { name: "Question by Ana" })).toBeVisible();
  await page.getByRole("button", { name: "Go to 1:05" }).click();
  expect(went).toEqual([65]);
  await page.getByRole("button", { name: "Edit" }).click();
  type(page.getByLabelText("Your words").element(), "Why here?");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Why here?")).toBeVisible();
  await expect.element(page.getByText(/edited$/)).toBeVisible();
});

test("the creator is asked to answer, and their answer is marked as theirs", async ({ server }) => {
  server.answer("learning.questions", { questions: [question], next: null });
  server.answer("learning.answer", answered);
  await open("creator", { ...ANA, id: "cara", displayName: "Cara" });
  await expect.element(page.getByText("Waiting for you")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Ask" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Answer", exact: true }).click();
  type(page.getByLabelText("Your answer").element(), "They're hidden there.");
  await page.getByRole("button", { name: "Post answer" }).click();
  await expect.element(page.getByText("They're hidden there.")).toBeVisible();
  await expect.element(page.getByText("Creator", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Waiting for you")).not.toBeInTheDocument();
});

test("other people's words are theirs: learners can't change or remove them", async ({ server }) => {
  server.answer("learning.questions", { questions: [answered], next: null });
  await open("owner", { ...ANA, id: "bob" });
  await expect.element(page.getByText("Why seams here?")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Edit" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
});

test("what was removed leaves its place where others answered", async ({ server }) => {
  const removed = { ...answered, text: "", author: null, isRemoved: true };
  server.answer("learning.questions", { questions: [answered], next: null });
  server.answer("learning.removePost", removed);
  await open();
  await page.getByRole("button", { name: "Remove what Ana wrote" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect.element(page.getByText("This question was removed.")).toBeVisible();
  await expect.element(page.getByText("They're hidden there.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Answer", exact: true })).not.toBeInTheDocument();
});

test("our own people say why they remove something", async ({ server }) => {
  server.answer("learning.questionsForStaff", { questions: [question], next: null });
  server.answer("learning.moderatePost", { ...question, text: "", author: null, isRemoved: true });
  await open("staff", { ...ANA, id: "edda" });
  await page.getByRole("button", { name: "Remove what Ana wrote" }).click();
  type(page.getByLabelText("Reason").element(), "Advertising");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect.element(page.getByText("No questions yet.")).toBeVisible();
  expect(server.sent("learning.moderatePost")).toMatchObject([{ postId: "q1", reason: "Advertising" }]);
});

test("older questions come when they are asked for", async ({ server }) => {
  server.answer("learning.questions", { questions: [question], next: "more" });
  await open();
  await expect.element(page.getByText("Why seams here?")).toBeVisible();
  server.answer("learning.questions", { questions: [{ ...question, id: "q2", text: "And there?" }], next: null });
  await page.getByRole("button", { name: "Show older questions" }).click();
  await expect.element(page.getByText("And there?")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Show older questions" })).not.toBeInTheDocument();
});

test("questions that do not arrive can be asked for again", async ({ server }) => {
  server.refuse("learning.questions", "LEARNING_NOT_OWNED");
  await open();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});
