import { expect, test } from "vitest";
import { learningPlace, trainingQuestion } from "./learning-address.ts";

test.each([
  [
    { type: "course", level: "Beginner", free: "true", sort: "rating" },
    { type: "course", level: "Beginner", free: "true", sort: "rating" },
  ],
  [{ type: "webinar", level: "Hard", free: "no", sort: "newest" }, {}],
  [{ q: " uv ", utm_source: "letter" }, { q: "uv" }],
  [
    { q: "uv", sort: "newest" },
    { q: "uv", sort: "newest" },
  ],
  [{ sort: "relevance" }, {}],
])("the address %j asks %j", (asked, question) => expect(trainingQuestion(asked)).toEqual(question));

test("tutorials have a page of their own, so their address does not say the type", () => {
  expect(trainingQuestion({ type: "course" }, "tutorial")).toEqual({ type: "tutorial" });
  expect(learningPlace({ type: "tutorial", level: "Advanced" })).toEqual({ to: "/tutorials", search: { level: "Advanced" } });
  expect(learningPlace({ type: "course" })).toEqual({ to: "/trainings", search: { type: "course" } });
});
